import { expect, it } from 'vitest';
import { rational } from '../../rational.ts';
import { tiles } from '../versions/1-odds.ts';
import { prospectOf } from './prospect.ts';

const view = { opened: [] as number[], revealed: null, over: false, worthE4: 0, nextE4: null };
const openAfter = (mines: number, found: number) =>
  prospectOf(
    {
      params: { mines, stop: 0, most: 24 },
      view: { ...view, opened: Array.from({ length: found }, (_, tile) => tile) },
      open: true,
    },
    3,
  );

it('the chances shown on the way multiply to the one that the payouts are made of', () => {
  for (let mines = 1; mines <= 24; mines += 1) {
    let chance = { n: 1n, d: 1n };
    for (let found = 0; found < tiles - mines; found += 1) {
      const { next, worth } = openAfter(mines, found);
      chance = rational(chance.n * BigInt(next?.gems ?? 0), chance.d * BigInt(next?.tiles ?? 1));
      expect(worth).toEqual({ is: 'next', multiplierE4: (9_900n * chance.d) / chance.n });
    }
  }
});

it('a round that is over shows what it paid, counts no mine as a gem, and speaks of the next bet', () => {
  const lost = { ...view, opened: [3, 4], revealed: [4, 8, 9, 10, 11], over: true };
  expect(prospectOf({ params: { mines: 5, stop: 0, most: 24 }, view: lost, open: false }, 3)).toEqual({
    ...{ found: 1, gems: 20, worth: { is: 'paid', multiplierE4: 0n } },
    next: { first: true, gems: 22, tiles: 25 },
  });
});

it('before the first round it speaks of the bet that is chosen', () => {
  expect(prospectOf(undefined, 10)).toEqual({
    ...{ found: 0, gems: 15, worth: { is: 'next', multiplierE4: 16_500n } },
    next: { first: true, gems: 15, tiles: 25 },
  });
});
