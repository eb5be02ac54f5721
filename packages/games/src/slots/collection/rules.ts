/**
 * Free spins that collect: notes in view add up over the free spins, and each level that they reach multiplies every free spin from the next
 * one on, and gives further ones.
 */
import type { GameEvent } from '../../game-module.ts';
import type { Rng } from '../../rng.ts';
import { faultsOf, type LinesDefinition } from '../definition.ts';
import { compile, lineWinsOf, scattersOf, timesInView, type Compiled, type LineWin, type Reels } from '../evaluate.ts';
import { addSpin, playSpins, type FreeSpinRules } from '../free-spins.ts';

export type Level = {
  /** Notes in all that reach it; none for the first. */
  readonly needs: number;
  readonly multiplier: number;
  /** Free spins that reaching it adds; for the first, the award is the definition's. */
  readonly spins: number;
};

export interface CollectionDefinition extends LinesDefinition {
  /** Counted in free spins, where it may also pay on lines. */
  readonly note: string;
  readonly levels: readonly Level[];
}

export interface CompiledCollection {
  readonly definition: CollectionDefinition;
  readonly lines: Compiled;
  readonly note: number;
  readonly rules: Pick<FreeSpinRules, 'unit' | 'maxWin'>;
  /** Free spins of one opening, before any level. */
  readonly award: number;
}

export const compileCollection = (definition: CollectionDefinition): CompiledCollection => {
  const lines = compile(definition);
  const { maxWin, freeSpins } = definition;
  return {
    definition,
    lines,
    note: definition.symbols.indexOf(definition.note),
    rules: { unit: lines.lineCount, maxWin },
    award: Math.max(...freeSpins.awards),
  };
};

/** What is wrong with it, in words; empty when nothing is. */
export const collectionFaults = (definition: CollectionDefinition): readonly string[] => {
  const { symbols, note, levels, freeSpins, scatter, direction } = definition;
  const faults = [...faultsOf(definition)];
  const require = (holds: boolean, fault: string) => {
    if (!holds) faults.push(fault);
  };
  const free = (freeSpins.strips ?? definition.strips).map((strip) => strip.split(' '));
  require(symbols.includes(note) && note !== scatter, 'the note is no symbol');
  require(free.some((strip) => strip.includes(note)), 'no free spin shows a note');
  require(free.every((strip) => scatter === undefined || !strip.includes(scatter)), 'free spins open further ones');
  require(direction === undefined && freeSpins.wilds === undefined, 'lines pay from both sides, or wilds stick');
  require(freeSpins.multiplier === 1, 'free spins multiply beside their levels');
  require(levels[0]?.needs === 0 && levels[0].spins === 0, 'the first level is reached later');
  require(levels.every(({ needs, multiplier, spins }, index) => {
    const before = levels[index - 1] ?? { needs: -1, multiplier: 1 };
    return (
      [needs, multiplier, spins].every(Number.isSafeInteger) && needs > before.needs && multiplier >= before.multiplier
    );
  }), 'the levels do not rise');
  return faults;
};

/** The level that so many notes reach, from 0. */
export const levelOf = ({ definition }: CompiledCollection, notes: number): number =>
  definition.levels.findLastIndex(({ needs }) => notes >= needs);

/** Free spins added by notes that come to these. */
export const spinsAdded = (slot: CompiledCollection, before: number, notes: number): number =>
  slot.definition.levels
    .slice(levelOf(slot, before) + 1, levelOf(slot, notes) + 1)
    .reduce((sum, { spins }) => sum + spins, 0);

/** One spin for the client. Amounts in line bets, after the level's multiplier and the win cap. */
export interface CollectedSpinEvent extends GameEvent {
  readonly type: 'spun';
  readonly free: boolean;
  readonly stops: number[];
  /** Before the multiplier. */
  readonly lines: (LineWin & Record<string, number | string>)[];
  readonly scatters: number;
  readonly scatterPays: number;
  readonly multiplier: number;
  readonly pays: number;
  /** Free spins that this one opens, by scatters or by a level. */
  readonly opened: number;
  readonly left: number;
  readonly total: number;
  /** Of the free spins so far, this one included. */
  readonly notes: number;
}

export const notesInView = ({ note }: CompiledCollection, reels: Reels, reel: number, stop: number): number =>
  timesInView(reels, note, reel, stop);

/** A round from its decisions: the last event has the total. */
export const playCollection = (slot: CompiledCollection, { below }: Pick<Rng, 'below'>): CollectedSpinEvent[] =>
  playSpins<CollectedSpinEvent>((last) => {
    const free = last !== undefined;
    const reels = free ? slot.lines.free : slot.lines;
    const stops = reels.lengths.map((length) => below(length));
    const lines = lineWinsOf(reels, stops) as CollectedSpinEvent['lines'];
    const scatters = scattersOf(reels, stops);
    const scatterPays = reels.scatterPays[scatters] ?? 0;
    const before = last?.notes ?? 0;
    const seen = stops.reduce((count, stop, reel) => count + notesInView(slot, reels, reel, stop), 0);
    const notes = free ? before + seen : 0;
    const multiplier = free ? (slot.definition.levels[levelOf(slot, before)]?.multiplier ?? 1) : 1;
    const spin = {
      pays: multiplier * lines.reduce((sum, win) => sum + win.pays, scatterPays),
      opened: free ? spinsAdded(slot, before, notes) : (reels.awards[scatters] ?? 0),
    };
    const added = addSpin(slot.rules, { total: last?.total ?? 0, left: free ? last.left - 1 : 0 }, spin);
    return { type: 'spun', free, stops, lines, scatters, scatterPays, multiplier, ...added, notes };
  });
