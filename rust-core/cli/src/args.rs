//! The command line, as data.

use std::num::NonZero;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use clap::{ArgGroup, Args, Parser, Subcommand, ValueEnum};
use dama_core::engine::{Level, Limits, TABLE_MEGABYTES, TABLE_SIZES};
use dama_core::notation::fen;
use dama_core::{Game, Position};

use crate::commands::arena::Sprt;

/// Turkish draughts: play, ask for moves, run session scripts, measure.
#[derive(Parser)]
#[command(name = "dama", version, max_term_width = 100)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
pub enum Command {
    /// Print the legal routes of a position, sorted, one a line
    Moves {
        /// The position, such as W:Wa2,Kc4:Bd6,Ke8
        #[arg(value_parser = position)]
        position: Position,
    },
    /// Count the move sequences of a number of plies
    Perft(PerftArgs),
    /// Print the engine's choice
    Best(BestArgs),
    /// Print what the endgame tables say of a position: win 15, draw, loss 8, or unknown
    Probe {
        /// The position, of four pieces or fewer
        #[arg(value_parser = position)]
        position: Position,
    },
    /// Build the endgame tables anew, or measure those built in
    Tables(TablesArgs),
    /// Play a game in the terminal
    Play(PlayArgs),
    /// Run session scripts; print a line for each difference
    Script {
        /// Files with a script a line
        #[arg(required = true)]
        files: Vec<PathBuf>,
    },
    /// Let two engines play a match over balanced openings, each opening with both colours
    Match(MatchArgs),
    /// Let the engine play itself, and keep what its evaluation can learn from
    Selfplay(SelfplayArgs),
    /// Train the evaluation from samples
    Train(TrainArgs),
    /// Print the engine's node fingerprint, then its speed
    Bench,
    /// Speak the line protocol for measurements (position, go, legal, …) on stdin and stdout
    Engine,
    /// Speak the Hub protocol, as draughts programs do, on stdin and stdout
    Hub,
}

#[derive(Args)]
pub struct PerftArgs {
    /// Where to begin; the standard start if left out
    #[arg(long = "fen", value_parser = position, default_value_t = Position::start())]
    pub position: Position,
    /// Count results instead of routes
    #[arg(long)]
    pub results: bool,
    /// The number of plies
    #[arg(value_parser = clap::value_parser!(u32).range(..=20))]
    pub depth: u32,
}

#[derive(Args)]
#[group(id = "limit", required = true, multiple = true)]
pub struct LimitArgs {
    /// Stop after this many plies of search
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..))]
    depth: Option<u32>,
    /// Stop after this many milliseconds
    #[arg(long, value_name = "MS")]
    movetime: Option<u64>,
    /// Stop after this many nodes
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    /// Choose as the computer player does at this level
    #[arg(long, value_parser = level, conflicts_with_all = ["depth", "movetime", "nodes"])]
    pub level: Option<Level>,
}

impl LimitArgs {
    pub fn limits(&self) -> Limits {
        Limits { depth: self.depth, nodes: self.nodes, time: self.movetime.map(Duration::from_millis) }
    }
}

#[derive(Args)]
pub struct BestArgs {
    /// The position; the standard start if left out
    #[arg(long = "fen", value_parser = position, default_value_t = Position::start())]
    pub position: Position,
    #[command(flatten)]
    pub limit: LimitArgs,
    /// From which a level draws its chances
    #[arg(long, default_value_t = 0)]
    pub seed: u64,
    /// Megabytes of the transposition table, from 8 to 512
    #[arg(long, default_value_t = TABLE_MEGABYTES, value_parser = table_size, conflicts_with = "level")]
    pub table: usize,
    /// How many threads search together
    #[arg(long, default_value_t = 1, conflicts_with = "level")]
    pub threads: usize,
}

#[derive(Args)]
#[command(group(ArgGroup::new("task").args(["out", "check", "stats"]).required(true).multiple(true)))]
pub struct TablesArgs {
    /// Build them, and write them to a file
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    /// Build them, and compare them with those built in
    #[arg(long)]
    pub check: bool,
    /// Print size, speed, and what every ending comes to
    #[arg(long, conflicts_with_all = ["out", "check", "threads", "pieces"])]
    pub stats: bool,
    /// Build them for no more than so many pieces
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u8).range(3..=4))]
    pub pieces: u8,
    /// How many threads build; as many as there are cores if left out
    #[arg(long)]
    pub threads: Option<NonZero<usize>>,
}

/// Which side the person plays.
#[derive(Clone, Copy, ValueEnum)]
pub enum SideArg {
    White,
    Black,
    Random,
}

#[derive(Args)]
pub struct PlayArgs {
    /// How strong the computer is
    #[arg(long, value_parser = level, default_value = "4")]
    pub level: Level,
    /// The side you play
    #[arg(long, value_enum, default_value_t = SideArg::White)]
    pub side: SideArg,
    /// Two people at one keyboard
    #[arg(long, conflicts_with_all = ["level", "side"])]
    pub two_players: bool,
    /// Watch one game of computer against computer
    #[arg(long, conflicts_with_all = ["side", "two_players"])]
    pub watch: bool,
    /// Repeat a game: from where the computer draws its chances [default: another one every time]
    #[arg(long)]
    pub seed: Option<u64>,
    /// Where to begin; the standard start if left out
    #[arg(long = "fen", value_parser = start, default_value_t = Position::start())]
    pub start: Position,
    /// Draw the board with plain letters
    #[arg(long)]
    pub ascii: bool,
}

#[derive(Args)]
pub struct MatchArgs {
    /// `level:N`, `nodes:N`, a command that speaks the line protocol, or `hub:COMMAND` for one that
    /// speaks Hub, with parameters as `hub[NAME=VALUE,…]:COMMAND`
    pub first: String,
    /// The opponent, likewise
    pub second: String,
    /// How many games; an even number, since each opening is played with both colours [default: 100,
    /// with --sprt 20000 at most]
    #[arg(long, value_parser = pairs_of_games)]
    pub games: Option<u32>,
    /// End when it is clear whether the first player is stronger by ELO1 rather than by ELO0 (a
    /// sequential probability ratio test with errors of 5 %); openings are drawn from --seed, unless
    /// they are given
    #[arg(long, value_name = "ELO0,ELO1", allow_hyphen_values = true)]
    pub sprt: Option<Sprt>,
    /// A file of openings, one line of moves each; our own if left out
    #[arg(long)]
    pub openings: Option<PathBuf>,
    /// Draw balanced openings by chance from this seed instead, another one for every pair of games
    #[arg(long, value_name = "SEED", conflicts_with = "openings")]
    pub drawn: Option<u64>,
    /// From which levels draw their chances
    #[arg(long, default_value_t = 0)]
    pub seed: u64,
    /// What a command is told with every `go`; for Hub it is put in its words
    #[arg(long, default_value = "movetime 200")]
    pub go: String,
    /// After so many seconds without an answer a command loses its game
    #[arg(long, value_name = "SECONDS", default_value = "60", value_parser = seconds)]
    pub timeout: Duration,
    /// How many pairs of games are played at a time
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=256))]
    pub concurrency: u32,
}

#[derive(Args)]
pub struct SelfplayArgs {
    /// Where the samples go; what is there is replaced
    #[arg(long)]
    pub out: PathBuf,
    /// How many games
    #[arg(long, default_value_t = 10_000)]
    pub games: u32,
    /// Positions entered for each move
    #[arg(long, default_value_t = 2_000, value_parser = clap::value_parser!(u64).range(1..))]
    pub nodes: u64,
    /// From which all chance comes
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// How many threads play; the games do not depend on it
    #[arg(long, default_value_t = 1)]
    pub threads: usize,
}

#[derive(Args)]
pub struct TrainArgs {
    /// Files of samples, from `dama selfplay`
    #[arg(required = true)]
    pub samples: Vec<PathBuf>,
    /// Where the weights go; what is there is replaced
    #[arg(long)]
    pub out: PathBuf,
    /// How often every sample is seen
    #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u32).range(1..))]
    pub epochs: u32,
    /// From which the first weights and the order of the samples come
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// How much a game's result counts beside the search's score, from 0 to 1
    #[arg(long, default_value_t = 0.5, value_parser = share)]
    pub result_share: f32,
    /// How far weights move at first
    #[arg(long, default_value_t = 0.002)]
    pub rate: f32,
}

fn share(text: &str) -> Result<f32, String> {
    let number = text.parse().ok().filter(|share| (0.0..=1.0).contains(share));
    number.ok_or_else(|| "a share is a number from 0 to 1".to_owned())
}

fn position(text: &str) -> Result<Position, String> {
    fen::read(text).map_err(|error| error.to_string())
}

fn start(text: &str) -> Result<Position, String> {
    let position = position(text)?;
    Game::new(position).map(|_| position).map_err(|error| error.to_string())
}

/// Reads the number of a level; the error says which there are.
pub fn level(text: &str) -> Result<Level, String> {
    let number = text.parse().ok();
    number.and_then(Level::new).ok_or_else(|| format!("a level is a number from 1 to {}", Level::COUNT))
}

fn table_size(text: &str) -> Result<usize, String> {
    let (least, most) = (TABLE_SIZES.start(), TABLE_SIZES.end());
    let size = text.parse().ok().filter(|size| TABLE_SIZES.contains(size));
    size.ok_or_else(|| format!("a table has {least} to {most} megabytes"))
}

fn seconds(text: &str) -> Result<Duration, String> {
    let seconds = text.parse().ok().filter(|&seconds: &f64| seconds > 0.0);
    let duration = seconds.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    duration.ok_or_else(|| "a time is a number of seconds, more than 0".to_owned())
}

fn pairs_of_games(text: &str) -> Result<u32, String> {
    let number = text.parse().ok().filter(|&games: &u32| games > 0 && games.is_multiple_of(2));
    number.ok_or_else(|| "each opening is played twice, so games are an even number from 2".to_owned())
}

/// Reads the command line; help and version have been printed where they were asked for.
pub fn parse() -> Result<Command, ExitCode> {
    match Cli::try_parse() {
        Ok(cli) => Ok(cli.command),
        Err(error) if !error.use_stderr() => {
            // Help goes to stdout; if nobody reads it there is nobody to tell.
            let _ = error.print();
            Err(ExitCode::SUCCESS)
        }
        Err(error) => {
            eprintln!("dama: {}", one_line(&error.render().to_string()));
            Err(ExitCode::from(2))
        }
    }
}

/// The first paragraph of clap's message, which says what is wrong, without what surrounds it.
fn one_line(message: &str) -> String {
    let first = message.split("\n\n").next().unwrap_or_default();
    let words: Vec<&str> = first.split_whitespace().skip_while(|word| *word == "error:").collect();
    if words.is_empty() || message.starts_with("Turkish") {
        return "a command is missing; `dama help` lists them".to_owned();
    }
    words.join(" ")
}
