/** A slot whose free spins collect on the stage: its wins are lines, and each free spin says which notes it adds. */
import {
  compileCollection,
  levelOf,
  playCollection,
  type CollectedSpinEvent,
  type CollectionDefinition,
  type CompiledCollection,
} from '../../collection/rules.ts';
import { givenDraws, type DrawnState } from '../../given-draws.ts';
import { parsedStrips, rowsWhere, symbolIn, type Collected, type SlotKind } from './kind.ts';
import { shownLine, type LineTexts } from './lines.ts';
import type { Cell } from '../effects/win-lights.ts';

interface CollectionSlot {
  readonly definition: CollectionDefinition;
  readonly texts: LineTexts;
  /** What players call each symbol. */
  readonly names: Readonly<Record<string, string>>;
}

export const collectionKind = (slot: CollectionSlot): SlotKind => {
  const { definition } = slot;
  const { grid, lines, maxWin, scatter, strips, freeSpins, note, levels } = definition;
  const paid = parsedStrips(strips);
  const free = freeSpins.strips === undefined ? paid : parsedStrips(freeSpins.strips);
  const notesIn = (stops: readonly number[]): readonly Cell[] =>
    stops.flatMap((_, reel) =>
      rowsWhere({ grid }, reel, (cell) => symbolIn(free, stops, cell) === note).map((row): Cell => [reel, row]),
    );
  let known: CompiledCollection | undefined;
  const compiled = () => (known ??= compileCollection(definition));
  const collected = ({ stops, notes }: CollectedSpinEvent, before: number): Collected => ({
    cells: notesIn(stops),
    before,
    notes,
    levelBefore: levelOf(compiled(), before),
    level: levelOf(compiled(), notes),
  });
  return {
    ...{ grid, unit: lines.length, maxWin, scatter, coveringWild: undefined, keepsWilds: false, levels },
    multiplier: freeSpins.multiplier,
    strips: (own) => (own ? free : paid),
    spinsOf: ({ events, view }) => {
      const spun =
        events.length > 0
          ? (events as readonly CollectedSpinEvent[])
          : playCollection(compiled(), givenDraws(view as DrawnState));
      return spun.map((event, index) => ({
        ...event,
        ...(event.free ? { collected: collected(event, spun[index - 1]?.notes ?? 0) } : {}),
        wins: event.lines.map((win) => shownLine(slot, win)),
      }));
    },
    together: slot.texts.lines,
  };
};
