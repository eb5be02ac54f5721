/** Derives stops from draws, windows from stops, and pays from windows, for the fairness drawer. */
import type { Explanation } from '../game-module.ts';
import { multiplierText } from '../multiplier-text.ts';
import { symbolAt, type Compiled, type LineWin, type Reels } from './evaluate.ts';
import { replaySpins, worth, type SlotState, type SpunEvent } from './round.ts';
import { proofTexts as words } from './texts.ts';

const multiple = (slot: Compiled, lineBets: number): string => multiplierText(worth(slot, lineBets));

const windowText = (slot: Reels, stops: readonly number[]): string =>
  Array.from({ length: slot.rows }, (_, row) =>
    stops.map((stop, reel) => slot.definition.symbols[symbolAt(slot, reel, stop, row)]).join(' '),
  ).join(' / ');

const spinText = (slot: Compiled, event: SpunEvent, index: number, nameOf: (win: LineWin) => string): Explanation[] => {
  const reels = event.free ? slot.free : slot;
  const label = event.free ? words.freeSpin(index) : words.spin;
  const stops = event.stops.map((stop, reel) => `below(${reels.lengths[reel]}) = ${stop}`).join(', ');
  const wins = [
    ...event.lines.map((win) => words.linePays(nameOf(win), multiple(slot, win.pays))),
    ...(event.scatterPays > 0 ? [words.scatterPays(event.scatters, multiple(slot, event.scatterPays))] : []),
    ...(event.opened > 0 ? [words.awarded(event.opened)] : []),
  ];
  const how = wins.length === 0 ? words.noWin : wins.join('; ');
  return [
    { label: words.stops(label), value: event.stops.join(' '), how: stops },
    { label: words.window(label), value: windowText(reels, event.stops), how: words.windowHow },
    {
      label: words.pays(label),
      value: multiple(slot, event.pays),
      how: event.multiplier > 1 ? words.times(how, event.multiplier) : how,
    },
  ];
};

export const explain = (slot: Compiled, state: SlotState, nameOf: (win: LineWin) => string): Explanation[] => [
  ...replaySpins(slot, state).flatMap((event, index) => spinText(slot, event, index, nameOf)),
  {
    label: words.multiplier,
    value: multiple(slot, state.pays),
    how: words.lineBets(state.pays, slot.lineCount, state.limited),
  },
];
