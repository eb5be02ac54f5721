/** What players read about Island Stud. */
import type { GameInfo } from '../game-module.ts';

export const info = {
  rules: [
    {
      title: 'How it works',
      text: [
        'Place an ante and deal. You and the dealer get five cards each from one pack that is shuffled afresh for every round. Yours are open; of the dealer’s you see one.',
        'Then you choose: raise, which stakes twice the ante, or fold, which gives the ante up. After that the dealer’s cards are turned over.',
        'The dealer qualifies with ace and king, or a pair or better. If he does not, the ante pays 1 to 1 and the raise is returned. If he does, the higher hand wins: if it is yours, the ante pays 1 to 1 and the raise by the table; equal hands return both.',
        'There is no progressive jackpot and no side bet.',
      ],
    },
    {
      title: 'The hands',
      text: [
        'From the top: royal flush, straight flush, four of a kind, full house, flush, straight, three of a kind, two pairs, pair, high card.',
        'The ace is high, or below the deuce in A-2-3-4-5. Hands of a kind are compared by the ranks that make them, then by the other cards; suits do not count.',
        'The most that one round pays is 204 chips for each chip on the ante, ante and raise included: a royal flush against a dealer who qualifies.',
      ],
    },
    {
      title: 'Return to player',
      text: [
        '94.78% of the ante, counted exactly over all 19,933,230,517,200 deals with the dealer’s open card. As a share of all that is staked, the raise included, it is 97.44%.',
        'That holds for the best strategy, which the hint shows: raise a pair or better, fold anything below ace and king. With ace and king the dealer’s open card decides: the game counts the 163,185 hands he may have, and raises where that loses less than the ante. Any other play returns less.',
        'Every bet pays whole chips, so that nothing is lost to rounding.',
      ],
    },
    {
      title: 'Interrupted rounds',
      text: [
        'Your round waits for you: after a reload, on another device, after an outage on our side. It cannot be played twice.',
        'A round that is left open is folded after 24 hours, because nothing more is staked without you. If the account is excluded, locked or closed, that happens at once.',
        'If the game malfunctions, the affected rounds are void and their stakes are returned.',
      ],
    },
    {
      title: 'Fair rounds',
      text: [
        'All ten cards are fixed before you bet by a server seed that is published as a hash, your client seed and the round number. Nothing you do changes them.',
        'The dealer’s hidden cards are not sent to you before they are turned over, so no program can read them.',
      ],
    },
  ],
  paytable: [
    { name: 'Raise: royal flush', pays: '100 to 1', chance: '0.0002%' },
    { name: 'Raise: straight flush', pays: '50 to 1', chance: '0.0014%' },
    { name: 'Raise: four of a kind', pays: '20 to 1', chance: '0.024%' },
    { name: 'Raise: full house', pays: '7 to 1', chance: '0.14%' },
    { name: 'Raise: flush', pays: '5 to 1', chance: '0.20%' },
    { name: 'Raise: straight', pays: '4 to 1', chance: '0.39%' },
    { name: 'Raise: three of a kind', pays: '3 to 1', chance: '2.11%' },
    { name: 'Raise: two pairs', pays: '2 to 1', chance: '4.75%' },
    { name: 'Raise: pair or less', pays: '1 to 1', chance: '42.6%' },
    { name: 'Ante, won or the dealer does not qualify', pays: '1 to 1' },
  ],
  bets: ['Ante, best strategy'],
} as const satisfies GameInfo;
