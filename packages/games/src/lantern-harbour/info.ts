/** Rules and texts of Lantern Harbour for players. */
import type { GameInfo } from '../game-module.ts';

export const info: GameInfo = {
  provider: 'Carmine Originals',
  summary: 'Five reels, twenty lines, and twelve free spins in which everything pays three times.',
  volatility: 'medium-high',
  rules: [
    {
      title: 'How it works',
      text: [
        'Five reels of three rows and 20 fixed lines. Your stake covers all of them: each line carries a twentieth of it.',
        'A line pays when at least three of the same symbol stand on it from the left reel on, without a gap; the lantern and the wild already pay for two. Only the best win of each line is paid, and wins on different lines are added.',
        'Every stop of a reel is equally likely. The paid spins and the free spins use the same reels.',
      ],
    },
    {
      title: 'Wild and scatter',
      text: [
        'The ship’s wheel is wild: it stands for every symbol but the lotus. A line of wheels alone pays like lanterns.',
        'The lotus is the scatter. Three or more anywhere pay 2, 10 or 50 times the stake and open 12 free spins.',
      ],
    },
    {
      title: 'Free spins',
      text: [
        'Everything a free spin pays is multiplied by 3, the lotus included. Three or more lotus in a free spin open 12 more, without an end.',
        'They are drawn and settled together with the paid spin, in one step. What you see afterwards is a replay of a settled result: if the connection drops or you leave, nothing is lost, and the replay goes on where it was.',
      ],
    },
    {
      title: 'What it pays',
      text: [
        'A round pays 5,000 times the stake at most. It ends where that is reached, about once in 27 million rounds; the return of 96.20% has that limit taken off already.',
        'A payout is cut off to the smallest unit of your currency, once per round.',
      ],
    },
    {
      title: 'Fair rounds',
      text: [
        'The stops are drawn from a server seed fixed and published as a hash before you bet, your own seed and the round’s number. Neither your stake nor any earlier round changes them.',
        'A malfunction of the game voids the rounds it touched and returns their stakes.',
      ],
    },
  ],
  paytable: [
    { name: 'Lantern or wild, 5 / 4 / 3 / 2', pays: '100× / 10× / 2× / 0.25×' },
    { name: 'Junk, 5 / 4 / 3', pays: '25× / 6.25× / 1.5×' },
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
};
