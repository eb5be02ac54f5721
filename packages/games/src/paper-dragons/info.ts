/** Rules and texts of Paper Dragons for players. */
import type { GameInfo } from '../game-module.ts';

export const info = {
  rules: [
    {
      title: 'How it works',
      text: [
        'Six columns of five cells, and no lines: eight or more of the same symbol pay, wherever they are. The more of it are in view, the more it pays.',
        'Every cell draws its symbol on its own. Each symbol has a chance of its own in a cell, the same in every cell.',
        'There is no wild: only a symbol itself counts for it.',
      ],
    },
    {
      title: 'Every win folds away',
      text: [
        'All symbols that win fold away, what is above them falls, and new ones drop in from above. If symbols pay again, they fold away again, until nothing wins any more. All of that is one spin.',
      ],
    },
    {
      title: 'Orbs',
      text: [
        'An orb is worth ×2, ×3, ×5, ×10, ×25 or ×100. It can land anywhere with any drop, pays nothing by itself, and stays until the spin ends.',
        'When nothing wins any more, all orbs in view are added up, and everything that the symbols of the spin have won is multiplied by their sum. In a spin without a win, orbs do nothing. The ×100 orb is in free spins only.',
      ],
    },
    {
      title: 'Free spins',
      text: [
        'The sun is the scatter and never folds away. Four in view when nothing wins any more pay 3 times the stake, five pay 5 times, six or more 100 times. No orb multiplies that. They award 10 free spins.',
        'In free spins the sum of the orbs is kept: each free spin that wins with an orb in view adds its orbs to the sum, and is multiplied by all of it. Free spins that win without an orb are not multiplied, and leave the sum as it is. There are more orbs than in paid spins.',
        'Four or more suns in one free spin award 5 further free spins, and pay the same as in a paid spin.',
        'Free spins are drawn and settled together with the paid spin, in one step. What you see afterwards is a replay of a settled result: if the connection drops or you leave, nothing is lost and the replay continues where it stopped.',
      ],
    },
    {
      title: 'What it pays',
      text: [
        'The most a round can pay is 15,000 times the stake. It ends as soon as that is reached: of the 2,000,000,000 rounds that the return was counted in, 6 did. The return already takes this limit into account.',
        'The return of cascades has no closed form: it was counted in rounds that were played, and its standard error is published with it. So was the chance of the free spins. The return of the first drop is computed exactly, and the count agrees with it.',
        'The payout of each round is rounded down to the smallest unit of your currency.',
      ],
    },
    {
      title: 'Fair rounds',
      text: [
        'The cells are drawn from a server seed that is fixed and published as a hash before you bet, your client seed and the round number. Neither your stake nor any earlier round changes them.',
        'If the game malfunctions, the affected rounds are void and their stakes are returned.',
      ],
    },
  ],
  paytable: [
    { name: 'Dragon, 8 / 10 / 12 in view', pays: '10× / 25× / 100×' },
    { name: 'Crane, 8 / 10 / 12 in view', pays: '2× / 6× / 20×' },
    { name: 'Koi, 8 / 10 / 12 in view', pays: '1.2× / 4.5× / 15×' },
    { name: 'Fan, 8 / 10 / 12 in view', pays: '0.9× / 1.8× / 10×' },
    { name: 'Lotus, 8 / 10 / 12 in view', pays: '0.65× / 1× / 6.5×' },
    { name: 'Butterfly, 8 / 10 / 12 in view', pays: '0.45× / 1× / 5.5×' },
    { name: 'Boat, 8 / 10 / 12 in view', pays: '0.3× / 0.6× / 3×' },
    { name: 'Pinwheel, 8 / 10 / 12 in view', pays: '0.2× / 0.5× / 2×' },
    { name: 'Sun, 6 / 5 / 4 in view', pays: '100× / 5× / 3× and 10 free spins', chance: '1 in 165' },
  ],
  bets: ['Every spin'],
} as const satisfies GameInfo;
