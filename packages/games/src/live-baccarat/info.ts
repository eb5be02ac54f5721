/** What players read about Live Baccarat. */
import type { GameInfo } from '../game-module.ts';

export const info = {
  rules: [
    {
      title: 'How it works',
      text: [
        'Two hands for everybody at the table. Place chips on the player’s hand, the banker’s hand, a tie or a pair while betting is open. “Player” and “Banker” are the names of the two hands; you may bet on either.',
        'Both get two cards from eight packs that are shuffled afresh for every round. Aces count one, two to nine as they say, tens and court cards nothing. A hand counts the last digit of its sum: 7 and 8 make 5. The hand nearer to 9 wins.',
        'The stake in the bar is the value of one chip; all chips together are your stake for the round. Until betting closes you can take a bet back.',
      ],
    },
    {
      title: 'The third card',
      text: [
        'With 8 or 9 on two cards, a natural, nobody draws.',
        'Otherwise the player’s hand draws at 0 to 5 and stands at 6 or 7. If it stood, the banker’s hand draws at 0 to 5.',
        'If the player’s hand drew, the banker’s draws at 0 to 2 always, at 3 unless that card was an 8, at 4 if it was 2 to 7, at 5 if it was 4 to 7, at 6 if it was 6 or 7, and never at 7.',
      ],
    },
    {
      title: 'What it pays',
      text: [
        'Player pays 1 to 1, banker 19 to 20 (a commission of 5% is taken from its win), a tie 8 to 1. On a tie, chips on player and banker are returned. A pair pays 11 to 1 if the first two cards of that hand have the same rank.',
        'Banker returns 98.94%, player 98.76%, each pair 89.63%, a tie 85.64%. All are counted exactly, over every order of six cards from eight packs.',
        'The payout of each round is rounded down to the smallest unit of your currency. A round that pays back less than you placed in total is a loss, even if one of your chips has won.',
      ],
    },
    {
      title: 'Fair rounds',
      text: [
        'The results of all rounds to come are fixed beforehand as a chain of hashes, whose end is published before its first round. The cards of a round are drawn from its link of the chain, which is shown when betting has closed. No bet changes them.',
        'The clock of the database decides whether a bet came in time. Once betting has closed, the bets that were taken are settled, also if your connection is lost.',
        'If the database was away while betting was open, the round is void and every stake is returned.',
      ],
    },
  ],
  paytable: [
    { name: 'Banker', pays: '19 to 20', chance: '45.86%' },
    { name: 'Player', pays: '1 to 1', chance: '44.62%' },
    { name: 'Tie', pays: '8 to 1', chance: '9.51%' },
    { name: 'Player pair', pays: '11 to 1', chance: '7.46%' },
    { name: 'Banker pair', pays: '11 to 1', chance: '7.46%' },
  ],
  bets: ['Banker', 'Player', 'Tie', 'Player pair', 'Banker pair'],
} as const satisfies GameInfo;
