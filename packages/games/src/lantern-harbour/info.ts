/** Rules and texts of Lantern Harbour for players. */
import type { GameInfo } from '../game-module.ts';

export const info = {
  rules: [
    {
      title: 'How it works',
      text: [
        'Five reels of three rows and 20 fixed lines. Your stake covers all of them: each line carries a twentieth of it.',
        'A line pays for three or more of the same symbol next to each other, starting at the left reel; the lantern and the wild already pay for two. Only the best win of each line is paid, and wins on different lines are added up.',
        'Every stop of a reel is equally likely. Paid spins and free spins use the same reels.',
      ],
    },
    {
      title: 'Wild and scatter',
      text: [
        'The ship’s wheel is wild: it substitutes for every symbol except the lotus. A line of wilds alone pays like lanterns.',
        'The lotus is the scatter. Three, four or five anywhere pay 2, 10 or 50 times the stake and award 12 free spins.',
      ],
    },
    {
      title: 'Free spins',
      text: [
        'Everything a free spin pays is multiplied by 3, the lotus included. Three or more lotuses in a free spin award 12 more, without limit.',
        'Free spins are drawn and settled together with the paid spin, in one step. What you see afterwards is a replay of a settled result: if the connection drops or you leave, nothing is lost and the replay continues where it stopped.',
      ],
    },
    {
      title: 'What it pays',
      text: [
        'The most a round can pay is 5,000 times the stake. It ends as soon as that is reached, about once in 27 million rounds. The return of 96.20% already takes this limit into account.',
        'The payout of each round is rounded down to the smallest unit of your currency.',
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
    { name: 'Lantern or wild, 5 / 4 / 3 / 2', pays: '100× / 10× / 2× / 0.25×' },
    { name: 'Boat, 5 / 4 / 3', pays: '25× / 6.25× / 1.5×' },
    { name: 'Lighthouse, 5 / 4 / 3', pays: '18.75× / 5× / 1.25×' },
    { name: 'Koi, 5 / 4 / 3', pays: '12.5× / 3.75× / 1×' },
    { name: 'Moon, 5 / 4 / 3', pays: '10× / 3× / 1×' },
    { name: 'A, 5 / 4 / 3', pays: '6.25× / 2× / 0.5×' },
    { name: 'K, 5 / 4 / 3', pays: '6.25× / 1.75× / 0.5×' },
    { name: 'Q, 5 / 4 / 3', pays: '5× / 1.25× / 0.25×' },
    { name: 'J, 5 / 4 / 3', pays: '3.75× / 1× / 0.25×' },
    { name: '10, 5 / 4 / 3', pays: '3.75× / 0.75× / 0.25×' },
    { name: 'Lotus anywhere, 5 / 4 / 3', pays: '50× / 10× / 2× and 12 free spins', chance: '0.52%' },
  ],
  bets: ['Every spin'],
} as const satisfies GameInfo;
