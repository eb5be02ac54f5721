/** What players read about Fortune Wheel 50. */
import type { GameInfo } from '../game-module.ts';

export const info = {
  rules: [
    {
      title: 'How it works',
      text: [
        'One wheel for everybody at the table. Place chips while betting is open; then the wheel is spun, and each of its 50 stops is equally likely, in every round.',
        'The stake in the bar is the value of one chip; all chips together are your stake for the round. Until betting closes you can take a bet back.',
      ],
    },
    {
      title: 'What it pays',
      text: [
        'A spot wins when the wheel stops on it, and pays as much to 1 as it says: 1, 3, 7, 11 and 23; the ruby and the star pay 47 to 1 each. Winning chips stay yours.',
        'Every spot returns exactly 96.00%. No system of betting changes that: more chips only mean a higher stake.',
        'The payout of each round is rounded down to the smallest unit of your currency. A round that pays back less than you placed in total is a loss, even if one of your chips has won.',
      ],
    },
    {
      title: 'Fair rounds',
      text: [
        'The results of all rounds to come are fixed beforehand as a chain of hashes, whose end is published before its first round. The stop of a round is drawn from its link of the chain, which is shown when betting has closed. No bet changes it.',
        'The clock of the database decides whether a bet came in time. Once betting has closed, the bets that were taken are settled, also if your connection is lost.',
        'If the database was away while betting was open, the round is void and every stake is returned.',
      ],
    },
  ],
  paytable: [
    { name: '1', pays: '1 to 1', chance: '24 in 50' },
    { name: '3', pays: '3 to 1', chance: '12 in 50' },
    { name: '7', pays: '7 to 1', chance: '6 in 50' },
    { name: '11', pays: '11 to 1', chance: '4 in 50' },
    { name: '23', pays: '23 to 1', chance: '2 in 50' },
    { name: 'Ruby', pays: '47 to 1', chance: '1 in 50' },
    { name: 'Star', pays: '47 to 1', chance: '1 in 50' },
  ],
  bets: ['1', '3', '7', '11', '23', 'Ruby', 'Star'],
} as const satisfies GameInfo;
