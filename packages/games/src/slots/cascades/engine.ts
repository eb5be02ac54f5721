/** A cascade as the engine of a game: how its rounds are told, played back and explained. */
import type { Explanation, RtpProof } from '../../game-module.ts';
import type { SlotEngine } from '../engine-slot.ts';
import { proofTexts as words } from '../texts.ts';
import {
  playCascades,
  totalOf,
  type CascadeEvent,
  type CascadeSlot,
  type CascadeWin,
  type DroppedEvent,
} from './cascade.ts';

interface Told {
  readonly symbols: readonly string[];
  /** What players call each symbol. */
  readonly symbolNames: Readonly<Record<string, string>>;
  /** Each spin draws how many symbols a reel shows. */
  readonly varied?: true;
  /** Of the maths, from its closed form or from counted rounds. */
  prove(): RtpProof;
}

export const cascadeEngine = (
  slot: CascadeSlot,
  { symbols, symbolNames, varied, prove }: Told,
): SlotEngine<CascadeEvent> => {
  const nameOf = ({ symbol, size, reels }: CascadeWin): string => {
    const name = symbolNames[symbol] ?? symbol;
    return reels === undefined ? words.ofAKind(size, name) : words.ways(size, reels, name);
  };
  const gridText = ({ columns }: DroppedEvent): string =>
    columns.map((cells) => cells.map((symbol) => symbols[symbol]).join(' ')).join(' / ');
  const explained = (events: readonly CascadeEvent[], text: (pays: number) => string): Explanation[] => {
    let [spin, grid] = [0, 0];
    return events.map((event): Explanation => {
      const label = spin === 0 ? words.spin : words.freeSpin(spin);
      if (event.type === 'dropped') {
        grid += 1;
        const wins =
          event.wins.map((win) => words.linePays(nameOf(win), text(win.pays))).join('; ') || words.nothingWins;
        const how = event.multiplier > 1 && event.wins.length > 0 ? words.times(wins, event.multiplier) : wins;
        const heights = varied === true && grid === 1 ? [words.heights(event.columns.map(({ length }) => length))] : [];
        return {
          label: words.grid(label, grid),
          value: gridText(event),
          how: [...heights, words.gridHow, how].join('; '),
        };
      }
      [spin, grid] = [spin + 1, 0];
      const { orbs, scatters, scatterPays, opened, pays } = event;
      const how = [
        orbs > 1 ? words.times(words.sumOfGrids, orbs) : words.sumOfGrids,
        ...(scatterPays > 0 ? [words.scatterPays(scatters, text(scatterPays))] : []),
        ...(opened > 0 ? [words.awarded(opened)] : []),
      ];
      return { label: words.end(label), value: text(pays), how: how.join('; ') };
    });
  };
  return {
    ...{ unit: slot.rules.unit, maxWin: slot.rules.maxWin, prove, totalOf, explain: explained },
    play: (draws) => playCascades(slot, draws),
    spinsOf: (events) => events.filter(({ type }) => type === 'ended').length,
    gridsOf: (events) => events.filter(({ type }) => type === 'dropped').length,
    winsOf: (events) =>
      events.flatMap((event) =>
        event.type === 'dropped'
          ? event.wins.map((win) => ({ name: nameOf(win), pays: win.pays * event.multiplier }))
          : [],
      ),
  };
};
