/** Derives stops from draws, windows from stops, and pays from windows, for the fairness drawer. */
import type { Explanation } from '../game-module.ts';
import { symbolAt, type Compiled, type LineWin } from './evaluate.ts';
import { replaySpins, worth, type SlotState, type SpunEvent } from './round.ts';

const multiple = (slot: Compiled, lineBets: number): string => `${Number(worth(slot, lineBets)) / 10_000}×`;

const windowText = (slot: Compiled, stops: readonly number[]): string =>
  Array.from({ length: slot.rows }, (_, row) =>
    stops.map((stop, reel) => slot.definition.symbols[symbolAt(slot, reel, stop, row)]).join(' '),
  ).join(' / ');

const spinText = (slot: Compiled, event: SpunEvent, index: number, nameOf: (win: LineWin) => string): Explanation[] => {
  const label = event.free ? `Free spin ${index}` : 'Spin';
  const stops = event.stops.map((stop, reel) => `below(${slot.lengths[reel]}) = ${stop}`).join(', ');
  const wins = [
    ...event.lines.map((win) => `${nameOf(win)} pays ${multiple(slot, win.pays)}`),
    ...(event.scatterPays > 0 ? [`${event.scatters} scatters pay ${multiple(slot, event.scatterPays)}`] : []),
    ...(event.opened > 0 ? [`${event.opened} free spins open`] : []),
  ];
  return [
    { label: `${label}: stops`, value: event.stops.join(' '), how: stops },
    { label: `${label}: window`, value: windowText(slot, event.stops), how: 'the stop and what follows, row by row' },
    {
      label: `${label}: pays`,
      value: multiple(slot, event.pays),
      how: `${wins.length === 0 ? 'no line pays' : wins.join('; ')}${event.multiplier > 1 ? `; all × ${event.multiplier}` : ''}`,
    },
  ];
};

export const explain = (slot: Compiled, state: SlotState, nameOf: (win: LineWin) => string): Explanation[] => [
  ...replaySpins(slot, state).flatMap((event, index) => spinText(slot, event, index, nameOf)),
  {
    label: 'Multiplier',
    value: multiple(slot, state.pays),
    how: `${state.pays} line bets ÷ ${slot.lineCount} lines${state.limited ? ', the highest win' : ''}`,
  },
];
