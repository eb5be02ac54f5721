/** One round of a lines slot: the paid spin and every free spin it opens, settled at once. */
import type { GameEvent, Settlement, Step } from '../game-module.ts';
import type { Rng } from '../rng.ts';
import { addSpin, playSpins } from './free-spins.ts';
import { lineWinsOf, scattersOf, stuckAfter, type Compiled, type LineWin } from './evaluate.ts';

export interface SlotState extends Record<string, unknown> {
  /** The paid spin first, then the free spins: where each reel stopped. */
  readonly stops: readonly (readonly number[])[];
  /** What the whole round pays, in line bets. */
  readonly pays: number;
  /** The highest win was reached, and the round ended there. */
  readonly limited: boolean;
}

/** One spin for the client. Amounts in line bets, after the free-spin multiplier and the win cap. */
export interface SpunEvent extends GameEvent {
  readonly type: 'spun';
  readonly free: boolean;
  readonly stops: number[];
  /** Before the multiplier. */
  readonly lines: (LineWin & Record<string, number | string>)[];
  readonly scatters: number;
  /** Before the multiplier. */
  readonly scatterPays: number;
  readonly multiplier: number;
  readonly pays: number;
  /** Free spins that this one opens. */
  readonly opened: number;
  /** Remaining free spins, including those won by this spin. */
  readonly left: number;
  /** Everything so far. */
  readonly total: number;
  /** Where wilds stick: one bit for each cell that has one after this free spin, reel after reel from the top. */
  readonly stuck?: number;
}

const playSpin = (
  slot: Compiled,
  stops: number[],
  before: { total: number; left: number; free: boolean; stuck: number },
): SpunEvent => {
  const reels = before.free ? slot.free : slot;
  const lines = lineWinsOf(reels, stops, before.stuck) as SpunEvent['lines'];
  const scatters = scattersOf(reels, stops);
  const scatterPays = slot.scatterPays[scatters] ?? 0;
  const multiplier = before.free ? slot.definition.freeSpins.multiplier : 1;
  const { pays, opened, left, total } = addSpin({ unit: slot.lineCount, maxWin: slot.definition.maxWin }, before, {
    pays: multiplier * lines.reduce((sum, win) => sum + win.pays, scatterPays),
    opened: slot.awards[scatters] ?? 0,
  });
  return {
    type: 'spun',
    free: before.free,
    stops,
    lines,
    scatters,
    scatterPays,
    multiplier,
    pays,
    opened,
    left,
    total,
    ...(before.free && slot.definition.freeSpins.wilds === 'stick'
      ? { stuck: stuckAfter(reels, stops, before.stuck) }
      : {}),
  };
};

/** The spins of a round; `next` returns the stops of each. */
const spinsOf = (slot: Compiled, next: (free: boolean) => number[]): SpunEvent[] =>
  playSpins<SpunEvent>((last) => {
    if (last === undefined) return playSpin(slot, next(false), { total: 0, left: 0, free: false, stuck: 0 });
    const { total, left, stuck = 0 } = last;
    return playSpin(slot, next(true), { total, left: left - 1, free: true, stuck });
  });

export const spin = (slot: Compiled, rng: Pick<Rng, 'below'>): Step<SlotState> => {
  const events = spinsOf(slot, (free) => (free ? slot.free : slot).lengths.map((length) => rng.below(length)));
  const pays = events.at(-1)?.total ?? 0;
  const limited = pays >= slot.definition.maxWin * slot.lineCount;
  return { state: { stops: events.map(({ stops }) => stops), pays, limited }, events, done: true };
};

export const replaySpins = (slot: Compiled, { stops }: SlotState): SpunEvent[] => {
  let place = -1;
  return spinsOf(slot, () => [...(stops[(place += 1)] ?? [])]);
};

const whole = 10_000n;

/** In 1/10,000 of the stake. */
export const worth = (slot: Compiled, lineBets: number): bigint => (BigInt(lineBets) * whole) / BigInt(slot.lineCount);

export const settle = (slot: Compiled, state: SlotState, nameOf: (win: LineWin) => string): Settlement => {
  const [first, ...free] = replaySpins(slot, state);
  const lines = (first?.lines ?? []).map((win) => ({ name: nameOf(win), multiplierE4: worth(slot, win.pays) }));
  const add = (name: string, pays: number) => {
    if (pays > 0) lines.push({ name, multiplierE4: worth(slot, pays) });
  };
  add(`${first?.scatters ?? 0} scatters`, first?.scatterPays ?? 0);
  add(`${free.length} free spins`, state.pays - (first?.total ?? 0));
  return { multiplierE4: worth(slot, state.pays), lines };
};
