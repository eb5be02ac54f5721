import { expect, it } from 'vitest';
import { registry } from '../src/index.ts';
import { bestPlayer } from './play-through.ts';
import { quickPlayer } from './quick-player.ts';
import { simulationRng } from './simulation-rng.ts';

const gameOf = (id: string) => registry.find((game) => game.id === id) ?? expect.unreachable(id);

/** Another order of the cards, and other suits. */
const turned = (cards: readonly number[]): number[] =>
  cards.map((card) => (card & ~3) | (((card & 3) + 1) & 3)).reverse();

const deals: readonly (readonly number[])[] = [
  // Two pairs, a pair of one suit's cards, four to a flush, nothing; with a deuce, and with two of them.
  [44, 45, 8, 9, 20],
  [51, 50, 7, 23, 34],
  [4, 12, 24, 36, 45],
  [4, 13, 26, 39, 48],
  [0, 12, 17, 33, 50],
  [0, 1, 18, 34, 51],
];

it.each(['jacks-or-better', 'wild-twos'])('%s: the hold that is counted is the best one of each deal', (id) => {
  const game = gameOf(id);
  const [player, best] = [quickPlayer(game, simulationRng(1)), bestPlayer(game, simulationRng(1))];
  for (const dealt of deals)
    for (const cards of [dealt, turned(dealt), turned(turned(turned(dealt)))]) {
      const state = { coins: 5, dealt: cards, hold: null, drawn: [] };
      expect({ cards, action: player(state) }).toEqual({
        cards,
        action: best(state),
      });
    }
});

it('Harbour Hold’em: what was decided for two cards and a flop holds for every board and every dealer after it', () => {
  const game = gameOf('harbour-holdem');
  const [player, best] = [quickPlayer(game, simulationRng(1)), bestPlayer(game, simulationRng(1))];
  const flops = [
    { own: [0, 13], flop: [26, 39, 50] },
    { own: [0, 26], flop: [13, 39, 50] },
    { own: [48, 49], flop: [1, 14, 27] },
    { own: [4, 8], flop: [12, 16, 51] },
  ];
  for (const { own, flop } of flops)
    for (const turn of [(cards: readonly number[]) => cards, turned]) {
      const state = {
        chips: { ante: 1 },
        player: turn(own),
        dealerCards: [2, 3],
        boardCards: [...turn(flop), 6, 7],
        choice: null,
      };
      expect({ state, action: player(state) }).toEqual({
        state,
        action: best(state),
      });
    }
});
