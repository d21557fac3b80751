/**
 * Work that a few of an address do at once, while its others wait: one address cannot keep everybody from being answered,
 * and people who share one wait for each other instead of being refused. Who waits and goes is never begun.
 */
import type { Flight } from './flights.ts';

export interface Turns {
  /** `go` is called when it may begin, with false when it has waited too long; never when its client goes first. */
  take(flight: Flight, go: (mayBegin: boolean) => void): void;
}

export interface TurnsOptions {
  atOnce: number;
  /** Whoever still reads an answer after so long makes no work any more, and holds up nobody. */
  longestTurnMilliseconds: number;
  longestWaitMilliseconds: number;
  now: () => number;
}

interface Waiting {
  flight: Flight;
  since: number;
  /** How many of the same connection were before it: every connection has its first turn before any has its second. */
  rank: number;
  go: (mayBegin: boolean) => void;
}

interface Line {
  running: Map<Flight, number>;
  waiting: Waiting[];
  look: NodeJS.Timeout | null;
}

const lookEveryMilliseconds = 100;

export function createTurns(options: TurnsOptions): Turns {
  const lines = new Map<string, Line>();
  const lineOf = (address: string) => {
    const line: Line = lines.get(address) ?? { running: new Map(), waiting: [], look: null };
    lines.set(address, line);
    return line;
  };
  const begin = (line: Line, flight: Flight) => {
    line.running.set(flight, options.now());
    flight.whenOver(() => {
      if (line.running.delete(flight)) next(line, flight.address);
    });
  };
  const next = (line: Line, address: string) => {
    line.waiting = line.waiting.filter(({ flight }) => !flight.isOver);
    while (line.running.size < options.atOnce && line.waiting.length > 0) {
      const [first] = line.waiting.splice(firstOf(line.waiting), 1);
      if (first === undefined) break;
      begin(line, first.flight);
      first.go(true);
    }
    if (line.waiting.length === 0 && line.look !== null) {
      clearInterval(line.look);
      line.look = null;
    }
    if (line.running.size === 0 && line.waiting.length === 0 && lines.get(address) === line) {
      lines.delete(address);
    }
  };
  return {
    take: (flight, go) => {
      if (flight.isOver) return;
      const line = lineOf(flight.address);
      if (line.running.size < options.atOnce) {
        begin(line, flight);
        go(true);
        return;
      }
      line.waiting.push({ flight, go, since: options.now(), rank: rankOf(line, flight) });
      line.look ??= setInterval(() => {
        overdue(line, options);
        next(line, flight.address);
      }, lookEveryMilliseconds).unref();
    },
  };
}

function rankOf({ running, waiting }: Line, { socket }: Flight): number {
  let rank = 0;
  for (const flight of running.keys()) if (flight.socket === socket) rank += 1;
  for (const { flight } of waiting) if (flight.socket === socket) rank += 1;
  return rank;
}

function firstOf(waiting: readonly Waiting[]): number {
  let first = 0;
  for (const [index, { rank }] of waiting.entries()) {
    if (rank < (waiting[first]?.rank ?? 0)) first = index;
  }
  return first;
}

function overdue(line: Line, options: TurnsOptions): void {
  const now = options.now();
  for (const [flight, since] of line.running) {
    if (now - since > options.longestTurnMilliseconds) line.running.delete(flight);
  }
  const isLate = ({ since }: Waiting) => now - since > options.longestWaitMilliseconds;
  const late = line.waiting.filter(isLate);
  line.waiting = line.waiting.filter((each) => !isLate(each));
  for (const { flight, go } of late) if (!flight.isOver) go(false);
}
