import { describe, expect, it } from 'vitest';
import { gameSuite } from '../../testing/game-suite.ts';
import { cardsOfText } from '../../testing/pack-draws.ts';
import { decimalText } from '../rational.ts';
import { countAgain } from '../video-poker/proof.ts';
import { versions } from './game.ts';
import { counts } from './versions/1-counts.ts';
import { machine } from './versions/1-hands.ts';
import * as maths from './versions/1.ts';

const [game] = versions;
gameSuite(game, { counted: true });

describe('Wild Twos', () => {
  it('is proven by the counts of this maths, deal by deal', () => {
    expect(counts.mathVersion).toBe(game.mathVersion);
    expect(countAgain(machine)).toEqual({ fewer: counts.fewer, five: counts.five });
  });

  it('returns what is published of it', () => {
    const returns = [5, 1, 4].map((coins) => decimalText(game.rtpProof({ coins }).rtp, 12));
    expect(returns).toEqual(['0.989130878961', '0.976863586802', '0.976863586802']);
    expect(game.rtpProof({ coins: 5 }).maxWin).toBe(800);
  });

  it.each([
    ['Td Jd Qd Kd Ad', 'royalFlush'],
    ['2d 2h 2s 2c Ad', 'fourDeuces'],
    ['2s Jd Qd Kd Ad', 'wildRoyalFlush'],
    ['2s 2h 2c Td Ad', 'wildRoyalFlush'],
    ['2s 2h 2c Td Th', 'fiveOfAKind'],
    ['2s 9h 9c 9d 9s', 'fiveOfAKind'],
    ['2s 2h Ad 3d 5d', 'straightFlush'],
    ['2d 3d 4d 5d 6d', 'straightFlush'],
    ['2s 2h 2c Td 4h', 'fourOfAKind'],
    ['3s 3h 3c 3d 4h', 'fourOfAKind'],
    ['2s 4h 4c Td Th', 'fullHouse'],
    ['2s 4h 8h Jh Kh', 'flush'],
    ['2s Ah 3h 4d 5h', 'straight'],
    ['2s 2h Td Js Kd', 'straight'],
    ['2s 4h 4c Td Kh', 'threeOfAKind'],
    ['2s 2h 4c 9d Kh', 'threeOfAKind'],
    ['3s 3h 4c 4d Kh', undefined],
    ['2s Ah 6h 9d Kh', undefined],
  ])('reads %s with its deuces as the hand that pays most', (text, hand) => {
    expect(machine.handOf(cardsOfText(text))).toBe(hand);
  });

  it.each([
    ['2d 2h 2s 7c 9d', 'hold-123'],
    ['2d 2h 2s Kd Jd', 'hold-12345'],
    ['2d 2h Td Qd 5s', 'hold-1234'],
    ['2d 2h 6s 7s Kc', 'hold-1234'],
    ['2d Kd Qd 7s 4c', 'hold-123'],
    ['3d 3h 9s 8c Kd', 'hold-12'],
    ['4d 6h 9s Jc Kh', 'hold-none'],
    ['2d 4h 7s Jc Kh', 'hold-1'],
  ])('holds best: %s', (text, action) => {
    expect(maths.bestAction({ coins: 5, dealt: cardsOfText(text), hold: null, drawn: [] })).toEqual({ type: action });
  });
});
