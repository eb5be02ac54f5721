/** Rules and texts of Dice for players. */
import type { GameInfo } from '../game-module.ts';

export const info = {
  rules: [
    {
      title: 'How it works',
      text: [
        'Each roll draws a whole number from 0 to 9,999, shown as 00.00 to 99.99. All 10,000 results are equally likely.',
        'Roll over wins if the result is higher than your target, roll under if it is lower. A result equal to the target loses.',
        'You can set any win chance from 0.01% to 98%. The smaller the chance, the higher the multiplier.',
      ],
    },
    {
      title: 'What it pays',
      text: [
        'The multiplier is 99 divided by the win chance in percent, cut off after four decimals. A win pays stake × multiplier, stake included.',
        'The payout of each round is rounded down to the smallest unit of your currency. With a very small stake this can cost part of a unit. “Your current bet” shows the exact return of your bet, rounding included.',
      ],
    },
    {
      title: 'Fair rounds',
      text: [
        'The result is drawn from a server seed that is fixed and published as a hash before you bet, your client seed and the round number. Neither your stake nor any earlier round changes it.',
        'A roll cannot be interrupted: stake, result and payout are settled in one step. If the connection drops, the roll counts once and you see its result when you are back.',
        'If the game malfunctions, the affected rounds are void and their stakes are returned.',
      ],
    },
  ],
  paytable: [
    { name: 'Highest multiplier', pays: '9,900×', chance: '0.01%' },
    { name: 'One in a thousand', pays: '990×', chance: '0.10%' },
    { name: 'One in a hundred', pays: '99×', chance: '1.00%' },
    { name: 'One in ten', pays: '9.9×', chance: '10.00%' },
    { name: 'Double', pays: '2×', chance: '49.50%' },
    { name: 'Lowest multiplier', pays: '1.0102×', chance: '98.00%' },
  ],
  bets: [
    'Double',
    'Highest chance: under 98.00',
    'Highest multiplier: over 99.98',
    'Lowest return of all settings: under 97.24',
  ],
} as const satisfies GameInfo;
