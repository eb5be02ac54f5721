import { expect, it } from 'vitest';
import type { GameEvent } from '../../../game-module.ts';
import { emptyFelt, feltBefore } from './felt-story.ts';

const deal: GameEvent[] = [
  { type: 'card', to: 'player', card: 1 },
  { type: 'card', to: 'dealer', card: 2 },
  { type: 'card', to: 'player', card: 3 },
  { type: 'card', to: 'dealer', card: null },
  { type: 'card', to: 'board', card: 5 },
];
const open = { player: [1, 3], dealer: [2, null], board: [5], choice: null };

it('shows of a deal what was dealt so far, and nothing before its first card', () => {
  expect(feltBefore(open, deal, 'raise')).toEqual(emptyFelt);
  expect(feltBefore(open, deal.slice(3), 'raise')).toEqual({ player: [1, 3], dealer: [2], board: [], raised: false });
  expect(feltBefore(open, [], 'raise')).toEqual({ player: [1, 3], dealer: [2, null], board: [5], raised: false });
});

const ending: GameEvent[] = [
  { type: 'raise' },
  { type: 'card', to: 'board', card: 6 },
  { type: 'reveal', place: 1, card: 4 },
];
const over = { player: [1, 3], dealer: [2, 4], board: [5, 6], choice: 'raise' };

it('shows after the choice first its chips, then the board, then the dealer’s cards one by one', () => {
  expect(feltBefore(over, ending, 'raise')).toEqual({ player: [1, 3], dealer: [2, null], board: [5], raised: false });
  expect(feltBefore(over, ending.slice(1), 'raise')).toMatchObject({ raised: true, board: [5], dealer: [2, null] });
  expect(feltBefore(over, ending.slice(2), 'raise')).toMatchObject({ raised: true, board: [5, 6], dealer: [2, null] });
  expect(feltBefore(over, [], 'raise')).toMatchObject({ raised: true, board: [5, 6], dealer: [2, 4] });
});

it('a folded round has no chips of a raise', () => {
  expect(feltBefore({ ...over, choice: 'fold' }, [], 'raise')).toMatchObject({ raised: false, dealer: [2, 4] });
});
