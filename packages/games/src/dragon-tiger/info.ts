/** What players read about Dragon Tiger. */
import type { GameInfo } from '../game-module.ts';

export const info = {
  rules: [
    {
      title: 'How it works',
      text: [
        'Two sides, one card each, for everybody at the table. Place chips on the dragon, the tiger or a tie while betting is open; then both cards are dealt from eight packs that are shuffled afresh for every round.',
        'The higher card wins. An ace is the lowest, a king the highest; suits do not matter.',
        'The stake in the bar is the value of one chip; all chips together are your stake for the round. Until betting closes you can take a bet back.',
      ],
    },
    {
      title: 'What it pays',
      text: [
        'Dragon and tiger pay 1 to 1. If both cards have the same rank, it is a tie: a tie pays 11 to 1, a suited tie, the same rank and suit, 50 to 1, and half of every chip on dragon and tiger comes back.',
        'Dragon and tiger return 96.26%, a tie 89.63%, a suited tie 86.02%. All are counted exactly. A suited tie pays chips on a tie as well.',
        'The payout of each round is rounded down to the smallest unit of your currency. A round that pays back less than you placed in total is a loss, even if one of your chips has won.',
      ],
    },
    {
      title: 'Fair rounds',
      text: [
        'The results of all rounds to come are fixed beforehand as a chain of hashes, whose end is published before its first round. The cards of a round are drawn from its link of the chain, which is shown when betting has closed. No bet changes them.',
        'The clock of the database decides whether a bet came in time. Once betting has closed, the bets that were taken are settled, also if your connection is lost.',
        'If the database was away while betting was open, the round is void and every stake is returned.',
      ],
    },
  ],
  paytable: [
    { name: 'Dragon', pays: '1 to 1', chance: '46.26%' },
    { name: 'Tiger', pays: '1 to 1', chance: '46.26%' },
    { name: 'Tie', pays: '11 to 1', chance: '7.46%' },
    { name: 'Suited tie', pays: '50 to 1', chance: '1.68%' },
  ],
  bets: ['Dragon', 'Tiger', 'Tie', 'Suited tie'],
} as const satisfies GameInfo;
