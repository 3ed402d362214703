//! Positions as Hub writes them (T4): the side to move, `W` or `B`, and a letter for each square,
//! rank 8 to rank 1, a to h.

use dama_core::{Bitboard, Kind, Piece, Position, Side, Square};

/// Reads a position. The error says what is wrong and at which character, counted from 1.
pub fn read(text: &str) -> Result<Position, String> {
    let mut chars = text.chars();
    let side = match chars.next() {
        Some('W') => Side::White,
        Some('B') => Side::Black,
        _ => return Err("a position begins with the side to move, 'W' or 'B'".to_owned()),
    };
    let letters: Vec<char> = chars.collect();
    if letters.len() != Square::COUNT {
        return Err(format!("a position has {} squares, not {}", Square::COUNT, letters.len()));
    }
    let (mut men, mut kings) = ([Bitboard::EMPTY; 2], [Bitboard::EMPTY; 2]);
    for (i, (&letter, square)) in letters.iter().zip(squares()).enumerate() {
        let set = match letter {
            'w' => &mut men[0],
            'b' => &mut men[1],
            'W' => &mut kings[0],
            'B' => &mut kings[1],
            'e' => continue,
            other => {
                return Err(format!("character {}: a square is w, b, W, B or e, not {other:?}", i + 2));
            }
        };
        *set |= Bitboard::of(square);
    }
    Position::new(men, kings, side).map_err(|error| error.to_string())
}

/// Writes a position.
pub fn write(position: &Position) -> String {
    let side = match position.side_to_move() {
        Side::White => 'W',
        Side::Black => 'B',
    };
    std::iter::once(side).chain(squares().map(|square| letter(position.piece_at(square)))).collect()
}

fn letter(piece: Option<Piece>) -> char {
    match piece {
        None => 'e',
        Some(Piece { side: Side::White, kind: Kind::Man }) => 'w',
        Some(Piece { side: Side::Black, kind: Kind::Man }) => 'b',
        Some(Piece { side: Side::White, kind: Kind::King }) => 'W',
        Some(Piece { side: Side::Black, kind: Kind::King }) => 'B',
    }
}

/// All squares in the order of the letters.
fn squares() -> impl Iterator<Item = Square> {
    (0..8).rev().flat_map(|rank| (0..8).filter_map(move |file| Square::at(file, rank)))
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: &str = "Weeeeeeeebbbbbbbbbbbbbbbbeeeeeeeeeeeeeeeewwwwwwwwwwwwwwwweeeeeeee";

    #[test]
    fn the_start() {
        assert_eq!(write(&Position::start()), START);
        assert_eq!(read(START), Ok(Position::start()));
    }

    #[test]
    fn ranks_go_down_and_files_go_right() {
        let position = "B:Wa2,b2,c2,Kc4:Bd6,Ke8".parse().unwrap();
        let by_rank =
            ["eeeeBeee", "eeeeeeee", "eeebeeee", "eeeeeeee", "eeWeeeee", "eeeeeeee", "wwweeeee", "eeeeeeee"];
        assert_eq!(write(&position), format!("B{}", by_rank.concat()));
        assert_eq!(read(&format!("B{}", by_rank.concat())), Ok(position));
    }

    #[test]
    fn faults_are_named() {
        let with = |at: usize, letter: char| {
            let mut letters: Vec<char> = START.chars().collect();
            letters[at] = letter;
            letters.into_iter().collect::<String>()
        };
        for (text, fault) in [
            (String::new(), "a position begins with the side to move, 'W' or 'B'"),
            (START.to_lowercase(), "a position begins with the side to move, 'W' or 'B'"),
            (START[..64].to_owned(), "a position has 64 squares, not 63"),
            (format!("{START}e"), "a position has 64 squares, not 65"),
            (with(20, 'x'), "character 21: a square is w, b, W, B or e, not 'x'"),
            (with(1, 'w'), "a white man cannot stand on a8, its last rank; there it is a king"),
            (with(1, 'B'), "black has 17 pieces; a side has at most 16"),
        ] {
            assert_eq!(read(&text), Err(fault.to_owned()), "{text}");
        }
    }
}
