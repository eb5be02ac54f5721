/** Ways as the engine of a game: how its rounds are told, played back and explained. */
import type { Explanation } from '../../game-module.ts';
import type { SlotEngine } from '../engine-slot.ts';
import { stopRows, stripsTurned } from '../explain.ts';
import { proofTexts as words } from '../texts.ts';
import { proveWays } from './expected.ts';
import { compileWays, playWays, waysFaults, type WaysDefinition, type WaysEvent, type WaysWin } from './rules.ts';

/** Throws on a definition that contradicts itself. `symbolNames`: what players call each symbol. */
export const waysEngine = (
  definition: WaysDefinition,
  symbolNames: Readonly<Record<string, string>>,
): SlotEngine<WaysEvent> => {
  const faults = waysFaults(definition);
  if (faults.length > 0) throw new Error(`${definition.game}: ${faults.join('; ')}`);
  const slot = compileWays(definition);
  const nameOf = ({ ways, reels, symbol }: WaysWin): string => words.ways(ways, reels, symbolNames[symbol] ?? symbol);
  const explained = (event: WaysEvent, index: number, text: (pays: number) => string): Explanation[] => {
    const label = event.free ? words.freeSpin(index) : words.spin;
    const wins = [
      ...event.wins.map((win) => words.linePays(nameOf(win), text(win.pays))),
      ...(event.scatterPays > 0 ? [words.scatterPays(event.scatters, text(event.scatterPays))] : []),
      ...(event.opened > 0 ? [words.awarded(event.opened)] : []),
    ];
    const how = wins.join('; ') || words.nothingWins;
    return [
      ...stopRows(label, event.stops, { strips: stripsTurned(definition, event.free), rows: definition.grid.rows }),
      {
        label: words.pays(label),
        value: text(event.pays),
        how: event.multiplier > 1 ? words.times(how, event.multiplier) : how,
      },
    ];
  };
  return {
    ...{ unit: definition.unit, maxWin: definition.maxWin },
    play: (draws) => playWays(slot, draws),
    totalOf: (events) => events.at(-1)?.total ?? 0,
    spinsOf: (events) => events.length,
    winsOf: (events) =>
      events.flatMap(({ wins, scatters, scatterPays, multiplier }) => [
        ...wins.map((win) => ({ name: nameOf(win), pays: win.pays * multiplier })),
        ...(scatterPays > 0 ? [{ name: words.scatters(scatters), pays: scatterPays * multiplier }] : []),
      ]),
    explain: (events, text) => events.flatMap((event, index) => explained(event, index, text)),
    prove: () => proveWays(slot),
  };
};
