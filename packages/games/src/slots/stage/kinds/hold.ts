/** Hold and win on the stage: the spin with its lines, then each respin with the coins that it leaves. */
import { givenDraws, type DrawnState } from '../../given-draws.ts';
import {
  compileHold,
  playBought,
  playHold,
  type BoughtEvent,
  type Coin,
  type CompiledHold,
  type HoldDefinition,
  type HoldEvent,
  type HoldSpunEvent,
} from '../../hold/rules.ts';
import { shownLine, linesKind, type LineTexts } from './lines.ts';
import type { ShownCoin, ShownSpin, SlotKind } from './kind.ts';

interface HoldSlot {
  readonly definition: HoldDefinition;
  readonly texts: LineTexts;
  /** What players call each symbol. */
  readonly names: Readonly<Record<string, string>>;
}

/** Reels run on slowly from so many coins before the respins open. */
const nearly = 2;

const spunShown = (slot: HoldSlot, event: HoldSpunEvent, held: readonly ShownCoin[]): ShownSpin => {
  const { hold } = slot.definition;
  return {
    ...{ stops: event.stops, free: false, multiplier: 1, scatters: held.length, scatterPays: 0 },
    ...{ pays: event.pays, total: event.pays, left: event.left, opened: event.left > 0 ? hold.respins : 0 },
    wins: event.lines.map((win) => shownLine(slot, win)),
    coins: held,
  };
};

/** Coins that lie without a spin: the board stands from the beginning, and what the reels show behind it is nothing of the round. */
const boughtShown = ({ definition }: HoldSlot, event: BoughtEvent, held: readonly ShownCoin[]): ShownSpin => ({
  ...{ stops: definition.strips.map(() => 0), free: false, multiplier: 1, scatters: held.length, scatterPays: 0 },
  ...{ pays: 0, total: 0, left: event.left, opened: event.left, wins: [], coins: held, landed: held },
});

const shownSpins = (slot: HoldSlot, events: readonly HoldEvent[]): readonly ShownSpin[] => {
  const { grid, hold } = slot.definition;
  const shownCoin = ({ cell, value }: Coin): ShownCoin => ({
    cell: [Math.floor(cell / grid.rows), cell % grid.rows],
    pays: hold.values[value]?.pays ?? 0,
    name: hold.values[value]?.name,
  });
  const spins: ShownSpin[] = [];
  let held: readonly ShownCoin[] = [];
  for (const event of events) {
    const before = spins.at(-1);
    if (event.type === 'spun') {
      held = event.coins.map(shownCoin);
      spins.push(spunShown(slot, event, held));
    } else if (event.type === 'bought') {
      held = event.coins.map(shownCoin);
      spins.push(boughtShown(slot, event, held));
    } else if (before !== undefined && event.type === 'respun') {
      const landed = event.coins.map(shownCoin);
      held = [...held, ...landed];
      spins.push({ ...before, ...{ wins: [], pays: 0, opened: 0, left: event.left, coins: held, landed } });
    } else if (before !== undefined && event.type === 'collected')
      spins.push({ ...(spins.pop() ?? before), pays: event.pays, total: before.total + event.pays });
  }
  return spins;
};

/** As if coins were scatters: six of them open what follows. */
export const holdKind = (slot: HoldSlot): SlotKind => {
  const { coin, grid, hold } = slot.definition;
  let compiled: CompiledHold | undefined;
  return {
    ...linesKind(slot),
    grid: { ...grid, ...(hold.buy === undefined ? {} : { sells: true }) },
    scatter: coin,
    hopeful: hold.opens - nearly,
    spinsOf: ({ events, view }) => {
      if (events.length > 0) return shownSpins(slot, events as readonly HoldEvent[]);
      compiled ??= compileHold(slot.definition);
      const state = view as DrawnState;
      return shownSpins(slot, (state.bought === true ? playBought : playHold)(compiled, givenDraws(state)));
    },
  };
};
