/** What players read about Comet. */
import type { GameInfo } from '../game-module.ts';

export const info = {
  rules: [
    {
      title: 'How it works',
      text: [
        'One comet for everybody at the table. Bet while betting is open, once or twice; then the comet takes off, and the multiplier rises from 1.00×: it doubles every 10 seconds.',
        'Cash out before the comet breaks, and your bet pays the multiplier of that instant. If it breaks first, the stake is lost.',
        'An automatic cash-out ends your bet at the multiplier that you set, also if your connection is lost. You can still cash out earlier. Until betting closes you can take a bet back.',
      ],
    },
    {
      title: 'What it pays',
      text: [
        'A cash-out pays stake × multiplier, stake included, from 1.01× to 10,000×. A comet that breaks at 1.00× pays nobody.',
        'The chance that the comet comes as far as a multiplier is 99% divided by it: 49.5% for 2×, 9.9% for 10×. Every cash-out returns 99%, less a rounding of under one part in a billion. No way of playing is better than another.',
        'A bet pays at most the equivalent of €250,000: at a high stake it is cashed out by itself at that multiplier, which the game shows before you bet. All bets of a round together pay at most about €1,000,000: the multiplier at which this is reached is shown when betting closes, and bets that are still open there are cashed out.',
        'Each payout is rounded down to the smallest unit of your currency.',
      ],
    },
    {
      title: 'Fair rounds',
      text: [
        'The results of all rounds to come are fixed beforehand as a chain of hashes, whose end is published before its first round. Where the comet breaks is drawn from the round’s link of the chain, which is shown when it has broken. No bet and no cash-out changes it.',
        'The clock of the database decides whether a bet or a cash-out came in time, and at which multiplier. A cash-out that arrives after the comet broke is refused.',
        'If the database was away while betting was open, the round is void and every stake is returned. If it was away during the flight, cash-outs that were made and automatic ones that the comet came to are paid, and all other stakes are returned.',
      ],
    },
  ],
  paytable: [
    { name: 'Lowest cash-out', pays: '1.01×', chance: '98.01%' },
    { name: 'Double', pays: '2×', chance: '49.50%' },
    { name: 'Ten times', pays: '10×', chance: '9.90%' },
    { name: 'A hundred times', pays: '100×', chance: '0.99%' },
    { name: 'Highest cash-out', pays: '10,000×', chance: '0.0099%' },
  ],
  bets: [
    'Automatic cash-out at 1.5×',
    'Automatic cash-out at 2×',
    'Automatic cash-out at 5×',
    'Automatic cash-out at 10×',
    'Automatic cash-out at 100×',
  ],
} as const satisfies GameInfo;
