import { describe, expect, it } from 'vitest';
import { gameSuite } from '../../testing/game-suite.ts';
import { cardsOfText } from '../../testing/pack-draws.ts';
import { createRng } from '../rng.ts';
import { decimalText } from '../rational.ts';
import { actionOfHold } from '../video-poker/actions.ts';
import { countAgain } from '../video-poker/proof.ts';
import { versions } from './game.ts';
import { counts } from './versions/1-counts.ts';
import { machine } from './versions/1-hands.ts';
import * as maths from './versions/1.ts';

const [game] = versions;
gameSuite(game, { counted: true });

describe('Jacks or Better 9/6', () => {
  it('is proven by the counts of this maths, deal by deal', () => {
    expect(counts.mathVersion).toBe(game.mathVersion);
    expect(countAgain(machine)).toEqual({ fewer: counts.fewer, five: counts.five });
  });

  it('returns what is published of it', () => {
    const returns = [5, 1, 4].map((coins) => decimalText(game.rtpProof({ coins }).rtp, 12));
    expect(returns).toEqual(['0.995439043695', '0.983734569484', '0.983734569484']);
    const { maxWin, hit } = game.rtpProof({ coins: 5 });
    expect([maxWin, decimalText(hit, 6)]).toEqual([800, '0.454565']);
  });

  it.each([
    ['Td Jd Qd Kd Ad', 'hold-12345'],
    ['9d Td Jd Qd Kd', 'hold-12345'],
    ['Th Jh Qh Kh 9h', 'hold-12345'],
    ['Td Jd Qd Kd 9s', 'hold-1234'],
    ['Td Jd Qd Kd 2d', 'hold-1234'],
    ['5s 6s 7s 8s 8d', 'hold-1234'],
    ['Jd Jh 5s 6c 7d', 'hold-12'],
    ['4d 4h Jd Qd Kd', 'hold-345'],
    ['4d 4h 5s 6c Jd', 'hold-12'],
    ['2d 5d 9d Jd Js', 'hold-45'],
    ['2d 3d 4d 8d 4h', 'hold-1234'],
    ['2d 7h 9s 4c 5h', 'hold-none'],
    ['2d 7h 9s Jc Ah', 'hold-45'],
  ])('holds best: %s', (text, action) => {
    expect(maths.bestAction({ coins: 5, dealt: cardsOfText(text), hold: null, drawn: [] })).toEqual({ type: action });
  });

  it('pays the royal flush more with five coins, every other hand per coin', () => {
    const paid = (coins: number, text: string) =>
      maths.settle({ coins, dealt: cardsOfText(text), hold: 31, drawn: [] }).multiplierE4 / 10_000n;
    expect([1, 4, 5].map((coins) => paid(coins, 'Td Jd Qd Kd Ad'))).toEqual([250n, 1_000n, 4_000n]);
    expect([1, 4, 5].map((coins) => paid(coins, 'Td 9d Qd Kd Jd'))).toEqual([50n, 200n, 250n]);
    expect([paid(1, 'Jd Jh 2s 3c 4d'), paid(1, 'Td Th 2s 3c 4d'), paid(1, 'Ad 2h 3s 4c 5d')]).toEqual([1n, 0n, 4n]);
  });

  it('goes on with the pack for what is not held, and deals every card as often as any other', () => {
    const seen = new Uint32Array(52);
    const rounds = 4_000;
    for (let nonce = 0; nonce < rounds; nonce += 1) {
      const rng = createRng('ab'.repeat(32), 'even', nonce);
      const { state } = maths.init({ coins: 1 }, rng);
      const result = maths.act(state, { type: actionOfHold(nonce % 32) }, rng);
      if (!result.ok) throw new Error('not legal');
      const all = [...state.dealt, ...result.step.state.drawn];
      expect(new Set(all).size).toBe(all.length);
      for (const card of maths.view(result.step.state).cards) seen[card] = (seen[card] ?? 0) + 1;
    }
    const expected = (rounds * 5) / 52;
    // 51 degrees of freedom, at one in a thousand.
    expect(seen.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)).toBeLessThan(87.97);
  });
});
