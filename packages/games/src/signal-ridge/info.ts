/** Rules and texts of Signal Ridge for players. */
import type { GameInfo } from '../game-module.ts';

export const info = {
  rules: [
    {
      title: 'How it works',
      text: [
        'Five reels of three rows and 25 fixed lines. Your stake covers all of them: each line carries a 25th of it.',
        'A line pays for three or more of the same symbol next to each other, starting at the left reel. Only the best win of each line is paid, and wins on different lines are added up.',
        'The beacon is wild: it substitutes for every symbol except the star. It lands on reels 2 to 5. Every stop of a reel is equally likely.',
      ],
    },
    {
      title: 'Free spins',
      text: [
        'The star is the scatter. Three, four or five anywhere pay 2, 10 or 50 times the stake and award 10 free spins, about once in 133 spins.',
        'Free spins turn reels of their own, with three beacons on top of each other on reels 2 to 5. Everything they pay is multiplied by 3, the stars included. Three or more stars in a free spin award 10 more, without limit.',
        'Free spins are drawn and settled together with the paid spin, in one step. What you see afterwards is a replay of a settled result: if the connection drops or you leave, nothing is lost and the replay continues where it stopped.',
      ],
    },
    {
      title: 'Three jackpots',
      text: [
        'Every spin staked with cash can win the Mini, the Major or the Grand in addition to what the reels pay. The reels play no part in it: each jackpot has a draw of its own.',
        'The chance is in proportion to what your stake is worth in euros. For each euro staked it is 1 in 8,000 for the Mini, 1 in 250,000 for the Major and 1 in 5,000,000 for the Grand.',
        '1.5% of every stake goes to the jackpots: 0.45% to the Mini, 0.5% to the Major and 0.55% to the Grand. A part raises what can be won now, the other one is saved for the next jackpot: 0.25%, 0.2% and 0.2%.',
        'They begin with €20, €500 and €10,000, as far as what was saved reaches. The Grand stops rising at €250,000; what comes after is saved for the next one.',
        'Jackpots are in euros. A win is paid in the currency of your round, at the rate of the round, as cash. Bonus money and free spins of promotions cannot be played here.',
      ],
    },
    {
      title: 'What it pays',
      text: [
        'The reels return 94.5% of all stakes, and the jackpots 1.5% on average over many wins: 96% together.',
        'Apart from jackpots, the most a round can pay is 5,000 times the stake. It ends as soon as that is reached, about once in 63 million rounds. The return already takes this limit into account.',
        'The payout of each round is rounded down to the smallest unit of your currency.',
      ],
    },
    {
      title: 'Fair rounds',
      text: [
        'The draws of the jackpots and the stops are taken from a server seed that is fixed and published as a hash before you bet, your client seed and the round number. What your stake is worth in euros is recorded with the round, so that you can check it.',
        'If the game malfunctions, the affected rounds are void and their stakes are returned.',
      ],
    },
  ],
  paytable: [
    { name: 'Beacon or Ibex, 5 / 4 / 3', pays: '120× / 20× / 3×' },
    { name: 'Horn, 5 / 4 / 3', pays: '50× / 8× / 2×' },
    { name: 'Spyglass, 5 / 4 / 3', pays: '30× / 6× / 1.6×' },
    { name: 'Hut, 5 / 4 / 3', pays: '20× / 4× / 1.2×' },
    { name: 'A or K, 5 / 4 / 3', pays: '6× / 1.4× / 0.4×' },
    { name: 'Q, 5 / 4 / 3', pays: '5× / 1× / 0.32×' },
    { name: 'J or 10, 5 / 4 / 3', pays: '4× / 0.8× / 0.2×' },
    { name: 'Star anywhere, 5 / 4 / 3', pays: '50× / 10× / 2× and 10 free spins', chance: '0.75%' },
    { name: 'Mini', pays: 'Jackpot from €20', chance: '1 in 8,000 for €1' },
    { name: 'Major', pays: 'Jackpot from €500', chance: '1 in 250,000 for €1' },
    { name: 'Grand', pays: 'Jackpot from €10,000', chance: '1 in 5,000,000 for €1' },
  ],
  bets: ['Every spin'],
} as const satisfies GameInfo;
