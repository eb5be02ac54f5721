/** What players read about Three Card Duel. */
import type { GameInfo } from '../game-module.ts';

export const info = {
  rules: [
    {
      title: 'How it works',
      text: [
        'Place an ante, a pair plus bet or both, and deal. You and the dealer get three cards each from one pack that is shuffled afresh for every round. Yours are open, the dealer’s lie face down.',
        'With an ante you then choose: play, which stakes as much as the ante once more, or fold, which gives the ante up. Then the dealer’s cards are turned over.',
        'The dealer qualifies with a queen or better. If he does not, the ante pays 1 to 1 and the play bet is returned. If he does, the higher hand wins: ante and play pay 1 to 1 each if it is yours, equal hands return both.',
      ],
    },
    {
      title: 'The hands',
      text: [
        'From the top: straight flush, three of a kind, straight, flush, pair, high card. With three cards a straight is rarer than a flush, and therefore worth more.',
        'The ace is high, or below the deuce in A-2-3. Hands of a kind are compared card by card, the pair first; suits do not count.',
      ],
    },
    {
      title: 'Bonus and pair plus',
      text: [
        'If you play, the ante earns a bonus for a straight or better, even if the dealer wins: straight 1 to 1, three of a kind 4 to 1, straight flush 5 to 1.',
        'Pair plus is a bet on your own three cards. It pays by the table, whatever the dealer has and whether you play or fold. Without an ante there is nothing to choose, and the round ends at once.',
        'The most that one round pays is 9 chips for each chip on the ante, its own stake and the play bet included, and 41 for each on pair plus.',
      ],
    },
    {
      title: 'Return to player',
      text: [
        'The ante returns 96.627% of the ante, pair plus 97.683%. Both are counted exactly, over all 407,170,400 deals of two hands.',
        'That holds for the best strategy: play with queen-six-four or better, fold anything lower. The hint shows it. Any other play returns less. As a share of all that is staked, the play bet included, it is 97.98%.',
        'Every bet pays whole chips, so that nothing is lost to rounding. A round that pays back less than you placed in total is a loss, even if one of your bets has won.',
      ],
    },
    {
      title: 'Interrupted rounds',
      text: [
        'Your round waits for you: after a reload, on another device, after an outage on our side. It cannot be played twice.',
        'A round that is left open is folded after 24 hours, because nothing more is staked without you; pair plus is settled all the same. If the account is excluded, locked or closed, that happens at once.',
        'If the game malfunctions, the affected rounds are void and their stakes are returned.',
      ],
    },
    {
      title: 'Fair rounds',
      text: [
        'All six cards are fixed before you bet by a server seed that is published as a hash, your client seed and the round number. Nothing you do changes them.',
        'The dealer’s cards are not sent to you before they are turned over, so no program can read them.',
      ],
    },
  ],
  paytable: [
    { name: 'Pair plus: straight flush', pays: '40 to 1', chance: '0.22%' },
    { name: 'Pair plus: three of a kind', pays: '30 to 1', chance: '0.24%' },
    { name: 'Pair plus: straight', pays: '6 to 1', chance: '3.26%' },
    { name: 'Pair plus: flush', pays: '4 to 1', chance: '4.96%' },
    { name: 'Pair plus: pair', pays: '1 to 1', chance: '16.94%' },
    { name: 'Bonus: straight flush', pays: '5 to 1', chance: '0.22%' },
    { name: 'Bonus: three of a kind', pays: '4 to 1', chance: '0.24%' },
    { name: 'Bonus: straight', pays: '1 to 1', chance: '3.26%' },
    { name: 'Ante and play, your hand wins', pays: '1 to 1', chance: '23.91%' },
    { name: 'Ante, the dealer does not qualify', pays: '1 to 1', chance: '21.00%' },
  ],
  bets: ['Ante, best strategy', 'Pair plus'],
} as const satisfies GameInfo;
