/** What a slot with respins shows: coins that never leave, and nothing that the round does not pay. */
import { expect, it } from 'vitest';
import { simulationRng } from '../../../../testing/simulation-rng.ts';
import { smallHold } from '../../../../testing/small-slots.ts';
import { compileHold, holdTotal, playHold } from '../../hold/rules.ts';
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
