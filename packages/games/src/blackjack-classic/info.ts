/** Rules and texts of Blackjack Classic for players. */
import type { GameInfo } from '../game-module.ts';

export const info = {
  rules: [
    {
      title: 'How it works',
      text: [
        'Get closer to 21 than the dealer without going over. Number cards count their value, face cards 10, an ace 1 or 11.',
        'Each round is dealt from six decks of 52 cards, freshly shuffled together. You and the dealer get two cards each, one of the dealer’s face down.',
        'The dealer stands on every 17 and above, soft hands included. With an ace or a ten-value card showing, the dealer first checks for blackjack; a blackjack ends the round at once.',
        'A hand of 21 stands automatically.',
      ],
    },
    {
      title: 'One to five seats',
      text: [
        'Place chips before one seat or more. Each seat gets a hand of its own, all against the same cards of the dealer, and is played after the one before it.',
        'A double and a split add the same chips again that lie before the seat.',
        'More seats do not change what each of them returns. They win and lose together more often than not, because the dealer’s cards decide them all.',
      ],
    },
    {
      title: 'Double and split',
      text: [
        'You can double on any two cards, including after a split: your bet on that hand doubles and it gets exactly one more card.',
        'You can split two cards of the same value into two hands with a bet each, up to four hands at a seat. Any two ten-value cards count as a pair. A new hand gets its second card when its turn comes.',
        'Aces are split once and get one card each. 21 after a split is not a blackjack: it pays 1 to 1.',
        'There is no insurance and no surrender.',
      ],
    },
    {
      title: 'Return to player',
      text: [
        '99.594% of the chips you place first, calculated exactly over the whole shoe for the published basic strategy, which is what the hint shows. It is the same for any seats and any chips on them. Any other play returns less.',
        'The chance of any payout and the standard deviation were measured over millions of rounds of the same strategy. Of the chance of the max win only the order of magnitude is known.',
        'The payout of each round is rounded down to the smallest unit of your currency.',
      ],
    },
    {
      title: 'Interrupted rounds',
      text: [
        'Your round waits for you: after a reload, on another device, after an outage on our side. It cannot be played twice.',
        'A round that is left open stands on every hand after 24 hours. If the account is excluded, locked or closed, that happens at once.',
        'If the game malfunctions, the affected rounds are void and their stakes are returned.',
      ],
    },
    {
      title: 'Fair rounds',
      text: [
        'Every card of a round is fixed before you bet by a server seed that is published as a hash, your client seed and the round number. Nothing you do changes which card comes next.',
        'The dealer’s hidden card is not sent to you before it is turned over, so no program can read it.',
      ],
    },
  ],
  paytable: [
    { name: 'Blackjack (ace and ten-value card)', pays: '2.5×', chance: '4.53%' },
    { name: 'Winning hand', pays: '2×' },
    { name: 'Push (same total)', pays: '1×' },
    { name: 'Most at one seat: four doubled hands won', pays: '16×' },
  ],
  bets: ['Basic strategy'],
} as const satisfies GameInfo;
