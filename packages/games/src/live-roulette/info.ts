/** What players read about Live Roulette. */
import type { GameInfo } from '../game-module.ts';

export const info = {
  rules: [
    {
      title: 'How it works',
      text: [
        'One wheel for everybody at the table. Place chips on the layout while betting is open; then the ball is rolled, and lands in one of 37 pockets: the numbers 1 to 36 and a single zero. Every pocket is equally likely, in every round.',
        'The stake in the bar is the value of one chip; all chips together are your stake for the round. Until betting closes you can take a bet back.',
        'Small chips on the layout are the money of the others. Numbers that have not come for a long time are not due.',
      ],
    },
    {
      title: 'What it pays',
      text: [
        'A straight number pays 35 to 1, a split 17 to 1, a street or trio 11 to 1, a corner or the first four 8 to 1, a six line 5 to 1, a dozen or column 2 to 1, and red, black, even, odd, 1–18 and 19–36 pay 1 to 1. Winning chips stay yours.',
        'Every bet returns 97.29% (36/37). No system of betting changes that: more chips only mean a higher stake.',
        'The payout of each round is rounded down to the smallest unit of your currency. A round that pays back less than you placed in total is a loss, even if one of your chips has won.',
      ],
    },
    {
      title: 'Fair rounds',
      text: [
        'The results of all rounds to come are fixed beforehand as a chain of hashes, whose end is published before its first round. The number of a round is drawn from its link of the chain, which is shown when betting has closed. No bet changes it.',
        'The clock of the database decides whether a bet came in time. Once betting has closed, the bets that were taken are settled, also if your connection is lost.',
        'If the database was away while betting was open, the round is void and every stake is returned.',
      ],
    },
  ],
  paytable: [
    { name: 'Straight up, 1 number', pays: '35 to 1', chance: '1 in 37' },
    { name: 'Split, 2 numbers', pays: '17 to 1', chance: '2 in 37' },
    { name: 'Street or trio, 3 numbers', pays: '11 to 1', chance: '3 in 37' },
    { name: 'Corner or first four, 4 numbers', pays: '8 to 1', chance: '4 in 37' },
    { name: 'Six line, 6 numbers', pays: '5 to 1', chance: '6 in 37' },
    { name: 'Dozen or column, 12 numbers', pays: '2 to 1', chance: '12 in 37' },
    { name: 'Red, black, even, odd, 1–18, 19–36', pays: '1 to 1', chance: '18 in 37' },
  ],
  bets: [
    'Even chance',
    'Dozen or column',
    'Six line',
    'Corner or first four',
    'Street or trio',
    'Split',
    'Straight up',
  ],
} as const satisfies GameInfo;
