/** Rules and texts of Night Orchestra for players. */
import type { GameInfo } from '../game-module.ts';

export const info = {
  rules: [
    {
      title: 'How it works',
      text: [
        'Five reels of three rows and 10 fixed lines. Your stake covers all of them: each line carries a tenth of it.',
        'A line pays for three or more of the same symbol next to each other, starting at the left reel, and for two violins. Only the best win of each line is paid, and wins on different lines are added up.',
        'The clef is wild: it substitutes for every symbol except the moon and the note. Every stop of a reel is equally likely.',
      ],
    },
    {
      title: 'Free spins',
      text: [
        'The moon is the scatter. Three, four or five anywhere pay 2, 10 or 50 times the stake and award 10 free spins, about once in 133 spins.',
        'Free spins turn reels of their own, with notes and without moons.',
        'Free spins are drawn and settled together with the paid spin, in one step. What you see afterwards is a replay of a settled result: if the connection drops or you leave, nothing is lost and the replay continues where it stopped.',
      ],
    },
    {
      title: 'Notes and levels',
      text: [
        'Every note that a free spin shows is collected. Notes pay nothing on lines.',
        '6, 13, 20 and 28 notes reach the levels ×2, ×3, ×5 and ×12: from the next spin on, everything that free spins pay is multiplied by it. Each level also adds 2 free spins.',
        'Of all free spins awarded, 99.6%, 83.5%, 38.1% and 5.4% reach these levels.',
      ],
    },
    {
      title: 'What it pays',
      text: [
        'The most a round can pay is 5,000 times the stake. It ends as soon as that is reached, about once in 19.4 million rounds. The return of 96.15% already takes this limit into account.',
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
    { name: 'Clef or Violin, 5 / 4 / 3 / 2', pays: '400× / 30× / 5× / 0.5×' },
    { name: 'Piano, 5 / 4 / 3', pays: '60× / 12.5× / 3×' },
    { name: 'Trumpet, 5 / 4 / 3', pays: '40× / 9× / 2.5×' },
    { name: 'Drum, 5 / 4 / 3', pays: '30× / 7× / 2×' },
    { name: 'A or K, 5 / 4 / 3', pays: '15× / 3.5× / 1×' },
    { name: 'Q, 5 / 4 / 3', pays: '10× / 2.5× / 0.8×' },
    { name: 'J or 10, 5 / 4 / 3', pays: '8× / 2× / 0.5×' },
    { name: 'Moon anywhere, 5 / 4 / 3', pays: '50× / 10× / 2× and 10 free spins', chance: '0.75%' },
  ],
  bets: ['Every spin'],
} as const satisfies GameInfo;
