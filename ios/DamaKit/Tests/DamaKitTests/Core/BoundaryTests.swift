import DamaKit
import Testing

struct BoundaryTests {
    @Test func levels() throws {
        #expect(try levelCount() == 10)
    }
}
