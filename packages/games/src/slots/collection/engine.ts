/** Free spins that collect as the engine of a game: how its rounds are told, played back and explained. */
import type { Explanation } from '../../game-module.ts';
import type { SlotEngine } from '../engine-slot.ts';
import type { LineWin } from '../evaluate.ts';
import { stopRows, stripsTurned } from '../explain.ts';
import { proofTexts as words } from '../texts.ts';
import { proveCollection } from './expected.ts';
import {
  collectionFaults,
  compileCollection,
  playCollection,
  type CollectedSpinEvent,
  type CollectionDefinition,
} from './rules.ts';

/** Throws on a definition that contradicts itself. `symbolNames`: what players call each symbol. */
export const collectionEngine = (
  definition: CollectionDefinition,
  symbolNames: Readonly<Record<string, string>>,
): SlotEngine<CollectedSpinEvent> => {
  const faults = collectionFaults(definition);
  if (faults.length > 0) throw new Error(`${definition.game}: ${faults.join('; ')}`);
  const slot = compileCollection(definition);
  const nameOf = ({ line, count, symbol }: LineWin): string =>
    words.line(line + 1, count, symbolNames[symbol] ?? symbol);
  const explained = (event: CollectedSpinEvent, index: number, text: (pays: number) => string): Explanation[] => {
    const label = event.free ? words.freeSpin(index) : words.spin;
    const wins = [
      ...event.lines.map((win) => words.linePays(nameOf(win), text(win.pays))),
      ...(event.scatterPays > 0 ? [words.scatterPays(event.scatters, text(event.scatterPays))] : []),
    ];
    const how = [
      event.multiplier > 1
        ? words.times(wins.join('; ') || words.noWin, event.multiplier)
        : wins.join('; ') || words.noWin,
      ...(event.free ? [words.notes(event.notes)] : []),
      ...(event.opened > 0 ? [words.awarded(event.opened)] : []),
    ];
    return [
      ...stopRows(label, event.stops, { strips: stripsTurned(definition, event.free), rows: definition.grid.rows }),
      { label: words.pays(label), value: text(event.pays), how: how.join('; ') },
    ];
  };
  return {
    ...slot.rules,
    play: (draws) => playCollection(slot, draws),
    totalOf: (events) => events.at(-1)?.total ?? 0,
    spinsOf: (events) => events.length,
    winsOf: (events) =>
      events.flatMap(({ lines, multiplier }) =>
        lines.map((win) => ({ name: nameOf(win), pays: win.pays * multiplier })),
      ),
    explain: (events, text) => events.flatMap((event, index) => explained(event, index, text)),
    prove: () => proveCollection(slot),
  };
};
