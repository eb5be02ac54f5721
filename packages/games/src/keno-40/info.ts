/** What players read about Keno 40. */
import type { GameInfo } from '../game-module.ts';

export const info = {
  rules: [
    {
      title: 'How it works',
      text: [
        'Choose 1 to 10 numbers from 1 to 40. Then ten balls are drawn from the forty, each at most once.',
        'Each of your numbers that is drawn is a hit. What a round pays depends on how many numbers you chose and how many were hit.',
        'It makes no difference which numbers you choose: each is drawn with a chance of one in four, whatever was drawn in earlier rounds.',
      ],
    },
    {
      title: 'What it pays',
      text: [
        'A round pays stake × the multiplier in the paytable, stake included. Multipliers below 1× return part of your stake.',
        'The return is 95.13% to 96.40%, depending on how many numbers you choose. “Your current bet” shows it for your bet.',
        'A round pays at most the equivalent of €250,000: the more a bet can pay, the lower its highest stake. The payout of each round is rounded down to the smallest unit of your currency.',
      ],
    },
    {
      title: 'Fair rounds',
      text: [
        'The balls are drawn from a server seed that is fixed and published as a hash before you bet, your client seed and the round number. Neither your stake nor your numbers change what is drawn.',
        'A round cannot be interrupted: stake, draw and payout are settled in one step. If the connection drops, the round counts once and you see its result when you are back.',
        'If the game malfunctions, the affected rounds are void and their stakes are returned.',
      ],
    },
  ],
  paytable: [
    { name: '1 number, 1 hit', pays: '3.84×', chance: '25.00%' },
    { name: '2 numbers, 1 or 2 hits', pays: '1.8×, 4.6×', chance: '38.46%, 5.76%' },
    { name: '3 numbers, 1 to 3 hits', pays: '0.8×, 2.7×, 20×', chance: '1 in 82.3 for all' },
    { name: '4 numbers, 1 to 4 hits', pays: '0.5×, 1.8×, 6.6×, 40×', chance: '1 in 435 for all' },
    { name: '5 numbers, 1 to 5 hits', pays: '0.3×, 1.3×, 3.5×, 14×, 160×', chance: '1 in 2,611 for all' },
    { name: '6 numbers, 2 to 6 hits', pays: '1.1×, 2×, 7×, 75×, 600×', chance: '1 in 18,278 for all' },
    { name: '7 numbers, 2 to 7 hits', pays: '0.9×, 1.6×, 4×, 15×, 250×, 1,000×', chance: '1 in 155,363 for all' },
    {
      name: '8 numbers, 2 to 8 hits',
      pays: '0.7×, 1.4×, 2.6×, 8×, 60×, 500×, 2,000×',
      chance: '1 in 1,708,993 for all',
    },
    {
      name: '9 numbers, 2 to 9 hits',
      pays: '0.5×, 1.1×, 2.2×, 5×, 28×, 200×, 1,000×, 5,000×',
      chance: '1 in 27,343,888 for all',
    },
    {
      name: '10 numbers, 2 to 10 hits',
      pays: '0.4×, 1.1×, 1.6×, 3.5×, 11×, 80×, 500×, 2,500×, 10,000×',
      chance: '1 in 847,660,528 for all',
    },
  ],
  bets: [
    '10 numbers',
    '1 number',
    '2 numbers',
    '3 numbers',
    '4 numbers',
    '5 numbers',
    '6 numbers',
    '7 numbers',
    '8 numbers',
    '9 numbers',
  ],
} as const satisfies GameInfo;
