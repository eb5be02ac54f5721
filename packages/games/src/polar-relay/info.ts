/** Rules and texts of Polar Relay for players. */
import type { GameInfo } from '../game-module.ts';

export const info = {
  rules: [
    {
      title: 'How it works',
      text: [
        'Five reels of three rows and 20 fixed lines. Your stake covers all of them: each line carries a twentieth of it.',
        'Lines pay both ways: for three or more of the same symbol next to each other from the left reel or from the right one. A line can pay from both sides; one that goes over all five reels pays once, the better way round. Wins on different lines are added up.',
        'Every stop of a reel is equally likely.',
      ],
    },
    {
      title: 'Wilds stay',
      text: [
        'The torch is wild. It substitutes for every symbol except the flag, and pays for itself if that is more.',
        'In free spins a torch freezes in the cell where it lands and stays there until the last one, while the reels turn behind it.',
      ],
    },
    {
      title: 'Free spins',
      text: [
        'The flag is the scatter. Three, four or five anywhere pay 2, 10 or 50 times the stake and award 10 free spins, about once in 127 spins.',
        'Free spins turn reels of their own, with one torch on each and no flags: no further free spins are awarded.',
        'Free spins are drawn and settled together with the paid spin, in one step. What you see afterwards is a replay of a settled result: if the connection drops or you leave, nothing is lost and the replay continues where it stopped.',
      ],
    },
    {
      title: 'What it pays',
      text: [
        'The most a round can pay is 3,500 times the stake. It ends as soon as that is reached, about once in 38 million rounds. The return of 96.34% already takes this limit into account.',
        'The return without the limit and the chance of any payout are worked out exactly. What the limit takes off, and how far rounds lie apart, was counted over 2 billion rounds.',
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
    { name: 'Torch, 5 / 4 / 3', pays: '125× / 7.5× / 2×' },
    { name: 'Penguin, 5 / 4 / 3', pays: '75× / 7.5× / 2×' },
    { name: 'Husky, 5 / 4 / 3', pays: '20× / 4.5× / 1.25×' },
    { name: 'Sledge, 5 / 4 / 3', pays: '15× / 3.5× / 0.9×' },
    { name: 'Compass, 5 / 4 / 3', pays: '10× / 2.5× / 0.75×' },
    { name: 'A or K, 5 / 4 / 3', pays: '6× / 1.25× / 0.4×' },
    { name: 'Q, 5 / 4 / 3', pays: '4× / 0.9× / 0.3×' },
    { name: 'J or 10, 5 / 4 / 3', pays: '3× / 0.75× / 0.25×' },
    { name: 'Flag anywhere, 5 / 4 / 3', pays: '50× / 10× / 2× and 10 free spins', chance: '0.78%' },
  ],
  bets: ['Every spin'],
} as const satisfies GameInfo;
