//! A second move generator, straight from the words of the rules: an array of 8×8 letters, naive
//! recursion, no cleverness. It shares no code with `dama-core`, so that a fault in one shows.

use std::collections::{BTreeMap, BTreeSet};

/// A board of letters: `.` empty, `w b` men, `W B` kings. The first index is the rank.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Board {
    squares: [[char; 8]; 8],
    white_moves: bool,
}

/// A legal route: its text, and the text of the position to which it leads.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Route {
    /// As T1 writes it.
    pub text: String,
    /// Where it begins and ends and what it takes; the same for two routes to one result (R11).
    pub result: String,
    /// The position behind it, as T2 writes it.
    pub after: String,
}

/// A file and a rank, which may lie off the board.
type Place = (i8, i8);

/// A capture on its way.
#[derive(Clone)]
struct Chain {
    board: Board,
    landings: Vec<Place>,
    taken: Vec<Place>,
    direction: Option<Place>,
}

fn name((file, rank): Place) -> String {
    format!("{}{}", ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'][usize::from(file.unsigned_abs())], rank + 1)
}

impl Board {
    /// Reads a position as T2 writes it.
    #[must_use]
    pub fn read(text: &str) -> Self {
        let mut board = Board { squares: [['.'; 8]; 8], white_moves: text.starts_with('W') };
        for part in text.split(':').skip(1) {
            let white = part.starts_with('W');
            for piece in part[1..].split(',').filter(|piece| !piece.is_empty()) {
                let king = piece.starts_with('K');
                let square: Vec<i8> = piece.trim_start_matches('K').bytes().map(u8::cast_signed).collect();
                let letter = match (white, king) {
                    (true, false) => 'w',
                    (true, true) => 'W',
                    (false, false) => 'b',
                    (false, true) => 'B',
                };
                board.put((square[0] - 97, square[1] - 49), letter);
            }
        }
        board
    }

    /// Writes the position as T2 wants it.
    #[must_use]
    pub fn write(&self) -> String {
        let pieces = |man: char, king: char| {
            let all = (0..8).flat_map(|rank| (0..8).map(move |file| (file, rank)));
            let named = all.filter_map(|place| match self.at(place) {
                Some(letter) if letter == man => Some(name(place)),
                Some(letter) if letter == king => Some(format!("K{}", name(place))),
                _ => None,
            });
            named.collect::<Vec<_>>().join(",")
        };
        format!("{}:W{}:B{}", if self.white_moves { 'W' } else { 'B' }, pieces('w', 'W'), pieces('b', 'B'))
    }

    /// What stands on a square; nothing if it lies off the board.
    fn at(&self, (file, rank): Place) -> Option<char> {
        let rank = self.squares.get(usize::try_from(rank).ok()?)?;
        rank.get(usize::try_from(file).ok()?).copied()
    }

    fn put(&mut self, (file, rank): Place, letter: char) {
        self.squares[usize::from(rank.unsigned_abs())][usize::from(file.unsigned_abs())] = letter;
    }

    fn is_empty(&self, place: Place) -> bool {
        self.at(place) == Some('.')
    }

    fn is_enemy(&self, place: Place) -> bool {
        matches!((self.white_moves, self.at(place)), (true, Some('b' | 'B')) | (false, Some('w' | 'W')))
    }

    fn own_pieces(&self) -> Vec<(Place, char)> {
        let own = if self.white_moves { ['w', 'W'] } else { ['b', 'B'] };
        let all = (0..8).flat_map(|rank| (0..8).map(move |file| (file, rank)));
        all.filter_map(|place| {
            self.at(place).filter(|letter| own.contains(letter)).map(|letter| (place, letter))
        })
        .collect()
    }

    /// R3, R7: forward and sideways for a man; R4, R8: all four ways for a king.
    fn directions(&self, letter: char) -> Vec<Place> {
        let forward = if self.white_moves { (0, 1) } else { (0, -1) };
        if letter.is_uppercase() {
            vec![(0, 1), (0, -1), (1, 0), (-1, 0)]
        } else {
            vec![forward, (1, 0), (-1, 0)]
        }
    }

    /// The empty squares from a square on, one after the other; for a man only the first.
    fn free_way(&self, from: Place, way: Place, letter: char) -> Vec<Place> {
        let reach = if letter.is_uppercase() { 7 } else { 1 };
        (1..=reach)
            .map(|n| (from.0 + n * way.0, from.1 + n * way.1))
            .take_while(|&place| self.is_empty(place))
            .collect()
    }

    /// The board with a piece put down at the end of its move, crowned on its last rank (R5).
    fn settled(&self, to: Place, letter: char) -> Board {
        let mut board = self.clone();
        let crowned = match (letter, to.1) {
            ('w', 7) => 'W',
            ('b', 0) => 'B',
            _ => letter,
        };
        board.put(to, crowned);
        board.white_moves = !board.white_moves;
        board
    }

    /// All legal routes, by their texts.
    #[must_use]
    pub fn routes(&self) -> Vec<Route> {
        let mut routes = self.captures();
        if routes.is_empty() {
            routes = self.quiet_moves();
        }
        routes.sort();
        routes
    }

    /// The positions to which the legal routes lead.
    #[must_use]
    pub fn successors(&self) -> BTreeSet<String> {
        self.routes().into_iter().map(|route| route.after).collect()
    }

    fn quiet_moves(&self) -> Vec<Route> {
        let mut routes = Vec::new();
        for (from, letter) in self.own_pieces() {
            for way in self.directions(letter) {
                for to in self.free_way(from, way, letter) {
                    let mut lifted = self.clone();
                    lifted.put(from, '.');
                    let text = format!("{}-{}", name(from), name(to));
                    routes.push(Route {
                        result: text.clone(),
                        text,
                        after: lifted.settled(to, letter).write(),
                    });
                }
            }
        }
        routes
    }

    /// R6: of all chains on the board, those that take the most.
    fn captures(&self) -> Vec<Route> {
        let mut routes = Vec::new();
        let mut most = 1;
        for (from, letter) in self.own_pieces() {
            self.chains_from(from, letter, |chain| {
                if chain.taken.len() > most {
                    most = chain.taken.len();
                    routes.clear();
                }
                if chain.taken.len() == most {
                    routes.push(chain.route(letter));
                }
            });
        }
        routes
    }

    /// How many pieces each piece of the side to move could take if it were free to.
    #[must_use]
    pub fn longest_captures(&self) -> BTreeMap<String, usize> {
        let longest = |(from, letter)| {
            let mut longest = 0;
            self.chains_from(from, letter, |chain| longest = longest.max(chain.taken.len()));
            (name(from), longest)
        };
        self.own_pieces().into_iter().map(longest).collect()
    }

    /// Shows every chain of a piece, finished or not.
    fn chains_from(&self, from: Place, letter: char, mut show: impl FnMut(&Chain)) {
        let mut board = self.clone();
        board.put(from, '.'); // R9: empty from the start of the move.
        let mut open = vec![Chain { board, landings: vec![from], taken: Vec::new(), direction: None }];
        while let Some(chain) = open.pop() {
            show(&chain);
            open.extend(chain.longer(letter));
        }
    }
}

impl Chain {
    fn place(&self) -> Place {
        self.landings[self.landings.len() - 1]
    }

    /// The chains that are one jump longer.
    fn longer(&self, letter: char) -> Vec<Chain> {
        let mut chains = Vec::new();
        for way in self.board.directions(letter) {
            if self.direction == Some((-way.0, -way.1)) {
                continue; // R10: no turn by 180 degrees.
            }
            let before = if letter.is_uppercase() {
                self.board.free_way(self.place(), way, letter).last().copied().unwrap_or(self.place())
            } else {
                self.place()
            };
            let over = (before.0 + way.0, before.1 + way.1);
            if !self.board.is_enemy(over) {
                continue;
            }
            for to in self.board.free_way(over, way, letter) {
                let mut next = self.clone();
                next.board.put(over, '.'); // R9: removed at once.
                next.landings.push(to);
                next.taken.push(over);
                next.direction = Some(way);
                chains.push(next);
            }
        }
        chains
    }

    fn route(&self, letter: char) -> Route {
        let squares: Vec<String> = self.landings.iter().copied().map(name).collect();
        let taken: BTreeSet<String> = self.taken.iter().copied().map(name).collect();
        Route {
            text: squares.join("x"),
            result: format!("{} to {} takes {taken:?}", squares[0], name(self.place())),
            after: self.board.settled(self.place(), letter).write(),
        }
    }
}
