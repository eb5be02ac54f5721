/** What players read about Tower. */
import type { GameInfo } from '../game-module.ts';

export const info = {
  rules: [
    {
      title: 'How it works',
      text: [
        'The tower has eight floors. Open one window on each, from the ground up. A lamp takes you to the next floor; a raven ends the round and your stake is lost.',
        'The difficulty says how many windows a floor has and how many are safe: Easy 3 of 4, Medium 2 of 3, Hard 1 of 2, Expert 1 of 3, Master 1 of 4.',
        'The ravens sit behind their windows before you open the first one and do not move. Cash out after any floor, or set a floor on which the round cashes out by itself.',
      ],
    },
    {
      title: 'What it pays',
      text: [
        'The multiplier is 0.98 divided by the chance of having climbed that high, cut off after four decimals. Every difficulty and every floor returns 98%, less that rounding, so no way to play is better than another.',
        'A round pays at most the equivalent of €250,000. At a high stake it cashes out by itself on the last floor that stays within this amount. The game shows that floor before you start.',
        'The payout of each round is rounded down to the smallest unit of your currency. With a very small stake this can cost part of a unit.',
      ],
    },
    {
      title: 'Interrupted rounds',
      text: [
        'Your round waits for you on any device for 24 hours. Then it is cashed out; if you have not opened a window, your stake is returned.',
        'If the game malfunctions, the affected rounds are void and their stakes are returned.',
      ],
    },
    {
      title: 'Fair rounds',
      text: [
        'The windows of all floors are drawn from a server seed that is fixed and published as a hash before you bet, your client seed and the round number. Neither your stake nor the windows you open change where the ravens are.',
      ],
    },
  ],
  paytable: [
    { name: 'Easy: first floor, top', pays: '1.3066×, 9.7889×', chance: '75.00%, 10.01%' },
    { name: 'Medium: first floor, top', pays: '1.47×, 25.1163×', chance: '66.67%, 3.90%' },
    { name: 'Hard: first floor, top', pays: '1.96×, 250.88×', chance: '50.00%, 0.39%' },
    { name: 'Expert: first floor, top', pays: '2.94×, 6,429.78×', chance: '33.33%, 1 in 6,561' },
    { name: 'Master: first floor, top', pays: '3.92×, 64,225.28×', chance: '25.00%, 1 in 65,536' },
  ],
  bets: [
    'Medium, first floor',
    'Medium, fourth floor',
    'Easy, to the top',
    'Medium, to the top',
    'Hard, to the top',
    'Expert, to the top',
    'Master, to the top',
  ],
} as const satisfies GameInfo;
