import { describe, expect, it } from 'vitest';
import { gameSuite } from '../../testing/game-suite.ts';
import { versions as live } from '../live-roulette/game.ts';
import { rngOfDraws } from '../rng.ts';
import { versions } from './game.ts';

const [roulette] = versions;
gameSuite(roulette);

describe('Studio Roulette', () => {
  it('pays in every pocket what Live Roulette pays, under maths of its own', () => {
    expect(roulette.mathVersion).not.toBe(live[0].mathVersion);
    for (let pocket = 0; pocket < 37; pocket += 1)
      for (const { params } of roulette.bets) {
        const [here, there] = [roulette, live[0]].map((game) =>
          game.settle(game.init(params, rngOfDraws([[37, pocket]])).state),
        );
        expect(here).toEqual(there);
      }
  });
});
