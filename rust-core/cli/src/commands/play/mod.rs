//! `dama play`: a whole game in the terminal.

mod board;
mod talk;

use std::io::{BufRead, IsTerminal, Write};
use std::path::Path;
use std::process::ExitCode;
use std::time::{SystemTime, UNIX_EPOCH};

use dama_core::Side;
use dama_core::engine::{Engine, Hint};
use dama_core::session::{DrawOffer, Seat, Session, SessionError, Setup, Turn};

use crate::args::{PlayArgs, SideArg};
use crate::fault::{Fault, read_file};
use crate::words;
use board::Style;
use talk::Order;

pub fn run(args: &PlayArgs) -> Result<ExitCode, Fault> {
    let seed = args.seed.unwrap_or_else(fresh_seed);
    let computer = Seat::Computer(args.level);
    let seats = match (args.watch, args.two_players, person_side(args.side, seed)) {
        (true, ..) => [computer; 2],
        (_, true, _) => [Seat::Person; 2],
        (.., Side::White) => [Seat::Person, computer],
        (.., Side::Black) => [computer, Seat::Person],
    };
    let setup = Setup { start: args.start, seed, game_id: format!("{seed:016x}"), ..Setup::new(seats) };
    let session = Session::new(setup).map_err(Fault::input)?;
    let colour = std::io::stdout().is_terminal() && std::env::var_os("NO_COLOR").is_none();
    let style = Style { colour, ascii: args.ascii, flipped: seats == [computer, Seat::Person] };
    let mut table = Table { session, engine: Engine::new(), style, out: std::io::stdout() };
    if args.watch { table.watch() } else { table.play(&mut std::io::stdin().lock()) }
}

/// Another seed for every game; the seed of a game is all that differs between two of them.
fn fresh_seed() -> u64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::from(now.subsec_nanos()) ^ now.as_secs().rotate_left(32)
}

fn person_side(choice: SideArg, seed: u64) -> Side {
    match choice {
        SideArg::White => Side::White,
        SideArg::Black => Side::Black,
        SideArg::Random => Side::BOTH[(seed.count_ones() % 2) as usize],
    }
}

/// A game, its players and where it is shown.
struct Table<W: Write> {
    session: Session,
    engine: Engine,
    style: Style,
    out: W,
}

impl<W: Write> Table<W> {
    /// Computer against computer: moves and result, nothing asked.
    fn watch(&mut self) -> Result<ExitCode, Fault> {
        let [white, black] = self.session.view().seats.map(words::seat);
        writeln!(self.out, "White: {white}. Black: {black}.")?;
        self.show()?;
        while self.session.view().turn == Turn::Computer {
            self.think()?;
        }
        self.show()?;
        self.tell_outcome()?;
        Ok(ExitCode::SUCCESS)
    }

    fn play(&mut self, input: &mut impl BufRead) -> Result<ExitCode, Fault> {
        writeln!(self.out, "Moves look like d3-d4 or f3xf5; `help` lists what else you can say.")?;
        self.show()?;
        loop {
            match self.session.view().turn {
                Turn::Computer => self.think()?,
                Turn::Over => self.tell_outcome()?,
                Turn::Person => {}
            }
            if self.session.view().turn == Turn::Computer {
                continue;
            }
            write!(self.out, "{}> ", words::side(self.session.view().side_to_move))?;
            self.out.flush()?;
            let mut line = String::new();
            if input.read_line(&mut line).map_err(Fault::input)? == 0 {
                writeln!(self.out, "\nGoodbye.")?;
                return Ok(ExitCode::SUCCESS);
            }
            match talk::parse(&line) {
                Order::Quit => {
                    writeln!(self.out, "Goodbye.")?;
                    return Ok(ExitCode::SUCCESS);
                }
                order => self.obey(order)?,
            }
        }
    }

    fn obey(&mut self, order: Order) -> Result<(), Fault> {
        match order {
            Order::Nothing | Order::Quit => {}
            Order::Help => write!(self.out, "{}", talk::HELP)?,
            Order::Moves => self.list_moves()?,
            Order::Flip => {
                self.style.flipped = !self.style.flipped;
                self.show()?;
            }
            Order::Undo => self.change(|session| session.undo().map(drop))?,
            Order::Redo => self.change(|session| session.redo().map(drop))?,
            Order::Resign => {
                let side = self.session.view().side_to_move;
                self.change(|session| session.resign(side).map(drop))?;
            }
            Order::Draw => self.offer_draw()?,
            Order::Answer(accept) => self.change(|session| {
                if accept { session.accept_draw() } else { session.decline_draw() }.map(drop)
            })?,
            Order::Hint => self.hint()?,
            Order::Save(path) => self.save(&path)?,
            Order::Load(path) => self.load(&path)?,
            Order::Move(text) => self.move_by_text(&text)?,
            Order::Wrong(why) => writeln!(self.out, "{why}")?,
        }
        Ok(())
    }

    /// Does something to the session and shows the board, or says why it could not be done.
    fn change(&mut self, act: impl FnOnce(&mut Session) -> Result<(), SessionError>) -> Result<(), Fault> {
        match act(&mut self.session) {
            Ok(()) => self.show(),
            Err(error) => Ok(writeln!(self.out, "Not now: {error}.")?),
        }
    }

    fn move_by_text(&mut self, text: &str) -> Result<(), Fault> {
        match talk::play(&mut self.session, text) {
            Ok(route) => {
                writeln!(self.out, "{route}")?;
                self.show()
            }
            Err(why) => Ok(writeln!(self.out, "{why}")?),
        }
    }

    fn think(&mut self) -> Result<(), Fault> {
        let request = self.session.think_request().map_err(Fault::input)?;
        let side = words::side(self.session.view().side_to_move);
        let reply = self.engine.think(&request).map_err(Fault::input)?;
        let accepts = reply.accepts_draw == Some(true);
        self.session.play(reply.serial, &reply.route.to_string(), accepts).map_err(Fault::input)?;
        match reply.accepts_draw {
            Some(true) => return Ok(writeln!(self.out, "{side} accepts the draw.")?),
            Some(false) => writeln!(self.out, "{side} declines the draw.")?,
            None => {}
        }
        writeln!(self.out, "{:>3}. {side}: {}", self.session.game().ply(), reply.route)?;
        let watched = self.session.view().seats.iter().all(|seat| !seat.is_person());
        if watched { Ok(()) } else { self.show() }
    }

    fn offer_draw(&mut self) -> Result<(), Fault> {
        match self.session.offer_draw() {
            Err(error) => writeln!(self.out, "Not now: {error}.")?,
            Ok(view) if view.seats.iter().all(|seat| seat.is_person()) => {
                writeln!(self.out, "A draw is offered: `accept`, `decline`, or move on.")?;
            }
            Ok(_) => writeln!(self.out, "The computer answers after your move.")?,
        }
        Ok(())
    }

    fn hint(&mut self) -> Result<(), Fault> {
        let request = match self.session.hint_request() {
            Ok(request) => request,
            Err(error) => return Ok(writeln!(self.out, "Not now: {error}.")?),
        };
        let Hint { route, reason, .. } = self.engine.hint(&request).map_err(Fault::input)?;
        Ok(writeln!(self.out, "{route} ({})", words::hint(reason))?)
    }

    fn list_moves(&mut self) -> Result<(), Fault> {
        let routes = self.session.game().position().legal_routes();
        let texts: Vec<String> = routes.iter().map(ToString::to_string).collect();
        Ok(writeln!(self.out, "{}", if texts.is_empty() { "none".to_owned() } else { texts.join(" ") })?)
    }

    fn save(&mut self, path: &Path) -> Result<(), Fault> {
        match write_whole(path, &self.session.save()) {
            Ok(()) => writeln!(self.out, "Saved in {}.", path.display())?,
            Err(error) => writeln!(self.out, "Not saved: {}: {error}.", path.display())?,
        }
        Ok(())
    }

    /// Goes on with a saved game; the present one stays if the file holds none.
    fn load(&mut self, path: &Path) -> Result<(), Fault> {
        let restored = read_file(path)
            .map_err(|fault| fault.line())
            .and_then(|text| Session::restore(&text).map_err(|error| format!("{}: {error}", path.display())));
        match restored {
            Ok(session) => {
                self.session = session;
                self.show()
            }
            Err(why) => Ok(writeln!(self.out, "Not loaded: {why}.")?),
        }
    }

    fn show(&mut self) -> Result<(), Fault> {
        let view = self.session.view();
        write!(self.out, "\n{}", board::draw(&view, self.style))?;
        if view.draw_offer == Some(DrawOffer::Open) && view.draw_offer_by != Some(view.side_to_move) {
            writeln!(self.out, "A draw is offered: `accept`, `decline`, or move on.")?;
        }
        Ok(())
    }

    fn tell_outcome(&mut self) -> Result<(), Fault> {
        if let Some(outcome) = self.session.view().outcome {
            let plies = match self.session.game().ply() {
                1 => "1 ply".to_owned(),
                plies => format!("{plies} plies"),
            };
            writeln!(self.out, "{} ({plies})", words::outcome(outcome))?;
        }
        Ok(())
    }
}

/// Writes beside the file first, so that a failure leaves the old one whole.
fn write_whole(path: &Path, text: &str) -> std::io::Result<()> {
    let mut beside = path.as_os_str().to_owned();
    beside.push(".new");
    std::fs::write(&beside, text)?;
    std::fs::rename(&beside, path)
}
