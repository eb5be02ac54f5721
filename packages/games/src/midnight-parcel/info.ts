/** Rules and texts of Midnight Parcel for players. */
import type { GameInfo } from '../game-module.ts';

export const info = {
  rules: [
    {
      title: 'How it works',
      text: [
        'Five reels of three rows and 20 fixed lines. Your stake covers all of them: each line carries a twentieth of it.',
        'A line pays for three or more of the same symbol next to each other, starting at the left reel. Only the best win of each line is paid, and wins on different lines are added up.',
        'Every stop of a reel is equally likely. Paid spins and free spins use the same reels.',
      ],
    },
    {
      title: 'Stamps cover their reel',
      text: [
        'The stamp is wild. It lands on reels 2, 3 and 4, covers its whole reel, in paid and in free spins, and substitutes for every symbol except the parcel.',
        'A parcel under a covered reel still counts.',
      ],
    },
    {
      title: 'Free spins',
      text: [
        'The parcel is the scatter. Three, four or five anywhere pay 2, 10 or 50 times the stake and award 8 free spins, about once in 128 spins.',
        'Everything a free spin pays is multiplied by 2, the parcels included. Three or more parcels in a free spin award 8 more, without limit.',
        'Free spins are drawn and settled together with the paid spin, in one step. What you see afterwards is a replay of a settled result: if the connection drops or you leave, nothing is lost and the replay continues where it stopped.',
      ],
    },
    {
      title: 'The jackpot',
      text: [
        'The jackpot is won at an amount between €500.01 and €2,500 that was drawn before it began. Each cent is equally likely. The stake that takes the jackpot to that amount wins all of it, in addition to what the reels pay. At €2,500 it has been won at the latest.',
        'The amount is sealed until then. Its hash is published when the jackpot begins, and the amount itself with a salt once it was won, so that anybody can check both.',
        '1.5% of every stake staked with cash goes to the jackpot: 1% raises it now, 0.5% is saved for the next one. It begins with €500, as far as what was saved reaches. On average one jackpot takes €100,000 of stakes by all players together.',
        'How likely your stake is to win depends on how far the jackpot has risen: from €500, one euro staked wins with a chance of 1 in 200,000; the closer to €2,500, the more.',
        'The jackpot is in euros. A win is paid in the currency of your round, at the rate of the round, as cash. Bonus money and free spins of promotions cannot be played here.',
      ],
    },
    {
      title: 'What it pays',
      text: [
        'The reels return 95% of all stakes, and the jackpot 1.5% on average over many wins: 96.5% together.',
        'Apart from the jackpot, the most a round can pay is 750 times the stake. It ends as soon as that is reached, about once in 5.3 million rounds. The return already takes this limit into account.',
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
    { name: 'Night train, 5 / 4 / 3', pays: '50× / 7.5× / 1.5×' },
    { name: 'Clock, 5 / 4 / 3', pays: '20× / 4× / 1×' },
    { name: 'Lantern, 5 / 4 / 3', pays: '12.5× / 3× / 0.8×' },
    { name: 'Letter, 5 / 4 / 3', pays: '10× / 2× / 0.6×' },
    { name: 'A or K, 5 / 4 / 3', pays: '5× / 1.2× / 0.3×' },
    { name: 'Q, 5 / 4 / 3', pays: '4× / 0.8× / 0.25×' },
    { name: 'J or 10, 5 / 4 / 3', pays: '3× / 0.6× / 0.2×' },
    { name: 'Parcel anywhere, 5 / 4 / 3', pays: '50× / 10× / 2× and 8 free spins', chance: '0.78%' },
    { name: 'Jackpot', pays: 'From €500, won by €2,500' },
  ],
  bets: ['Every spin'],
} as const satisfies GameInfo;
