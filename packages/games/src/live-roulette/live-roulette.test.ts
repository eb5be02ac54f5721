import { describe, expect, it } from 'vitest';
import { gameSuite } from '../../testing/game-suite.ts';
import { spots } from '../european-roulette/versions/1-layout.ts';
import { motionAt } from '../european-roulette/view/motion.ts';
import { pocketTurn } from '../european-roulette/view/wheel-art.ts';
import { rational } from '../rational.ts';
import { createRng, rngOfDraws } from '../rng.ts';
import { versions } from './game.ts';

const [roulette] = versions;
gameSuite(roulette);

describe('Live Roulette', () => {
  it('returns exactly 36 of 37 on every spot of the layout', () => {
    for (const spot of spots.keys())
      expect(roulette.rtpProof({ chips: { [spot]: 1 } })).toMatchObject({ rtp: rational(36, 37) });
  });

  it('pays nothing on red at zero: there is no French rule', () => {
    const { state } = roulette.init({ chips: { red: 2 } }, rngOfDraws([[37, 0]]));
    expect(roulette.settle(state).multiplierE4).toBe(0n);
    expect(roulette.params.safeParse({ chips: { red: 1 }, french: true }).success).toBe(false);
  });

  it('lands in the same pocket whatever anybody has bet', () => {
    for (let nonce = 0; nonce < 100; nonce += 1) {
      const pockets = ['red', '17', '0-1-2-3'].map(
        (spot) =>
          roulette.view(roulette.init({ chips: { [spot]: 1 } }, createRng('ab'.repeat(32), 'salt', nonce)).state)
            .pocket,
      );
      expect(new Set(pockets).size).toBe(1);
    }
  });

  it('shows the ball at rest in the pocket that came, wherever it lay before', () => {
    for (let from = 0; from < 37; from += 1)
      for (let to = 0; to < 37; to += 1) {
        const { rotor, ball, radius } = motionAt(from, to, 1);
        const under = (((ball - rotor - pocketTurn(to)) % 1) + 1) % 1;
        expect(Math.min(under, 1 - under)).toBeLessThan(1e-9);
        expect(radius).toBe(28);
      }
  });
});
