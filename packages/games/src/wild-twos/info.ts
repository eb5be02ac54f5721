/** What players read about Wild Twos. */
import type { GameInfo } from '../game-module.ts';

export const info = {
  rules: [
    {
      title: 'How it works',
      text: [
        'You are dealt five cards from a fresh pack of 52. All four deuces are wild: each stands for whatever card makes your hand pay most. Hold the cards you want to keep and draw once for the others. Three of a kind is the least that pays.',
        'A round takes one to five coins, and the stake you set is the value of one coin. All hands pay per coin, with one exception: with five coins the natural royal flush pays 800 per coin, with fewer 250.',
        'A natural royal flush has no deuce in it. An ace counts high or low in a straight. Only the hand that pays most is paid.',
      ],
    },
    {
      title: 'Best hold',
      text: [
        'The bulb below the cards shows the best hold, if you like: the one of all 32 that pays most on average, calculated on your device from every card that can still come. After each round you are told what your own hold cost against it.',
        'In short: never discard a deuce. With three of them keep only a wild royal flush or five of a kind. With two keep four of a kind or better, else four to a royal flush or to a straight flush from 6 and 7 upwards, else just the deuces. With one or none keep what pays, then look for four to a straight flush, three of a kind, three to a royal flush, and a single pair rather than two.',
      ],
    },
    {
      title: 'Return to player',
      text: [
        '98.9130% with five coins and 97.6863% with one to four, if every hand is held best. Any other play returns less. Both are exact: all 134,459 kinds of deals were counted with every draw.',
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
    { name: 'Natural royal flush, five coins', pays: '800×', chance: '1 in 43,423' },
    { name: 'Natural royal flush, one to four coins', pays: '250×', chance: '1 in 46,225' },
    { name: 'Four deuces', pays: '200×', chance: '1 in 5,348' },
    { name: 'Wild royal flush', pays: '25×', chance: '0.19%' },
    { name: 'Five of a kind', pays: '15×', chance: '0.31%' },
    { name: 'Straight flush', pays: '9×', chance: '0.49%' },
    { name: 'Four of a kind', pays: '4×', chance: '6.13%' },
    { name: 'Full house', pays: '4×', chance: '2.62%' },
    { name: 'Flush', pays: '3×', chance: '2.04%' },
    { name: 'Straight', pays: '2×', chance: '5.75%' },
    { name: 'Three of a kind', pays: '1×', chance: '26.80%' },
  ],
  bets: ['Five coins, best hold', 'One to four coins, best hold'],
} as const satisfies GameInfo;
