/** What players read about Casino War. */
import type { GameInfo } from '../game-module.ts';

export const info = {
  rules: [
    {
      title: 'How it works',
      text: [
        'Place an ante, a bet on the tie or both, and deal. You and the dealer get one card each from six packs that are shuffled together afresh for every round. The higher card wins; the ace is the highest, suits do not count.',
        'If yours is higher, the ante pays 1 to 1. If the dealer’s is higher, it is lost. There is nothing to choose.',
        'Two equal cards are a tie, and with an ante you choose: go to war, which stakes as much as the ante once more, or surrender, which returns half of the ante.',
      ],
    },
    {
      title: 'War',
      text: [
        'In a war both of you get one more card. If yours is higher or equal, the war bet pays 1 to 1 and the ante is returned. If the dealer’s is higher, both are lost.',
        'No cards are burned and there is no bonus for a second tie: equal cards in a war count as your win.',
      ],
    },
    {
      title: 'The tie bet',
      text: [
        'It pays 10 to 1 if the first two cards are equal, whether you go to war or surrender, and is lost otherwise. Without an ante there is nothing to choose, and the round ends at once.',
        'The most that one round pays is 3 chips for each chip on the ante, its own stake and the war bet included, and 11 for each on the tie.',
      ],
    },
    {
      title: 'Return to player',
      text: [
        'The ante returns 97.123% of the ante, the tie bet 81.350%. Both are counted exactly, over all 9,294,695,280 ways to deal four cards in order.',
        'That holds for the best strategy, which the hint shows: always go to war. Always surrendering returns 96.302%. As a share of all that is staked, the war bet included, going to war returns 97.321%.',
        'A round that pays back less than you placed in total is a loss, even if one of your bets has won. Half an ante is rounded down to the smallest unit of the currency.',
      ],
    },
    {
      title: 'Interrupted rounds',
      text: [
        'Your round waits for you: after a reload, on another device, after an outage on our side. It cannot be played twice.',
        'A tie that is left open is surrendered after 24 hours, because nothing more is staked without you; the tie bet is paid all the same. If the account is excluded, locked or closed, that happens at once.',
        'If the game malfunctions, the affected rounds are void and their stakes are returned.',
      ],
    },
    {
      title: 'Fair rounds',
      text: [
        'All four cards, those of a war included, are fixed before you bet by a server seed that is published as a hash, your client seed and the round number. Nothing you do changes them.',
        'The cards of a war are not sent to you before you go to war, so no program can read them.',
      ],
    },
  ],
  paytable: [
    { name: 'Ante, your card is higher', pays: '1 to 1', chance: '46.30%' },
    { name: 'War bet, your card is higher or equal', pays: '1 to 1, the ante is returned', chance: '3.97%' },
    { name: 'Surrender', pays: 'half of the ante is returned' },
    { name: 'Tie, the first two cards are equal', pays: '10 to 1', chance: '7.40%' },
  ],
  bets: ['Ante, best strategy', 'Tie'],
} as const satisfies GameInfo;
