/** What players read about Mines. */
import type { GameInfo } from '../game-module.ts';

export const info = {
  rules: [
    {
      title: 'How it works',
      text: [
        'Choose 1 to 24 mines. They are hidden under the 25 tiles before you open the first one and do not move.',
        'Open one tile after the other. Each gem raises your multiplier. Cash out whenever you like; a mine ends the round and your stake is lost.',
        'You can set a number of gems at which the round cashes out by itself.',
      ],
    },
    {
      title: 'What it pays',
      text: [
        'The multiplier is 0.99 divided by the chance of having found that many gems, cut off after four decimals. Every number of mines and gems returns 99%, less that rounding, so no way to play is better than another.',
        'A round pays at most the equivalent of €250,000. At a high stake it cashes out by itself at the last gem that stays within this amount. The game shows that number before you start.',
        'The payout of each round is rounded down to the smallest unit of your currency. With a very small stake this can cost part of a unit.',
      ],
    },
    {
      title: 'Interrupted rounds',
      text: [
        'Your round waits for you on any device for 24 hours. Then it is cashed out; if you have not opened a tile, your stake is returned.',
        'If the game malfunctions, the affected rounds are void and their stakes are returned.',
      ],
    },
    {
      title: 'Fair rounds',
      text: [
        'The mines are drawn from a server seed that is fixed and published as a hash before you bet, your client seed and the round number. Neither your stake nor the tiles you open change where they are.',
      ],
    },
  ],
  paytable: [
    { name: '1 mine, 1 gem', pays: '1.0312×', chance: '96.00%' },
    { name: '3 mines, 1 gem', pays: '1.125×', chance: '88.00%' },
    { name: '3 mines, 5 gems', pays: '1.9973×', chance: '49.57%' },
    { name: '5 mines, 7 gems', pays: '6.1389×', chance: '16.13%' },
    { name: '24 mines, 1 gem', pays: '24.75×', chance: '4.00%' },
    { name: '12 mines, all 13 gems', pays: '5,148,297×', chance: '1 in 5,200,300' },
  ],
  bets: ['3 mines, 1 gem', '3 mines, 5 gems', '1 mine, 1 gem', '24 mines, 1 gem', '12 mines, all 13 gems'],
} as const satisfies GameInfo;
