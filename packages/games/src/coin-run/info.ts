/** What players read about Coin Run. */
import type { GameInfo } from '../game-module.ts';

export const info = {
  rules: [
    {
      title: 'How it works',
      text: [
        'Flip the coin. Heads doubles your multiplier and takes you one light further; tails ends the run and your stake is lost.',
        'Cash out after any heads, or set a number of heads at which the round cashes out by itself. A run has at most 20 heads.',
        'Each flip is heads or tails with the same chance, whatever came before.',
      ],
    },
    {
      title: 'What it pays',
      text: [
        'The multiplier is 0.98 × 2 for every heads: 1.96×, 3.92×, 7.84× and so on. Every number of heads returns exactly 98%, so no way to play is better than another.',
        'A round pays at most the equivalent of €250,000. At a high stake it cashes out by itself at the last heads that stays within this amount. The game shows that number before you start.',
        'The payout of each round is rounded down to the smallest unit of your currency. With a very small stake this can cost part of a unit.',
      ],
    },
    {
      title: 'Interrupted rounds',
      text: [
        'Your round waits for you on any device for 24 hours. Then it is cashed out; if you have not flipped yet, your stake is returned.',
        'If the game malfunctions, the affected rounds are void and their stakes are returned.',
      ],
    },
    {
      title: 'Fair rounds',
      text: [
        'The flips are drawn in order from a server seed that is fixed and published as a hash before you bet, your client seed and the round number. Neither your stake nor the moment of your press changes how the coin falls.',
      ],
    },
  ],
  paytable: [
    { name: '1 heads', pays: '1.96×', chance: '50.00%' },
    { name: '2 heads', pays: '3.92×', chance: '25.00%' },
    { name: '3 heads', pays: '7.84×', chance: '12.50%' },
    { name: '5 heads', pays: '31.36×', chance: '3.13%' },
    { name: '10 heads', pays: '1,003.52×', chance: '1 in 1,024' },
    { name: '20 heads', pays: '1,027,604.48×', chance: '1 in 1,048,576' },
  ],
  bets: ['1 heads', '2 heads', '3 heads', '5 heads', '10 heads', 'All 20 heads'],
} as const satisfies GameInfo;
