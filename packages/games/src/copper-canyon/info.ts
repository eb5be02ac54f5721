/** Rules and texts of Copper Canyon for players. */
import type { GameInfo } from '../game-module.ts';

export const info = {
  rules: [
    {
      title: 'How it works',
      text: [
        'Five reels of four rows and 40 fixed lines. Your stake covers all of them: each line carries a fortieth of it.',
        'A line pays for three or more of the same symbol next to each other, starting at the left reel. Only the best win of each line is paid, and wins on different lines are added up.',
        'Every stop of a reel is equally likely. Paid spins and free spins use the same reels.',
      ],
    },
    {
      title: 'Wilds cover their reel',
      text: [
        'The copper star is wild. It lands on reels 2, 3 and 4, covers its whole reel, in paid and in free spins, and substitutes for every symbol except the sun.',
        'A sun under a covered reel still counts.',
      ],
    },
    {
      title: 'Free spins',
      text: [
        'The sun is the scatter. Three, four or five anywhere pay 2, 10 or 50 times the stake and award 10 free spins, about once in 92 spins.',
        'Everything a free spin pays is multiplied by 3, the suns included. Three or more suns in a free spin award 10 more, without limit.',
        'Free spins are drawn and settled together with the paid spin, in one step. What you see afterwards is a replay of a settled result: if the connection drops or you leave, nothing is lost and the replay continues where it stopped.',
      ],
    },
    {
      title: 'What it pays',
      text: [
        'The most a round can pay is 6,000 times the stake. It ends as soon as that is reached, about once in 8.6 million rounds. The return of 96.03% already takes this limit into account.',
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
    { name: 'Eagle, 5 / 4 / 3', pays: '50× / 4× / 1×' },
    { name: 'Locomotive, 5 / 4 / 3', pays: '10× / 2.5× / 0.75×' },
    { name: 'Lamp, 5 / 4 / 3', pays: '6.25× / 1.5× / 0.5×' },
    { name: 'Pickaxes, 5 / 4 / 3', pays: '5× / 1.25× / 0.4×' },
    { name: 'A or K, 5 / 4 / 3', pays: '2.5× / 0.6× / 0.2×' },
    { name: 'Q, 5 / 4 / 3', pays: '1.5× / 0.4× / 0.15×' },
    { name: 'J or 10, 5 / 4 / 3', pays: '1.25× / 0.3× / 0.1×' },
    { name: 'Sun anywhere, 5 / 4 / 3', pays: '50× / 10× / 2× and 10 free spins', chance: '1.09%' },
  ],
  bets: ['Every spin'],
} as const satisfies GameInfo;
