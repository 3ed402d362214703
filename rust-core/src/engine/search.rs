//! The search: iterative deepening principal variation search.
//!
//! | stage | what it does |
//! |---|---|
//! | repetition | a position that comes again is a draw (G3), see [`Line`] |
//! | endings | positions of up to four pieces are looked up in the tables |
//! | horizon | with no depth left, a quiet position is evaluated; captures are played to their end |
//! | table | what is known deep enough ends the visit, else gives the first move |
//! | forced reply | the only legal move costs no depth |
//! | reduction | late quiet moves are searched less deep first |
//! | zero window | all but the first move are first asked only whether they are better |

use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use super::limits::{Budget, Limits};
use super::line::Line;
use super::network::Evaluator;
use super::ordering::{Experience, Ordered};
use super::principal::Lines;
use super::score::{self, DRAW, INFINITE, MAX_EVALUATION, MAX_PLY, TABLE_WIN, loss_in, win_in};
use super::table::{Bound, PackedMove, Table};
use crate::endgame::{Tables, Value, Wdl};
use crate::{Game, Move, MoveList, NO_PROGRESS_LIMIT, Position, Route};

/// Quiet moves from this one on (counted from 0) are searched less deep at first, with this much depth
/// left or more; each line that applies takes a ply away.
const REDUCTIONS: [(usize, i32); 3] = [(3, 2), (8, 4), (14, 6)];

/// Table bytes for a search of so many nodes: one entry for each, as far as memory is cheap.
const BYTES_PER_NODE: u64 = 16;
const MOST_BYTES: u64 = 8 << 20;

/// A search with what it keeps from one run to the next: transpositions, and which quiet moves
/// were good.
///
/// ```
/// use std::sync::atomic::AtomicBool;
/// use dama_core::Game;
/// use dama_core::engine::{Limits, Search, score};
/// use dama_core::notation::fen;
/// let game = Game::new(fen::read("W:WKa1,Kb1:BKd5")?)?;
/// let mut search = Search::new(1);
/// let found = search.run(&game, &Limits::depth(6), &AtomicBool::new(false), &mut |_| {});
/// assert_eq!(found.and_then(|found| score::plies_to_end(found.score)), Some(3));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Search {
    table: Table,
    /// One for each thread; the first one's answer counts.
    workers: Vec<Worker>,
    /// Whether it asks the endgame tables.
    endings: bool,
}

/// What a thread keeps for itself.
#[derive(Debug)]
struct Worker {
    experience: Experience,
    line: Line,
    best: Lines,
    evaluator: Evaluator,
}

impl Worker {
    fn new() -> Self {
        Worker {
            experience: Experience::new(),
            line: Line::new(),
            best: Lines::new(),
            evaluator: Evaluator::new(),
        }
    }
}

/// How the moves of the position that was asked about are judged; at first by their scores alone.
#[derive(Clone, Debug, Default)]
pub(super) struct Judgement {
    /// The scores of moves that are worse than the best by less than this are exact.
    pub(super) margin: i32,
    /// By how much moves are judged too kindly, those not named by nothing. What wins or loses for
    /// certain is judged as it is.
    pub(super) kindness: Vec<(Move, i32)>,
}

impl Judgement {
    /// What a move seems to be worth.
    pub(super) fn of(&self, mv: Move, score: i32) -> i32 {
        if score.abs() > MAX_EVALUATION { score } else { score + self.kindness_to(mv) }
    }

    fn kindness_to(&self, mv: Move) -> i32 {
        self.kindness.iter().find(|(named, _)| *named == mv).map_or(0, |&(_, kindness)| kindness)
    }
}

/// A flag that goes up however its scope is left: helpers whose leader panics must not search on.
struct RaisedOnDrop<'a>(&'a AtomicBool);

impl Drop for RaisedOnDrop<'_> {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// What is known after an iteration.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Info {
    /// The depth of the iteration, in plies.
    pub depth: u32,
    /// Positions entered since the run began.
    pub nodes: u64,
    /// What the best move is worth to the side to move, in hundredths of a man ([`super::score`]).
    pub score: i32,
    /// Time since the run began.
    pub elapsed: Duration,
    /// The best move.
    pub best: Move,
    /// The best moves of both sides, the best move first: the line that the score stands for. It ends
    /// where a game does, where the endgame tables know the rest, or at a quiet position that was judged.
    pub line: Vec<Move>,
}

/// What a run found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// The best move.
    pub best: Move,
    /// A route that carries it out, the first in text order.
    pub route: Route,
    /// What the best move is worth to the side to move, in hundredths of a man ([`super::score`]).
    pub score: i32,
    /// The last finished iteration; 0 if none was, and `best` is any legal move.
    pub depth: u32,
    /// Positions entered.
    pub nodes: u64,
    /// Every legal move, `best` first.
    pub moves: Vec<RootMove>,
}

/// A move of the position that was asked about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RootMove {
    /// The move.
    pub mv: Move,
    /// What it is worth to the side to move.
    pub score: i32,
    /// Whether the score is the move's value. Else it is a bound: the value is no higher.
    pub exact: bool,
}

impl Search {
    /// A search whose table takes so many megabytes (2^20 bytes), at least a bucket.
    #[must_use]
    pub fn new(table_megabytes: usize) -> Self {
        Search::with_table_bytes(table_megabytes.saturating_mul(1 << 20))
    }

    /// A search whose table suits runs of so many nodes.
    pub(super) fn for_nodes(nodes: u64) -> Self {
        let bytes = nodes.saturating_mul(BYTES_PER_NODE).min(MOST_BYTES);
        Search::with_table_bytes(usize::try_from(bytes).unwrap_or(0))
    }

    fn with_table_bytes(bytes: usize) -> Self {
        Search { table: Table::with_bytes(bytes), workers: vec![Worker::new()], endings: true }
    }

    /// The same with the endgame tables, as every search at first, or without, as weaker players.
    pub(super) fn with_endings(mut self, endings: bool) -> Self {
        self.endings = endings;
        self
    }

    /// The same with so many threads, at least one. All search the same game and share the table, so
    /// more depth is reached in the same time; with more than one, no two runs are quite alike.
    #[must_use]
    pub fn with_threads(mut self, threads: usize) -> Self {
        self.workers.resize_with(threads.max(1), Worker::new);
        self
    }

    /// Forgets all earlier runs, as for a new game.
    pub fn clear(&mut self) {
        self.table.clear();
        self.workers.iter_mut().for_each(|worker| worker.experience.clear());
    }

    /// Looks for the best move of a game until a limit is reached, `cancel` is set or nothing is
    /// left to find. Tells `report` about each finished iteration. `None` only if the game is over.
    pub fn run(
        &mut self,
        game: &Game,
        limits: &Limits,
        cancel: &AtomicBool,
        report: &mut dyn FnMut(&Info),
    ) -> Option<Found> {
        self.run_judging(game, limits, &Judgement::default(), cancel, report)
    }

    /// As [`Search::run`], but the moves are judged in another way.
    pub(super) fn run_judging(
        &mut self,
        game: &Game,
        limits: &Limits,
        judgement: &Judgement,
        cancel: &AtomicBool,
        report: &mut dyn FnMut(&Info),
    ) -> Option<Found> {
        if game.outcome().is_some() {
            return None;
        }
        let endings = self.endings.then(Tables::embedded);
        let known = endings.and_then(|endings| known_moves(game, endings));
        if let Some(found) = known.as_ref().and_then(|moves| finished(game, moves)) {
            let Found { best, score, depth, .. } = found;
            report(&Info { depth, nodes: 0, score, elapsed: Duration::ZERO, best, line: vec![best] });
            return Some(found);
        }
        let good = known.as_deref().map(good_moves);
        let good = good.as_deref();
        // Where the tables know everything, only a search that does not ask them sees what is hard to play.
        let endings = endings.filter(|_| good.is_none());
        self.table.age();
        let root = *game.position();
        for worker in &mut self.workers {
            worker.experience.age();
            worker.line.begin(game);
        }
        let table = &self.table;
        let (first, others) = self.workers.split_first_mut()?;
        let done = AtomicBool::new(false);
        let (mut moves, depth, nodes) = thread::scope(|scope| {
            let helpers: Vec<_> = others
                .iter_mut()
                .enumerate()
                .map(|(i, worker)| {
                    let budget = Budget::new(&Limits::default(), &done);
                    let mut run = Run { table, endings, worker, budget, judgement };
                    // Every other one is a ply ahead, so that not all do the same.
                    scope.spawn(move || {
                        run.deepen(&root, good, 1 + (i as u32 + 1) % 2, limits.depth, &mut |_| {});
                        run.budget.nodes()
                    })
                })
                .collect();
            let end_of_helpers = RaisedOnDrop(&done);
            let budget = Budget::new(limits, cancel);
            let mut run = Run { table, endings, worker: first, budget, judgement };
            let (moves, depth) = run.deepen(&root, good, 1, limits.depth, report);
            drop(end_of_helpers);
            // The nodes of a helper that panicked are not known; nothing else depends on it.
            let helped: u64 = helpers.into_iter().filter_map(|helper| helper.join().ok()).sum();
            (moves, depth, run.budget.nodes() + helped)
        });
        let RootMove { mv: best, score, .. } = *moves.first()?;
        let route = root.route_of(best)?;
        if let (Some(known), Some(good)) = (known, good) {
            moves.extend(known.iter().filter(|(mv, _)| !good.contains(mv)).map(known_move));
        }
        Some(Found { best, route, score, depth, nodes, moves })
    }
}

/// Every move and what the endgame tables say of it, best first; `None` if they know nothing.
fn known_moves(game: &Game, endings: &Tables) -> Option<Vec<(Move, Value)>> {
    let position = game.position();
    endings.wdl(position)?;
    let mut moves = endings.moves(position)?;
    // The tables do not know what has stood on the board: a third time is a draw (G3).
    let seen_twice = |after: &Position| game.repeatable().filter(|&seen| seen == after).count() >= 2;
    for (mv, value) in &mut moves {
        if seen_twice(&position.apply(*mv)) {
            *value = Value::Draw;
        }
    }
    moves.sort_by_key(|&(_, value)| std::cmp::Reverse(value));
    Some(moves)
}

/// What the tables say, as a score.
fn score_of(value: Value, ply: i32) -> i32 {
    match value {
        Value::Win(plies) => win_in(ply + plies.cast_signed()),
        Value::Draw => DRAW,
        Value::Loss(plies) => loss_in(ply + plies.cast_signed()),
    }
}

fn known_move(&(mv, value): &(Move, Value)) -> RootMove {
    RootMove { mv, score: score_of(value, 0), exact: true }
}

/// The answer without a search, if the position is won or lost: the quickest win, or the latest loss.
/// A drawn one is searched, for the opponent may yet go wrong, and so is a win that comes too late (G4).
fn finished(game: &Game, known: &[(Move, Value)]) -> Option<Found> {
    let moves: Vec<RootMove> = known.iter().map(known_move).collect();
    let RootMove { mv: best, score, .. } = *moves.first()?;
    let depth = score::plies_to_end(score)?;
    if score > DRAW && game.plies_without_progress() + depth > NO_PROGRESS_LIMIT {
        return None;
    }
    let route = game.position().route_of(best)?;
    Some(Found { best, route, score, depth, nodes: 0, moves })
}

/// The moves that keep what the position is worth.
fn good_moves(known: &[(Move, Value)]) -> Vec<Move> {
    let best = known.first().map(|&(_, value)| value.wdl());
    known.iter().filter(|(_, value)| Some(value.wdl()) == best).map(|&(mv, _)| mv).collect()
}

/// A run of a [`Search`].
struct Run<'a> {
    table: &'a Table,
    endings: Option<&'static Tables>,
    worker: &'a mut Worker,
    budget: Budget<'a>,
    judgement: &'a Judgement,
}

/// The scores that still matter: worse than `alpha` is refused, better than `beta` is refused by
/// the opponent.
#[derive(Clone, Copy)]
struct Window {
    alpha: i32,
    beta: i32,
}

impl Window {
    /// Asks only whether a score is better than `alpha`.
    fn zero(alpha: i32) -> Self {
        Window { alpha, beta: alpha + 1 }
    }

    fn is_zero(self) -> bool {
        self.beta - self.alpha == 1
    }

    /// The window as the opponent sees it.
    fn turned(self) -> Self {
        Window { alpha: -self.beta, beta: -self.alpha }
    }
}

/// What a visit is asked: within which window, how deep, and how far from the root.
#[derive(Clone, Copy)]
struct Node {
    window: Window,
    depth: i32,
    ply: i32,
}

impl Run<'_> {
    /// Searches deeper and deeper, at first to depth `from`, all moves or only those that are `good`.
    /// Returns them, best first, and the last finished depth.
    fn deepen(
        &mut self,
        root: &Position,
        good: Option<&[Move]>,
        from: u32,
        most_depth: Option<u32>,
        report: &mut dyn FnMut(&Info),
    ) -> (Vec<RootMove>, u32) {
        let legal = Ordered::new(root.legal_moves(), root, &self.worker.experience, PackedMove::NONE, 0);
        let kept = legal.filter(|mv| good.is_none_or(|good| good.contains(mv)));
        let mut moves: Vec<RootMove> = kept.map(|mv| RootMove { mv, score: DRAW, exact: false }).collect();
        let mut finished = 0;
        let last = most_depth.unwrap_or(u32::MAX).min(MAX_PLY.cast_unsigned());
        for depth in from..=last {
            if !self.budget.allows_iteration() {
                break;
            }
            let mut found = moves.clone();
            let searched = self.iterate(root, &mut found, depth.cast_signed());
            if searched < found.len() {
                // The best of the last iteration came first, so what is first now is no worse.
                // Levels compare scores, which must be of one depth.
                if searched > 0 && self.judgement.margin == 0 {
                    moves = found;
                }
                break;
            }
            moves = found;
            finished = depth;
            let Some(best) = moves.first() else { break };
            report(&Info {
                depth,
                nodes: self.budget.nodes(),
                score: best.score,
                elapsed: self.budget.elapsed(),
                best: best.mv,
                line: self.worker.best.whole().to_vec(),
            });
            let forced = moves.len() == 1 && most_depth.is_none();
            // A win or loss that lies within the depth has been seen to the end.
            if forced || score::plies_to_end(best.score).is_some_and(|plies| plies <= depth) {
                break;
            }
        }
        (moves, finished)
    }

    /// One iteration over the root moves, which brings every new best one to the front. Returns
    /// how many were searched before the budget ran out.
    fn iterate(&mut self, root: &Position, moves: &mut [RootMove], depth: i32) -> usize {
        let next_depth = if moves.len() == 1 { depth } else { depth - 1 };
        let mut best = -INFINITE;
        for i in 0..moves.len() {
            let mv = moves[i].mv;
            let margin = self.judgement.margin;
            let alpha = best - self.judgement.kindness_to(mv) - margin;
            let window = Window { alpha: alpha.max(-INFINITE), beta: INFINITE };
            let ask_first = (i > 0 && margin == 0).then_some(0);
            let score = self.reply(root, mv, Node { window, depth: next_depth, ply: 0 }, ask_first);
            if self.budget.stopped() {
                return i;
            }
            moves[i] = RootMove { mv, score, exact: score > window.alpha };
            let judged = self.judgement.of(mv, score);
            if judged > best {
                best = judged;
                self.worker.best.set(0, mv);
                moves[..=i].rotate_right(1);
            }
        }
        moves.len()
    }

    /// The score of a move: with `ask_first`, first with a zero window and less deep by so many
    /// plies, then as far as needed with the whole window and depth.
    fn reply(&mut self, position: &Position, mv: Move, node: Node, ask_first: Option<i32>) -> i32 {
        let Node { window, depth, ply } = node;
        let next = position.apply(mv);
        self.worker.line.push(position, mv, &next);
        let mut visit =
            |window: Window, depth| -self.visit(&next, Node { window: window.turned(), depth, ply: ply + 1 });
        let mut score = INFINITE;
        if let Some(reduction) = ask_first {
            let zero = Window::zero(window.alpha);
            score = visit(zero, depth - reduction);
            if score > window.alpha && reduction > 0 {
                score = visit(zero, depth);
            }
        }
        if score > window.alpha && (ask_first.is_none() || !window.is_zero()) {
            score = visit(window, depth);
        }
        self.worker.line.pop();
        score
    }

    /// The score of a position for its side to move; a bound if it is outside the window.
    fn visit(&mut self, position: &Position, node: Node) -> i32 {
        let Node { window, depth, ply } = node;
        if !window.is_zero() {
            self.worker.best.clear(ply);
        }
        if !self.budget.enter() || self.worker.line.is_repetition() {
            return DRAW;
        }
        if let Some(score) = self.ending(position, window, ply) {
            return score;
        }
        let capturing = position.can_capture();
        if (depth <= 0 && !capturing) || ply >= MAX_PLY {
            return self.horizon(position, ply);
        }
        // Whoever wins here does so later than the shortest win known already.
        let window = Window { alpha: window.alpha.max(loss_in(ply)), beta: window.beta.min(win_in(ply + 1)) };
        if window.alpha >= window.beta {
            return window.alpha;
        }
        let key = self.worker.line.key();
        let known = self.table.get(key);
        if let Some(entry) = known
            && window.is_zero()
            && entry.depth() >= depth
        {
            let score = entry.score(ply);
            let decides = match entry.bound() {
                Bound::Exact => true,
                Bound::Lower => score >= window.beta,
                Bound::Upper => score <= window.alpha,
            };
            if decides {
                return score;
            }
        }
        let moves = position.legal_moves();
        if let Some(end) = self.end(position, !moves.is_empty(), capturing, ply) {
            return end;
        }
        let table_move = known.map_or(PackedMove::NONE, |entry| entry.best);
        self.try_moves(position, moves, table_move, key, Node { window, depth, ply })
    }

    /// What the endgame tables say. They do not know how many plies went by without progress (G4), but
    /// every win of theirs is over in fewer than remain after a capture. How soon a win comes is asked only
    /// where more than a yes or no is wanted.
    fn ending(&self, position: &Position, window: Window, ply: i32) -> Option<i32> {
        let endings = self.endings.filter(|_| !self.worker.line.is_without_progress())?;
        if !window.is_zero() {
            return endings.value(position).map(|value| score_of(value, ply));
        }
        Some(match endings.wdl(position)? {
            Wdl::Win => TABLE_WIN - ply,
            Wdl::Draw => DRAW,
            Wdl::Loss => ply - TABLE_WIN,
        })
    }

    /// The best score of the moves of a position, kept in the table.
    fn try_moves(
        &mut self,
        position: &Position,
        moves: MoveList,
        table_move: PackedMove,
        key: u64,
        node: Node,
    ) -> i32 {
        let Node { window, depth, ply } = node;
        let next_depth = if moves.len() == 1 { depth.max(0) } else { (depth - 1).max(0) };
        let Window { mut alpha, beta } = window;
        let mut best = -INFINITE;
        let mut best_move = PackedMove::NONE;
        let mut ordered = Ordered::new(moves, position, &self.worker.experience, table_move, ply);
        let mut index = 0;
        while let Some(mv) = ordered.next() {
            let quiet = mv.captured.is_empty();
            let reduction = if quiet { reduction(index, depth) } else { 0 };
            let next = Node { window: Window { alpha, beta }, depth: next_depth, ply };
            let score = self.reply(position, mv, next, (index > 0).then_some(reduction));
            if self.budget.stopped() {
                return DRAW;
            }
            if score > best {
                best = score;
                if score > alpha {
                    alpha = score;
                    best_move = PackedMove::of(mv);
                    if !window.is_zero() {
                        self.worker.best.set(ply, mv);
                    }
                }
                if score >= beta {
                    if quiet {
                        let side = position.side_to_move();
                        self.worker.experience.learn(side, mv, ordered.before_last(), depth, ply);
                    }
                    break;
                }
            }
            index += 1;
        }
        let bound = if best >= beta {
            Bound::Lower
        } else if best > window.alpha {
            Bound::Exact
        } else {
            Bound::Upper
        };
        self.table.put(key, ply, depth, best, bound, best_move);
        best
    }

    /// The score of a position that is searched no further.
    fn horizon(&mut self, position: &Position, ply: i32) -> i32 {
        let capturing = ply >= MAX_PLY && position.can_capture();
        let end = self.end(position, position.can_move(), capturing, ply);
        end.unwrap_or_else(|| self.worker.evaluator.evaluate(position))
    }

    /// The score of a position in which the game is over (G1, G2, G4; in this order).
    fn end(&self, position: &Position, movable: bool, capturing: bool, ply: i32) -> Option<i32> {
        if !movable {
            return Some(loss_in(ply));
        }
        let one_each = position.occupied().len() == 2;
        ((one_each && !capturing) || self.worker.line.is_without_progress()).then_some(DRAW)
    }
}

/// How much less deep the move at `index` is searched at first.
fn reduction(index: usize, depth: i32) -> i32 {
    REDUCTIONS.iter().map(|&(from, least)| i32::from(index >= from && depth >= least)).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Within an iteration, where no report is made.
    #[test]
    fn a_cancel_is_seen_within_4096_nodes() {
        let (game, cancel) = (Game::new(Position::start()).unwrap(), AtomicBool::new(false));
        let (table, mut worker) = (Table::with_bytes(1 << 20), Worker::new());
        worker.line.begin(&game);
        let budget = Budget::new(&Limits::default(), &cancel);
        let mut run = Run {
            table: &table,
            endings: None,
            worker: &mut worker,
            budget,
            judgement: &Judgement::default(),
        };
        let (mut moves, _) = run.deepen(game.position(), None, 1, Some(5), &mut |_| {});
        let before = run.budget.nodes();
        cancel.store(true, Ordering::Relaxed);
        assert!(run.iterate(game.position(), &mut moves, 9) < moves.len());
        let further = run.budget.nodes() - before;
        assert!(further <= 4_096, "{further} further nodes");
    }

    #[test]
    fn the_line_is_left_as_it_was() {
        let (game, cancel) = (Game::new(Position::start()).unwrap(), AtomicBool::new(false));
        let mut search = Search::new(1);
        let mut key = || {
            search.run(&game, &Limits::nodes(5_000), &cancel, &mut |_| {});
            search.workers[0].line.key()
        };
        assert_eq!((key(), key()), (game.position().hash(), game.position().hash()));
    }

    /// What is said to people is a judgement or a distance, and a table's bare win is neither.
    #[test]
    fn no_score_is_a_table_win_without_its_distance() {
        let (mut search, mut tried) = (Search::new(1), 0);
        for position in super::super::random_positions(8_000, 6) {
            let Some(game) = Game::new(position).ok().filter(|_| position.occupied().len() <= 7) else {
                continue;
            };
            let found = search.run(&game, &Limits::nodes(600), &AtomicBool::new(false), &mut |_| {}).unwrap();
            let is_judged = found.score.abs() <= score::MAX_EVALUATION;
            assert!(is_judged || score::is_decided(found.score), "{position}: {}", found.score);
            tried += 1;
        }
        assert!(tried >= 200, "{tried}");
    }

    #[test]
    #[should_panic(expected = "on purpose")]
    fn a_leader_that_panics_ends_its_helpers() {
        let (game, mut search) = (Game::new(Position::start()).unwrap(), Search::new(1).with_threads(2));
        search.run(&game, &Limits::default(), &AtomicBool::new(false), &mut |_| panic!("on purpose"));
    }

    #[test]
    fn threads_find_what_one_finds_and_end_with_it() {
        let game = Game::new(crate::notation::fen::read("W:WKa1,Kb1:BKd5").unwrap()).unwrap();
        let mut search = Search::new(1).with_threads(3);
        for _ in 0..20 {
            let found = search.run(&game, &Limits::depth(6), &AtomicBool::new(false), &mut |_| {}).unwrap();
            assert_eq!((found.score, found.route.to_string().as_str()), (win_in(3), "b1-b5"));
        }
    }
}
