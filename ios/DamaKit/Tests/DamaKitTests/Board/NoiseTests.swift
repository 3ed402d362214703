import Testing

@testable import DamaKit

struct NoiseTests {
    /// The upper 24 bits of mulberry32 as published, from an implementation in Python.
    @Test(arguments: [
        (0, [4_469_940, 5532, 3_745_883, 2_452_865, 7_840_459]),
        (1, [10_520_554, 45897, 8_849_092, 16_459_303, 16_246_685]),
        (41, [14_277_649, 8_537_044, 10_643_660, 9_079_626, 14_293_695]),
        (-7, [7_265_664, 5_459_235, 9_131_326, 8_056_251, 817_378]),
    ])
    func theNumbersOfASeed(_ seed: Int, _ numbers: [Int]) {
        var random = Mulberry(seed)
        for number in numbers { #expect(random.next() == Double(number) / 16_777_216) }
    }

    @Test func aWaveStaysBetweenItsBoundsAndMoves() {
        var random = Mulberry(41)
        let wave = Wave(&random)
        let heights = (0..<1000).map { wave.at(Double($0) / 10) }
        #expect(heights.allSatisfy { abs($0) <= 1 })
        #expect((heights.max() ?? 0) > 0.5 && (heights.min() ?? 0) < -0.5)
    }
}
