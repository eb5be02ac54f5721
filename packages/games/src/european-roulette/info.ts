/** What players read about European Roulette. */
import type { GameInfo } from '../game-module.ts';

export const info = {
  rules: [
    {
      title: 'How it works',
      text: [
        'Place chips on the layout and spin. The ball lands in one of 37 pockets: the numbers 1 to 36 and a single zero. Every pocket is equally likely, in every round.',
        'The stake in the bar is the value of one chip. Choose how many you place with a press from the rack; all chips together are your stake for the round.',
        'The racetrack places chips by the order of the numbers on the wheel: a number with its neighbours, or one of the four sections.',
      ],
    },
    {
      title: 'What it pays',
      text: [
        'A straight number pays 35 to 1, a split 17 to 1, a street or trio 11 to 1, a corner or the first four 8 to 1, a six line 5 to 1, a dozen or column 2 to 1, and red, black, even, odd, 1–18 and 19–36 pay 1 to 1. Winning chips stay yours and come back with the payout.',
        'Every bet returns 97.29% (36/37). No system of betting changes that: more chips only mean a higher stake.',
        'The payout of each round is rounded down to the smallest unit of your currency. A round that pays back less than you placed in total is a loss, even if one of your chips has won.',
      ],
    },
    {
      title: 'The French rule',
      text: [
        'With la partage switched on, half of every chip on red, black, even, odd, 1–18 and 19–36 comes back when the ball lands on zero. These bets then return 98.64% (73/74); all others stay the same. It costs nothing.',
      ],
    },
    {
      title: 'Fair rounds',
      text: [
        'The pocket is drawn from a server seed that is fixed and published as a hash before you bet, your client seed and the round number. Neither your chips nor any earlier round changes it. Numbers that have not come for a long time are not due.',
        'A round cannot be interrupted: stake, pocket and payout are settled in one step. If the connection drops, the round counts once and you see its result when you are back.',
        'If the game malfunctions, the affected rounds are void and their stakes are returned.',
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
    'Even chance, French rule',
    'Dozen or column',
    'Six line',
    'Corner or first four',
    'Street or trio',
    'Split',
    'Straight up',
  ],
} as const satisfies GameInfo;
