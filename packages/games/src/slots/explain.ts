/** Derives stops from draws, windows from stops, and pays from windows, for the fairness drawer. */
import type { Explanation } from '../game-module.ts';
import { multiplierText } from '../multiplier-text.ts';
import { timesInView, type Compiled, type LineWin } from './evaluate.ts';
import { replaySpins, worth, type SlotState, type SpunEvent } from './round.ts';
import { proofTexts as words } from './texts.ts';

const multiple = (slot: Compiled, lineBets: number): string => multiplierText(worth(slot, lineBets));

/** Where the reels of a spin stopped, and what they show there. */
export const stopRows = (
  label: string,
  stops: readonly number[],
  { strips, rows }: { strips: readonly string[]; rows: number },
): Explanation[] => {
  const symbols = strips.map((strip) => strip.split(' '));
  const draws = stops.map((stop, reel) => `below(${symbols[reel]?.length}) = ${stop}`).join(', ');
  const shown = (row: number) =>
    stops.map((stop, reel) => symbols[reel]?.[(stop + row) % (symbols[reel]?.length ?? 1)]).join(' ');
  return [
    { label: words.stops(label), value: stops.join(' '), how: draws },
    {
      label: words.window(label),
      value: Array.from({ length: rows }, (_, row) => shown(row)).join(' / '),
      how: words.windowHow,
    },
  ];
};

/** The strips that a spin turns. */
export const stripsTurned = (
  { strips, freeSpins }: { strips: readonly string[]; freeSpins: { strips?: readonly string[] } },
  free: boolean,
): readonly string[] => (free ? (freeSpins.strips ?? strips) : strips);

/** The reels that a wild covers. */
const expandedReels = (slot: Compiled, { stops, free }: SpunEvent): readonly number[] => {
  if (slot.definition.wilds !== 'expand') return [];
  const reels = free ? slot.free : slot;
  return [...stops.keys()].filter((reel) => timesInView(reels, slot.wild, reel, stops[reel] ?? 0) > 0);
};

/** The cells whose wilds have stayed from earlier free spins. */
const keptCells = ({ rows }: Compiled, stuck: number): readonly (readonly [reel: number, row: number])[] =>
  Array.from({ length: 31 }, (_, cell) => cell)
    .filter((cell) => (stuck >> cell) & 1)
    .map((cell) => [Math.floor(cell / rows) + 1, (cell % rows) + 1]);

interface Told {
  readonly event: SpunEvent;
  readonly index: number;
  /** Cells with a wild from an earlier spin, as bits. */
  readonly stuck: number;
}

const spinText = (slot: Compiled, { event, index, stuck }: Told, nameOf: (win: LineWin) => string): Explanation[] => {
  const label = event.free ? words.freeSpin(index) : words.spin;
  const wins = [
    ...event.lines.map((win) => words.linePays(nameOf(win), multiple(slot, win.pays))),
    ...(event.scatterPays > 0 ? [words.scatterPays(event.scatters, multiple(slot, event.scatterPays))] : []),
    ...(event.opened > 0 ? [words.awarded(event.opened)] : []),
  ];
  const covers = expandedReels(slot, event).map((reel) => words.expands(reel + 1));
  const kept = stuck === 0 ? [] : [words.stays(keptCells(slot, stuck))];
  const how = [...covers, ...kept, ...(wins.length === 0 ? [words.noWin] : wins)].join('; ');
  return [
    ...stopRows(label, event.stops, { strips: stripsTurned(slot.definition, event.free), rows: slot.rows }),
    {
      label: words.pays(label),
      value: multiple(slot, event.pays),
      how: event.multiplier > 1 ? words.times(how, event.multiplier) : how,
    },
  ];
};

export const explain = (slot: Compiled, state: SlotState, nameOf: (win: LineWin) => string): Explanation[] => [
  ...replaySpins(slot, state).flatMap((event, index, events) =>
    spinText(slot, { event, index, stuck: events[index - 1]?.stuck ?? 0 }, nameOf),
  ),
  {
    label: words.multiplier,
    value: multiple(slot, state.pays),
    how: words.lineBets(state.pays, slot.lineCount, state.limited),
  },
];
