import { expect, it } from 'vitest';
import { simulationRng } from '../../testing/simulation-rng.ts';
import { bestStrength } from './best-of-seven.ts';
import { handClass, handStrength } from './poker-hands.ts';

it('is the strongest of all 21 hands of five, whatever the seven cards', () => {
  const rng = simulationRng(7);
  const seen = new Set<string>();
  for (let round = 0; round < 12_000; round += 1) {
    // A short pack has many straight flushes, fours and full houses.
    const size = 5 + rng.below(3);
    const cards = rng.draw(round % 2 === 0 ? 52 : 24, size).map((card) => 51 - card);
    let best = 0;
    for (let left = 0; left < 1 << size; left += 1) {
      const five = cards.filter((_card, place) => (left >> place) & 1);
      if (five.length === 5) best = Math.max(best, handStrength(five));
    }
    expect(bestStrength(cards)).toBe(best);
    seen.add(handClass(best));
  }
  expect(seen.size).toBe(10);
});
