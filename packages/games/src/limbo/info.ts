/** What players read about Limbo. */
import type { GameInfo } from '../game-module.ts';

export const info = {
  rules: [
    {
      title: 'How it works',
      text: [
        'You set a target from 1.01× to 1,000,000×. Then the balloon rises to a height that is drawn at random.',
        'If it reaches your target, you win. If it stops below, your stake is lost. A height equal to the target wins.',
      ],
    },
    {
      title: 'What it pays',
      text: [
        'A win pays stake × target, stake included, however much higher the balloon rises.',
        'The chance of reaching a target is 99% divided by it: 49.5% for 2×, 9.9% for 10×. Every target returns 99%, less a rounding of under one part in a billion.',
        'The payout of each round is rounded down to the smallest unit of your currency. With a very small stake this can cost part of a unit. “Your current bet” shows the exact return of your bet, rounding included.',
      ],
    },
    {
      title: 'Fair rounds',
      text: [
        'The height is drawn from a server seed that is fixed and published as a hash before you bet, your client seed and the round number. Neither your stake nor any earlier round changes it.',
        'A round cannot be interrupted: stake, height and payout are settled in one step. If the connection drops, the round counts once and you see its result when you are back.',
        'If the game malfunctions, the affected rounds are void and their stakes are returned.',
      ],
    },
  ],
  paytable: [
    { name: 'Lowest target', pays: '1.01×', chance: '98.01%' },
    { name: 'Double', pays: '2×', chance: '49.50%' },
    { name: 'Ten times', pays: '10×', chance: '9.90%' },
    { name: 'A hundred times', pays: '100×', chance: '0.99%' },
    { name: 'Highest target', pays: '1,000,000×', chance: '0.000099%' },
  ],
  bets: ['Double', 'Lowest target: 1.01', 'Ten times', 'Highest target: 1,000,000'],
} as const satisfies GameInfo;
