/** Rules and texts of Dice for players. */
import type { GameInfo } from '../game-module.ts';

export const info: GameInfo = {
  provider: 'Carmine Originals',
  summary: 'One number, one line that you draw yourself. 99% return at every setting.',
  volatility: 'medium',
  rules: [
    {
      title: 'How it works',
      text: [
        'Each roll is one whole number from 0 to 9,999, shown as 00.00 to 99.99. All 10,000 are equally likely.',
        'Roll over wins when the result is higher than your target, roll under when it is lower. A result equal to the target loses.',
        'You choose any chance to win from 0.01% to 98%. The smaller the chance, the larger the multiplier.',
      ],
    },
    {
      title: 'What it pays',
      text: [
        'Multiplier = 99 ÷ chance in percent, cut off after four decimals. A win pays stake × multiplier, stake included.',
        'A payout is cut off to the smallest unit of your currency, once per round. With a very small stake this can cost part of a unit; the exact return of your bet, that cut included, stands in “Your bet now”.',
      ],
    },
    {
      title: 'Fair rounds',
      text: [
        'The result is drawn from a server seed fixed and published as a hash before you bet, your own seed and the round’s number. Neither your stake nor any earlier round changes it.',
        'A roll cannot be interrupted: stake, result and payout are settled in one step. If the connection drops, the roll counts once and its result is shown when you are back.',
        'A malfunction of the game voids the rounds it touched and returns their stakes.',
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
};
