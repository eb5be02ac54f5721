import { describe, expect, it } from 'vitest';
import { gameSuite } from '../../testing/game-suite.ts';
import { versions as baccaratVersions } from '../baccarat/game.ts';
import { createRng } from '../rng.ts';
import { versions } from './game.ts';
import { bets } from './versions/1.ts';
import { dealtOf } from './view/hands.tsx';

const [live] = versions;
const [baccarat] = baccaratVersions;
gameSuite(live);

describe('Live Baccarat', () => {
  it.each(bets)('returns on %s what Baccarat returns', (bet) => {
    expect(live.rtpProof({ chips: { [bet]: 1 } })).toEqual(baccarat.rtpProof({ chips: { [bet]: 1 } }));
  });

  it('deals the same cards whatever anybody has bet', () => {
    for (let nonce = 0; nonce < 50; nonce += 1) {
      const dealt = bets.map((bet) =>
        JSON.stringify(live.view(live.init({ chips: { [bet]: 1 } }, createRng('ab'.repeat(32), 'salt', nonce)).state)),
      );
      expect(new Set(dealt).size).toBe(1);
    }
  });

  it('shows cards in the order in which they are dealt, to the end', () => {
    for (let nonce = 0; nonce < 50; nonce += 1) {
      const rng = createRng('cd'.repeat(32), 'salt', nonce);
      const result = live.view(live.init({ chips: { tie: 1 } }, rng).state);
      expect(dealtOf(result, 0)).toEqual({ player: [], banker: [] });
      expect(dealtOf(result, 3)).toEqual({ player: result.player.slice(0, 2), banker: result.banker.slice(0, 1) });
      expect(dealtOf(result, 6)).toEqual({ player: result.player, banker: result.banker });
    }
  });
});
