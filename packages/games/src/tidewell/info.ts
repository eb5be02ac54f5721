/** Rules and texts of Tidewell for players. */
import type { GameInfo } from '../game-module.ts';

export const info = {
  rules: [
    {
      title: 'How it works',
      text: [
        'Five reels of three rows and 243 ways. There are no lines: a symbol pays for being on three or more reels next to each other, starting at the left reel, in any row.',
        'Every cell of a symbol joins every cell of it on the next reel, and each such way pays. A symbol on one cell of the first reel, two of the second and three of the third has 1 × 2 × 3 = 6 ways. Each symbol pays once, by the longest row of reels it is on, and the wins of different symbols are added up.',
        'Every stop of a reel is equally likely.',
      ],
    },
    {
      title: 'Wilds multiply',
      text: [
        'The wilds ×2 and ×3 land on reels 2, 3 and 4 and stand for every symbol except the whirlpool.',
        'A way that goes over a wild is multiplied by it: a ×3 wild counts as three cells of the symbol. Wilds of one way multiply each other, up to 27 times.',
      ],
    },
    {
      title: 'Free spins',
      text: [
        'The whirlpool is the scatter. Three, four or five anywhere pay 2, 10 or 50 times the stake and award 10 free spins, about once in 126 spins.',
        'Free spins turn reels of their own, with ×2 and ×3 wilds on each of the three middle reels and no whirlpools: no further free spins are awarded.',
        'Free spins are drawn and settled together with the paid spin, in one step. What you see afterwards is a replay of a settled result: if the connection drops or you leave, nothing is lost and the replay continues where it stopped.',
      ],
    },
    {
      title: 'What it pays',
      text: [
        'The most a round can pay is 4,000 times the stake. It ends as soon as that is reached, about once in 3.8 million rounds. The return of 96.48% already takes this limit into account.',
        'The paytable shows what one way pays. The payout of each round is rounded down to the smallest unit of your currency.',
      ],
    },
    {
      title: 'Fair rounds',
      text: [
        'The stops are drawn from a server seed that is fixed and published as a hash before you bet, your client seed and the round number. Neither your stake nor any earlier round changes them.',
        'If the game malfunctions, the affected rounds are void and their stakes are returned.',
      ],
    },
  ],
  paytable: [
    { name: 'Pearl on 5 / 4 / 3 reels', pays: '8× / 2.8× / 0.8×' },
    { name: 'Turtle on 5 / 4 / 3 reels', pays: '5.6× / 1.8× / 0.48×' },
    { name: 'Crab on 5 / 4 / 3 reels', pays: '3.6× / 1.2× / 0.32×' },
    { name: 'Shell on 5 / 4 / 3 reels', pays: '2.8× / 0.8× / 0.24×' },
    { name: 'A or K on 5 / 4 / 3 reels', pays: '1.4× / 0.36× / 0.12×' },
    { name: 'Q or J on 5 / 4 / 3 reels', pays: '0.88× / 0.28× / 0.08×' },
    { name: '10 on 5 / 4 / 3 reels', pays: '0.72× / 0.24× / 0.08×' },
    { name: 'Whirlpool anywhere, 5 / 4 / 3', pays: '50× / 10× / 2× and 10 free spins', chance: '0.80%' },
  ],
  bets: ['Every spin'],
} as const satisfies GameInfo;
