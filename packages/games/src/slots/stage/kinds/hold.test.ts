/** What a slot with respins shows: coins that never leave, and nothing that the round does not pay. */
import { expect, it } from 'vitest';
import { simulationRng } from '../../../../testing/simulation-rng.ts';
import { smallHold, smallSale } from '../../../../testing/small-slots.ts';
import { compileHold, holdTotal, playBought, playHold } from '../../hold/rules.ts';
import { holdKind } from './hold.ts';
import { symbolIn } from './kind.ts';

const texts = { line: String, lines: String, kind: (count: number, symbol: string) => `${count} ${symbol}` };
const kind = holdKind({ definition: smallHold, texts, names: { A: 'Acorn' } });
const slot = compileHold(smallHold);
const played = Array.from({ length: 300 }, (_, seed) => {
  const rng = simulationRng(seed);
  const events = playHold(slot, rng);
  return { events, view: { values: rng.draws.map(([, value]) => value) } };
});

it('a round that is shown again from its draws is the one that was played', () => {
  for (const round of played) expect(kind.spinsOf({ ...round, events: [] })).toEqual(kind.spinsOf(round));
});

it('has a spin for each respin, and the total of the round after the last one', () => {
  for (const round of played) {
    const spins = kind.spinsOf(round);
    expect(spins).toHaveLength(Math.max(1, round.events.length - 1));
    expect(spins.at(-1)?.total).toBe(holdTotal(round.events));
    expect(spins.at(-1)?.left).toBe(0);
  }
});

it('coins lie where the reels show them, none leaves, and each is worth something', () => {
  const held = played.filter(({ events }) => events.length > 1);
  expect(held.length).toBeGreaterThan(10);
  for (const round of held) {
    const [first, ...respins] = kind.spinsOf(round);
    for (const { cell } of first?.coins ?? [])
      expect(symbolIn(kind.strips(false), first?.stops ?? [], cell)).toBe(smallHold.coin);
    let before = first?.coins ?? [];
    for (const { coins = [], landed = [] } of respins) {
      expect(coins).toEqual([...before, ...landed]);
      expect(new Set(coins.map(({ cell }) => cell.join())).size).toBe(coins.length);
      expect(coins.every(({ pays }) => pays > 0)).toBe(true);
      before = coins;
    }
  }
});

it('bought respins begin with their coins on the board, and are shown again from their draws', () => {
  const sale = holdKind({ definition: smallSale, texts, names: { A: 'Acorn' } });
  const sold = compileHold(smallSale);
  for (let seed = 0; seed < 100; seed += 1) {
    const rng = simulationRng(seed);
    const events = playBought(sold, rng);
    const view = { values: rng.draws.map(([, value]) => value), bought: true };
    const spins = sale.spinsOf({ events, view });
    expect(sale.spinsOf({ events: [], view })).toEqual(spins);
    expect(spins).toHaveLength(events.length - 1);
    expect(spins[0]).toMatchObject({ wins: [], pays: 0, left: 2, coins: spins[0]?.landed });
    expect(spins[0]?.coins).toHaveLength(2);
    expect(spins.at(-1)?.total).toBe(holdTotal(events));
  }
});
