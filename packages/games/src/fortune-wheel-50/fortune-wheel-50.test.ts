import { describe, expect, it } from 'vitest';
import { gameSuite } from '../../testing/game-suite.ts';
import { rational } from '../rational.ts';
import { createRng, rngOfDraws } from '../rng.ts';
import { versions } from './game.ts';
import { stops, winsTo1 } from './versions/1.ts';

const [wheel] = versions;
gameSuite(wheel);

const stopsAt = (stop: number, chips: Record<string, number>): bigint =>
  wheel.settle(wheel.init({ chips }, rngOfDraws([[50, stop]])).state).multiplierE4;

describe('Fortune Wheel 50', () => {
  it.each([
    ['1', 24, 1],
    ['3', 12, 3],
    ['7', 6, 7],
    ['11', 4, 11],
    ['23', 2, 23],
    ['ruby', 1, 47],
    ['star', 1, 47],
  ])('%s has %i of 50 stops, pays %i to 1 and returns exactly 96 %%', (spot, count, to1) => {
    expect(stops.filter((one) => one === spot)).toHaveLength(count);
    const paid = stops.map((_, stop) => stopsAt(stop, { [spot]: 1 }));
    expect(paid.filter((e4) => e4 > 0n)).toEqual(Array.from({ length: count }, () => BigInt(to1 + 1) * 10_000n));
    expect(wheel.rtpProof({ chips: { [spot]: 2 } })).toMatchObject({
      rtp: rational(96, 100),
      hit: rational(count, 50),
    });
  });

  it('has 50 stops and no other spot, and no two neighbours alike', () => {
    expect(stops).toHaveLength(50);
    expect(new Set(stops)).toEqual(new Set(Object.keys(winsTo1)));
    expect(stops.filter((spot, index) => spot === stops[(index + 1) % 50])).toEqual([]);
  });

  it('pays several chips together, and only those on the spot', () => {
    const star = stops.indexOf('star');
    expect(stopsAt(star, { star: 2, '1': 5, ruby: 1 })).toBe(2n * 48n * 10_000n);
    expect(stopsAt(stops.indexOf('1'), { star: 2, '1': 5, ruby: 1 })).toBe(10n * 10_000n);
  });

  it('stops where it stops whatever anybody has bet', () => {
    for (let nonce = 0; nonce < 200; nonce += 1) {
      const stopOf = (chips: Record<string, number>) =>
        wheel.view(wheel.init({ chips }, createRng('ab'.repeat(32), 'salt', nonce)).state).stop;
      expect(new Set([stopOf({ '1': 1 }), stopOf({ star: 9, ruby: 3 }), stopOf({ '23': 4 })]).size).toBe(1);
    }
  });

  it.each<{ given: object }>(
    [{ chips: {} }, { chips: { '2': 1 } }, { chips: { '1': 0.5 } }, { chips: { constructor: 1 } }, { x: 1 }].map(
      (given) => ({ given }),
    ),
  )('refuses $given', ({ given }) => {
    expect(wheel.params.safeParse(given).success).toBe(false);
  });
});
