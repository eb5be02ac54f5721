/** Every word of the baccarat scene. */
import { tableTexts } from '../../tables/stage/texts.ts';
import { unitsOn } from '../../tables/chips.ts';
import type { BaccaratParams, BaccaratView } from '../game.ts';
import type { Bet, Winner } from '../versions/1-hands.ts';

const bets: Readonly<Record<Bet, string>> = {
  player: 'Player',
  banker: 'Banker',
  tie: 'Tie',
  'player-pair': 'Player pair',
  'banker-pair': 'Banker pair',
};
const winners: Readonly<Record<Winner, string>> = { player: 'Player wins', banker: 'Banker wins', tie: 'Tie' };

export const texts = {
  action: 'Deal',
  bets,
  pays: { player: '1 to 1', banker: '19 to 20', tie: '8 to 1', 'player-pair': '11 to 1', 'banker-pair': '11 to 1' },
  layout: 'Bets',
  player: 'Player',
  banker: 'Banker',
  handOf: (side: string, total: number | undefined) => (total === undefined ? side : `${side}, ${total}`),
  winners,
  result: ({ winner, playerTotal, bankerTotal }: BaccaratView) =>
    winner === 'tie'
      ? `Tie at ${playerTotal}`
      : `${winners[winner]}, ${winner === 'player' ? `${playerTotal} to ${bankerTotal}` : `${bankerTotal} to ${playerTotal}`}`,
  pairs: { player: 'Player pair', banker: 'Banker pair', both: 'Both pairs' },
  ready: 'Place your chips',
  dealing: 'The cards are dealt',
  history: 'Last hands, newest first',
  letters: { player: 'P', banker: 'B', tie: 'T' },
  verify: ({ winner }: BaccaratView) => `${winners[winner]}. Check this round`,
  road: 'Your past hands',
  toRoad: 'Road',
  roadSum: (player: number, banker: number, tie: number) => `Player ${player} · Banker ${banker} · Tie ${tie}`,
  noMemory: 'Past hands say nothing about the next one.',
  betText: ({ chips }: BaccaratParams) => tableTexts.bet(unitsOn(chips), Object.keys(chips).length),
  announce: ({ playerTotal, bankerTotal, winner }: BaccaratView) =>
    `Player ${playerTotal}, banker ${bankerTotal}. ${winners[winner]}.`,
} as const;
