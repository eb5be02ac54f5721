/** Rules and texts of Orchard Clock for players. */
import type { GameInfo } from '../game-module.ts';

export const info = {
  rules: [
    {
      title: 'How it works',
      text: [
        'Three reels of three rows and 5 fixed lines: the three rows and the two diagonals. Your stake covers all of them: each line carries a fifth of it.',
        'A line pays for three of the same symbol; cherries already pay for two, starting at the left reel. Only the best win of each line is paid, and wins on different lines are added up.',
        'Every stop of a reel is equally likely. There are no free spins and no other features: what the reels show is the whole round.',
      ],
    },
    {
      title: 'The clock',
      text: [
        'The clock is wild: it substitutes for every fruit. Three clocks on a line pay 100 times the stake.',
        'Each reel carries one stack of three clocks. If all three stacks stop in full view, all five lines pay clocks: 500 times the stake.',
      ],
    },
    {
      title: 'What it pays',
      text: [
        'The most a round can pay is 500 times the stake: once in 137,052 rounds on average. The return is 95.50%, and 43.75% of all rounds pay something; 18.88% pay more than the stake.',
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
    { name: 'Clock in every cell', pays: '500×', chance: '0.0007%' },
    { name: 'Three clocks', pays: '100×' },
    { name: 'Three apples', pays: '12×' },
    { name: 'Three pears', pays: '6×' },
    { name: 'Three plums', pays: '4×' },
    { name: 'Three grapes', pays: '2.4×' },
    { name: 'Cherries, 3 / 2', pays: '1.6× / 0.4×' },
    { name: 'Three lemons', pays: '0.8×' },
  ],
  bets: ['Every spin'],
} as const satisfies GameInfo;
