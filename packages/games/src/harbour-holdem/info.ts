/** What players read about Harbour Hold’em. */
import type { GameInfo } from '../game-module.ts';

export const info = {
  rules: [
    {
      title: 'How it works',
      text: [
        'Place an ante and deal. You and the dealer get two cards each from one pack that is shuffled afresh for every round, and three cards of the board are turned over. Yours are open, the dealer’s lie face down.',
        'Then you choose: call, which stakes twice the ante, or fold, which gives the ante up. After that the last two cards of the board and the dealer’s cards are turned over. Both of you make the best hand of five from your own two cards and the board.',
        'The dealer qualifies with a pair of fours or better. If he does not, the ante pays by the table and the call is returned. If he does, the higher hand wins: if it is yours, the ante pays by the table and the call 1 to 1; equal hands return both.',
        'There is no side bet.',
      ],
    },
    {
      title: 'The hands',
      text: [
        'From the top: royal flush, straight flush, four of a kind, full house, flush, straight, three of a kind, two pairs, pair, high card.',
        'The ace is high, or below the deuce in A-2-3-4-5. Hands of a kind are compared by the ranks that make them, then by the other cards of the five; suits do not count.',
        'The most that one round pays is 105 chips for each chip on the ante, ante and call included: a royal flush against a dealer who qualifies.',
      ],
    },
    {
      title: 'Return to player',
      text: [
        '97.84% of the ante, counted exactly over all 27,813,810,024,000 deals. As a share of all that is staked, the call included, it is 99.18%.',
        'That holds for the best strategy, which the hint shows: the game counts the 1,070,190 ways in which the last two cards of the board and the dealer’s two may come, and calls where that loses less than the ante. It calls with 82.0% of all hands. Any other play returns less.',
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
        'All nine cards are fixed before you bet by a server seed that is published as a hash, your client seed and the round number. Nothing you do changes them.',
        'The dealer’s cards and the last two of the board are not sent to you before they are turned over, so no program can read them.',
      ],
    },
  ],
  paytable: [
    { name: 'Ante: royal flush', pays: '100 to 1', chance: '0.0031%' },
    { name: 'Ante: straight flush', pays: '20 to 1', chance: '0.025%' },
    { name: 'Ante: four of a kind', pays: '10 to 1', chance: '0.15%' },
    { name: 'Ante: full house', pays: '3 to 1', chance: '2.21%' },
    { name: 'Ante: flush', pays: '2 to 1', chance: '2.42%' },
    { name: 'Ante: straight or less', pays: '1 to 1', chance: '43.0%' },
    { name: 'Call, your hand wins', pays: '1 to 1', chance: '27.2%' },
  ],
  bets: ['Ante, best strategy'],
} as const satisfies GameInfo;
