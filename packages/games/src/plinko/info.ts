/** What players read about Plinko. */
import type { GameInfo } from '../game-module.ts';
import { boardLines, boardNames } from './boards.ts';
import type { Risk } from './versions/1-board.ts';

const riskNames: Readonly<Record<Risk, string>> = { low: 'Low', medium: 'Medium', high: 'High' };
const name = (risk: Risk, rows: number): string => `${riskNames[risk]} risk, ${rows} rows`;

export const info = {
  rules: [
    {
      title: 'How it works',
      text: [
        'Choose the rows of pegs, 8 to 16, and the risk. Each drop is a round of its own with its own stake.',
        'At every row the ball goes left or right with the same chance. The bucket it ends in decides what the round pays. The path is drawn before the ball falls; the picture only shows it.',
        'You can drop the next ball while others are still falling: up to 20 at a time. Your balance rises as each one lands.',
      ],
    },
    {
      title: 'What it pays',
      text: [
        'A round pays stake × the multiplier of its bucket, stake included. A multiplier below 1× returns less than you staked: that is a loss.',
        'The outer buckets pay the most and are the rarest: with 16 rows one ball in 32,768 ends in one of the two. Every board returns between 98.9% and 99.2%; the exact figure of yours is under “Your current bet”.',
        'The payout of each round is rounded down to the smallest unit of your currency. With a very small stake this can cost part of a unit.',
      ],
    },
    {
      title: 'Fair rounds',
      text: [
        'The path is drawn from a server seed that is fixed and published as a hash before you bet, your client seed and the round number. Neither your stake nor any earlier ball changes it.',
        'A round cannot be interrupted: stake, path and payout are settled in one step. If the connection drops, the round counts once and you see its result when you are back.',
        'If the game malfunctions, the affected rounds are void and their stakes are returned.',
      ],
    },
  ],
  paytable: boardLines({
    name,
    range: (least, most) => `${least}× to ${most}×`,
    chance: (paths) => `highest: 1 in ${paths}`,
    locale: 'en',
  }),
  bets: boardNames(name),
} as const satisfies GameInfo;
