import { expect, it } from 'vitest';
import type { BlackjackView, SeenHand } from '../game.ts';
import { announce, handLabel, resultText } from './describe-hands.ts';

const hand = (outcome: SeenHand['outcome'], cards: number[], total: number): SeenHand =>
  ({ cards, total, soft: false, bet: 1, outcome }) as unknown as SeenHand;
const view = (...hands: SeenHand[]) =>
  ({ hands, dealer: { cards: [], total: 21, soft: false } }) as unknown as BlackjackView;
const euros = (cents: bigint) => `${Number(cents) / 100} EUR`;
const said = (payout: bigint, staked: bigint, seen: BlackjackView) =>
  resultText({ payout, staked, view: seen }, euros, payout);

it('what comes back of a stake is never called a payment', () => {
  expect(said(100n, 100n, view(hand('push', [1, 2], 18)))).toBe('Push: stake returned');
  expect(said(200n, 400n, view(hand('won', [1, 2], 20), hand('lost', [1, 2], 17), hand('lost', [1, 2], 12)))).toBe(
    'Returned 2 EUR of 4 EUR',
  );
  expect(said(200n, 200n, view(hand('won', [1, 2], 20), hand('lost', [1, 2], 17)))).toBe('Even: stake returned');
  expect(said(0n, 100n, view(hand('lost', [1, 2], 18)))).toBe('Dealer wins');
  expect(said(250n, 100n, view(hand('blackjack', [1, 2], 21)))).toBe('Paid 2.5 EUR');
});

it('a blackjack against a blackjack is a blackjack push', () => {
  const both = view(hand('push', [1, 2], 21));
  expect(said(100n, 100n, both)).toBe('Blackjack push: stake returned');
  expect(handLabel(both.hands, 0)).toMatch(/Blackjack push$/);
  expect(announce(both)).toContain('Blackjack push');
  // 21 of three cards, or after a split, is none.
  expect(said(100n, 100n, view(hand('push', [1, 2, 3], 21)))).toBe('Push: stake returned');
});
