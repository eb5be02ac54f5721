/**
 * Rounds of lines slots by the hundred million: the rules of `round.ts` without a record of what won, so that nothing is allocated for a line.
 * `slot-rounds.test.ts` compares both, round by round.
 */
import { scattersInView, type Compiled, type Reels } from '../src/slots/evaluate.ts';
import { addSpin } from '../src/slots/free-spins.ts';
import type { Draws } from '../src/slots/cascades/columns.ts';

interface Spun {
  /** Before the multiplier, scatters included. */
  pays: number;
  scatters: number;
  /** Cells with a wild that stays. */
  stuck: number;
}

type Spinner = (draws: Pick<Draws, 'below'>, stuck: number) => Readonly<Spun>;

/** Of paid or of free spins. What it answers is the same object every time. */
const spinner = (reels: Reels): Spinner => {
  const { reels: count, rows, lineCount, wild, scatter, lengths, covered, definition } = reels;
  const places = Uint8Array.from(definition.lines.flatMap((line) => line.map((row, reel) => reel * rows + row)));
  const width = count + 1;
  const pays = Int32Array.from(reels.pays.flatMap((row) => Array.from({ length: width }, (_, n) => row[n] ?? 0)));
  const scatters = lengths.map((length, reel) =>
    Uint8Array.from({ length }, (_, stop) => scattersInView(reels, reel, stop)),
  );
  const both = definition.direction === 'both';
  const window = new Uint8Array(count * rows);
  const spun: Spun = { pays: 0, scatters: 0, stuck: 0 };
  let whole = false;
  const payOf = (line: number, right: boolean): number => {
    let [symbol, wilds, length] = [wild, 0, 0];
    for (; length < count; length += 1) {
      const reel = right ? count - 1 - length : length;
      const seen = window[places[line * count + reel] as number] as number;
      if (seen === scatter) break;
      if (seen !== wild) {
        if (symbol !== wild && seen !== symbol) break;
        symbol = seen;
      } else if (symbol === wild) wilds += 1;
    }
    whole = length === count;
    return Math.max(pays[symbol * width + length] as number, pays[wild * width + wilds] as number);
  };
  return (draws, stuck) => {
    let seen = 0;
    for (let reel = 0; reel < count; reel += 1) {
      const stop = draws.below(lengths[reel] as number);
      const cells = covered[reel] as Uint8Array;
      for (let row = 0; row < rows; row += 1) {
        const place = reel * rows + row;
        window[place] = (stuck >> place) & 1 ? wild : (cells[stop * rows + row] as number);
      }
      seen += (scatters[reel] as Uint8Array)[stop] as number;
    }
    let paid = reels.scatterPays[seen] ?? 0;
    for (let line = 0; line < lineCount; line += 1) {
      const left = payOf(line, false);
      if (both) {
        const once = whole;
        const right = payOf(line, true);
        paid += once ? Math.max(left, right) : left + right;
      } else paid += left;
    }
    [spun.pays, spun.scatters, spun.stuck] = [paid, seen, 0];
    if (definition.freeSpins.wilds === 'stick')
      for (let place = 0; place < window.length; place += 1) if (window[place] === wild) spun.stuck |= 1 << place;
    return spun;
  };
};

/** What a round pays, in line bets, and whether it opened free spins. */
interface FastRound {
  pays: number;
  opened: boolean;
}

/** What it answers is the same object every time. */
export const fastLines = (slot: Compiled): ((draws: Pick<Draws, 'below'>) => Readonly<FastRound>) => {
  const [paid, free] = [spinner(slot), spinner(slot.free)];
  const { freeSpins, maxWin } = slot.definition;
  const rules = { unit: slot.lineCount, maxWin };
  const round: FastRound = { pays: 0, opened: false };
  return (draws) => {
    const first = paid(draws, 0);
    const award = slot.awards[first.scatters] ?? 0;
    let state = addSpin(rules, { total: 0, left: 0 }, { pays: first.pays, opened: award });
    round.opened = state.opened > 0;
    let stuck = 0;
    while (state.left > 0) {
      const spun = free(draws, stuck);
      state = addSpin(
        rules,
        { total: state.total, left: state.left - 1 },
        { pays: spun.pays * freeSpins.multiplier, opened: slot.awards[spun.scatters] ?? 0 },
      );
      ({ stuck } = spun);
    }
    round.pays = state.total;
    return round;
  };
};
