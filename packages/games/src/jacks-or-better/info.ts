/** What players read about Jacks or Better 9/6. */
import type { GameInfo } from '../game-module.ts';

export const info = {
  rules: [
    {
      title: 'How it works',
      text: [
        'You are dealt five cards from a fresh pack of 52. Hold the ones you want to keep and draw once for the others. The hand you end with is paid by the paytable; a pair of jacks is the least that pays.',
        'A round takes one to five coins, and the stake you set is the value of one coin. All hands pay per coin, with one exception: with five coins the royal flush pays 800 per coin, with fewer 250.',
        'An ace counts high or low in a straight. Only the highest hand is paid.',
      ],
    },
    {
      title: 'Best hold',
      text: [
        'The bulb below the cards shows the best hold, if you like: the one of all 32 that pays most on average, calculated on your device from every card that can still come. After each round you are told what your own hold cost against it.',
        'In short, from the top: a straight flush or four of a kind, four cards to a royal flush, a full house, flush, straight or three of a kind, four to a straight flush, two pairs, a high pair, three to a royal flush, four to a flush, a low pair, four in a row open at both ends, and at last high cards.',
      ],
    },
    {
      title: 'Return to player',
      text: [
        '99.5439% with five coins and 98.3735% with one to four, if every hand is held best. Any other play returns less. Both are exact: all 134,459 kinds of deals were counted with every draw.',
        'The payout of each round is rounded down to the smallest unit of your currency.',
      ],
    },
    {
      title: 'Interrupted rounds',
      text: [
        'Your round waits for you on any device for 24 hours. Then the best hold is played for you, as the hint would show it. If the account is excluded, locked or closed, that happens at once.',
        'If the game malfunctions, the affected rounds are void and their stakes are returned.',
      ],
    },
    {
      title: 'Fair rounds',
      text: [
        'The order of the pack is fixed before you bet by a server seed that is published as a hash, your client seed and the round number. Which card comes next depends neither on your stake nor on what you hold.',
      ],
    },
  ],
  paytable: [
    { name: 'Royal flush, five coins', pays: '800×', chance: '1 in 40,391' },
    { name: 'Royal flush, one to four coins', pays: '250×', chance: '1 in 51,481' },
    { name: 'Straight flush', pays: '50×', chance: '1 in 9,148' },
    { name: 'Four of a kind', pays: '25×', chance: '0.24%' },
    { name: 'Full house', pays: '9×', chance: '1.15%' },
    { name: 'Flush', pays: '6×', chance: '1.10%' },
    { name: 'Straight', pays: '4×', chance: '1.12%' },
    { name: 'Three of a kind', pays: '3×', chance: '7.44%' },
    { name: 'Two pairs', pays: '2×', chance: '12.93%' },
    { name: 'Jacks or better', pays: '1×', chance: '21.46%' },
  ],
  bets: ['Five coins, best hold', 'One to four coins, best hold'],
} as const satisfies GameInfo;
