/** Hold and win as the engine of a game: how its rounds are told, played back and explained. */
import type { Explanation } from '../../game-module.ts';
import type { SlotEngine } from '../engine-slot.ts';
import type { LineWin } from '../evaluate.ts';
import { stopRows } from '../explain.ts';
import { proofTexts as words } from '../texts.ts';
import { proveBought, proveHold } from './expected.ts';
import {
  compileHold,
  holdFaults,
  holdTotal,
  playBought,
  playHold,
  type Coin,
  type HoldDefinition,
  type HoldEvent,
} from './rules.ts';

/** Throws on a definition that contradicts itself. `symbolNames`: what players call each symbol. */
export const holdEngine = (
  definition: HoldDefinition,
  symbolNames: Readonly<Record<string, string>>,
): SlotEngine<HoldEvent> => {
  const faults = holdFaults(definition);
  if (faults.length > 0) throw new Error(`${definition.game}: ${faults.join('; ')}`);
  const slot = compileHold(definition);
  const { buy } = definition.hold;
  const nameOf = ({ line, count, symbol }: LineWin): string =>
    words.line(line + 1, count, symbolNames[symbol] ?? symbol);
  const coinsText = (coins: readonly Coin[], text: (pays: number) => string): string =>
    coins.length === 0
      ? words.noCoin
      : words.coins(coins.map(({ value }) => text(definition.hold.values[value]?.pays ?? 0)).join(', '));
  const explained = (event: HoldEvent, index: number, text: (pays: number) => string): Explanation[] => {
    if (event.type === 'respun')
      return [{ label: words.respin(index), value: coinsText(event.coins, text), how: words.respinHow }];
    if (event.type === 'collected')
      return [{ label: words.coinsCollected, value: text(event.pays), how: words.collected(event.full) }];
    if (event.type === 'bought')
      return [
        {
          label: words.bought,
          value: coinsText(event.coins, text),
          how: words.boughtHow(event.coins.length, slot.cells),
        },
      ];
    const wins = event.lines.map((win) => words.linePays(nameOf(win), text(win.pays))).join('; ') || words.noWin;
    const { strips, grid } = definition;
    return [
      ...stopRows(words.spin, event.stops, { strips, rows: grid.rows }),
      { label: words.pays(words.spin), value: text(event.pays), how: `${wins}; ${coinsText(event.coins, text)}` },
    ];
  };
  return {
    ...{ unit: slot.lines.lineCount, maxWin: definition.maxWin, totalOf: holdTotal },
    play: (draws) => playHold(slot, draws),
    // The spin and each respin; what the coins come to follows them.
    spinsOf: (events) => Math.max(1, events.length - 1),
    winsOf: (events) =>
      events.flatMap((event) => {
        if (event.type === 'spun') return event.lines.map((win) => ({ name: nameOf(win), pays: win.pays }));
        return event.type === 'collected' ? [{ name: words.coinsCollected, pays: event.pays }] : [];
      }),
    explain: (events, text) => events.flatMap((event, index) => explained(event, index, text)),
    prove: () => proveHold(slot),
    ...(buy === undefined
      ? {}
      : { bought: { price: buy.price, play: (draws) => playBought(slot, draws), prove: () => proveBought(slot) } }),
  };
};
