/**
 * Rounds of slots whose wins make room: what has won goes, the rest falls, new symbols follow, until nothing wins any more. How a grid is
 * filled and what wins on it is the engine's; steps, free spins and the highest win are the same for all.
 */
import type { GameEvent } from '../../game-module.ts';
import { addSpin, playSpins, type FreeSpinRules } from '../free-spins.ts';
import type { PayRow } from '../definition.ts';
import { countOf, type Columns, type Draws } from './columns.ts';

/** `cells`: what goes. `size`: cells, or ways over so many `reels`. `pays`: in parts of a stake, before any multiplier. */
export type CascadeWin = Readonly<{ symbol: string; size: number; reels?: number; pays: number; cells: number[] }>;

/** Pays times their multiplier, by the number of wins before in the same spin: the last one holds from there on. */
export type Multipliers = readonly number[];

/** What free spins add to a definition. Rows are by the number of scatters in view when nothing wins any more; the last holds for more. */
export type CascadeFreeSpins = {
  readonly scatter: string;
  readonly awards: PayRow;
  /** In free spins themselves; without, the same. */
  readonly freeAwards?: PayRow;
  /** In stakes. */
  readonly scatterPays: PayRow;
  readonly multipliers: Multipliers;
  /** Whether a free spin's multipliers, or its sum of orbs, goes on where the last one's ended. */
  readonly keeps: boolean;
};

/** Cascades before a designer asks for anything: the parts of a definition that all of them have. */
export interface CascadeFacts {
  readonly game: string;
  readonly version: string;
  readonly stream: 'PF-1';
  readonly symbols: readonly string[];
  /** Parts of a stake that `pays` are counted in. */
  readonly unit: number;
  readonly multipliers: Multipliers;
  /** In stakes: a round ends where it is reached. */
  readonly maxWin: number;
}

export interface CascadeSlot {
  readonly rules: Pick<FreeSpinRules, 'unit' | 'maxWin'>;
  readonly multipliers: Multipliers;
  readonly freeMultipliers: Multipliers;
  /** Free spins go on where the last one's multipliers, or its sum of orbs, ended. */
  readonly keeps: boolean;
  fill(draws: Draws, free: boolean): Columns;
  refill(columns: Columns, gone: ReadonlySet<number>, draws: Draws, free: boolean): Columns;
  winsOf(columns: Columns): CascadeWin[];
  /** What the orbs in view add up to, which multiplies a whole spin; 0 without any. */
  orbsOf(columns: Columns): number;
  /** Of the last grid of a spin: in parts of a stake, and free spins. */
  scattersOf(
    columns: Columns,
    free: boolean,
  ): { readonly count: number; readonly pays: number; readonly opened: number };
}

/** One grid of a spin and what wins on it. Amounts in parts of a stake. */
export interface DroppedEvent extends GameEvent {
  readonly type: 'dropped';
  readonly free: boolean;
  readonly columns: number[][];
  readonly wins: CascadeWin[];
  /** Of these wins. */
  readonly multiplier: number;
  readonly pays: number;
}

/** The end of a spin: what its orbs and scatters add, and how the round stands. */
export interface SpinEndedEvent extends GameEvent {
  readonly type: 'ended';
  readonly free: boolean;
  /** What multiplies everything that the spin's grids pay. */
  readonly orbs: number;
  readonly scatters: number;
  readonly scatterPays: number;
  /** Of the whole spin, up to the highest win. */
  readonly pays: number;
  readonly opened: number;
  readonly left: number;
  readonly total: number;
}

export type CascadeEvent = DroppedEvent | SpinEndedEvent;

/** A spin with its grids; `step` and `sum` are where the next free spin may go on. */
interface Spin {
  readonly events: readonly CascadeEvent[];
  readonly total: number;
  readonly left: number;
  readonly step: number;
  readonly sum: number;
}

/** Grids that a spin may have before a generator must be broken. */
const longest = 1_000;

const at = (multipliers: Multipliers, step: number): number => multipliers[Math.min(step, multipliers.length - 1)] ?? 1;

/** Every grid of one spin. */
const dropsOf = (slot: CascadeSlot, draws: Draws, { free, step }: { free: boolean; step: number }): DroppedEvent[] => {
  const multipliers = free ? slot.freeMultipliers : slot.multipliers;
  let columns = slot.fill(draws, free);
  const drops: DroppedEvent[] = [];
  while (drops.length < longest) {
    const wins = slot.winsOf(columns);
    const multiplier = at(multipliers, step + drops.length);
    const pays = multiplier * wins.reduce((sum, win) => sum + win.pays, 0);
    drops.push({ type: 'dropped', free, columns: columns.map((cells) => cells.slice()), wins, multiplier, pays });
    if (wins.length === 0) return drops;
    columns = slot.refill(columns, new Set(wins.flatMap(({ cells }) => cells)), draws, free);
  }
  throw new Error('A cascade does not end');
};

const playSpin = (slot: CascadeSlot, draws: Draws, last: Spin | undefined): Spin => {
  const free = last !== undefined;
  const [step, before] = free && slot.keeps ? [last.step, last.sum] : [0, 0];
  const drops = dropsOf(slot, draws, { free, step });
  const columns = drops.at(-1)?.columns ?? [];
  const won = drops.reduce((sum, { pays }) => sum + pays, 0);
  const seen = slot.orbsOf(columns);
  // Orbs count only where there is something to multiply.
  const sum = won > 0 ? before + seen : before;
  const orbs = won > 0 && seen > 0 ? sum : 1;
  const { count, pays: scatterPays, opened } = slot.scattersOf(columns, free);
  const spin = { pays: won * orbs + scatterPays, opened };
  const added = addSpin(slot.rules, { total: last?.total ?? 0, left: free ? last.left - 1 : 0 }, spin);
  const ended: SpinEndedEvent = { type: 'ended', free, orbs, scatters: count, scatterPays, ...added };
  // The first free spin begins again.
  const kept = free ? { step: step + drops.length - 1, sum } : { step: 0, sum: 0 };
  return { events: [...drops, ended], total: added.total, left: added.left, ...kept };
};

/** A round from its decisions: the last event has the total. */
export const playCascades = (slot: CascadeSlot, draws: Draws): CascadeEvent[] =>
  playSpins<Spin>((last) => playSpin(slot, draws, last)).flatMap(({ events }) => events);

const lastOf = (row: PayRow, count: number): number => row[Math.min(count, row.length - 1)] ?? 0;

/** The parts of a slot that follow from its facts and free spins alone. */
export const sharedParts = (
  { symbols, unit, maxWin, multipliers }: CascadeFacts,
  freeSpins: CascadeFreeSpins | undefined,
  scatter = symbols.indexOf(freeSpins?.scatter ?? ''),
): Pick<CascadeSlot, 'rules' | 'multipliers' | 'freeMultipliers' | 'keeps' | 'scattersOf'> => ({
  rules: { unit, maxWin },
  multipliers,
  freeMultipliers: freeSpins?.multipliers ?? multipliers,
  keeps: freeSpins?.keeps ?? false,
  scattersOf: (columns, free) => {
    if (freeSpins === undefined) return { count: 0, pays: 0, opened: 0 };
    const count = countOf(columns, scatter);
    const awards = free ? (freeSpins.freeAwards ?? freeSpins.awards) : freeSpins.awards;
    return { count, pays: lastOf(freeSpins.scatterPays, count) * unit, opened: lastOf(awards, count) };
  },
});

const areMultipliers = (row: Multipliers): boolean =>
  row.length > 0 && row.every((times, step) => Number.isSafeInteger(times) && times >= (row[step - 1] ?? 1));

/** Those of paid spins, and those of free spins if they have their own. */
export const tablesOf = <T>(paid: T, free: T | undefined): readonly T[] => (free === undefined ? [paid] : [paid, free]);

/** Weights of new cells: a count for each symbol, and something to draw. */
export const areWeights = (row: readonly number[], symbols: readonly string[]): boolean =>
  row.length === symbols.length &&
  row.every((weight) => Number.isSafeInteger(weight) && weight >= 0) &&
  row.some((weight) => weight > 0);

/** What is wrong with the shared parts, in words. */
export const sharedFaults = (
  { symbols, multipliers }: CascadeFacts,
  freeSpins: CascadeFreeSpins | undefined,
): string[] => {
  const faults = new Set(symbols).size === symbols.length ? [] : ['a symbol is named twice'];
  if (![multipliers, freeSpins?.multipliers ?? multipliers].every(areMultipliers)) faults.push('the multipliers fall');
  if (freeSpins !== undefined && !symbols.includes(freeSpins.scatter)) faults.push('the scatter is no symbol');
  return faults;
};

/** What a round of these events pays, in parts of a stake. */
export const totalOf = (events: readonly CascadeEvent[]): number => {
  const last = events.at(-1);
  return last?.type === 'ended' ? last.total : 0;
};
