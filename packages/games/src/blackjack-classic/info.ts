/** Rules and texts of Blackjack Classic for players. */
import type { GameInfo } from '../game-module.ts';

export const info: GameInfo = {
  provider: 'Carmine Originals',
  summary: 'Six decks, fresh for every round. Blackjack pays 3 to 2, and a hint for every hand if you want one.',
  volatility: 'low',
  rules: [
    {
      title: 'How it works',
      text: [
        'Come closer to 21 than the dealer without going over. Cards count their pips, faces 10, an ace 1 or 11.',
        'Six decks of 52 cards are shuffled together for each round. You get two cards, the dealer two, one of them face down.',
        'The dealer stands on every 17 and above, soft ones too. Under an ace or a ten-value card the dealer looks for blackjack first; if it is there, the round is over at once.',
        'A hand of 21 stands automatically.',
      ],
    },
    {
      title: 'Double and split',
      text: [
        'Double any two cards, after a split too: your bet on that hand doubles and it gets exactly one card more.',
        'Split two cards of the same value into two hands with a bet each, up to four hands. Any two ten-value cards are a pair. A new hand gets its second card when its turn comes.',
        'Aces are split once and get one card each. 21 after a split is no blackjack: it pays 1 to 1.',
        'There is no insurance and no surrender.',
      ],
    },
    {
      title: 'Return',
      text: [
        '99.594% of your first bet, worked out exactly over the whole shoe for the published basic strategy: that is what the hint plays. Other play returns less.',
        'The chance that anything is paid and the standard deviation were measured on 40 million rounds of the same strategy.',
        'A payout is cut off to the smallest unit of your currency, once per round.',
      ],
    },
    {
      title: 'Interrupted rounds',
      text: [
        'Your round waits for you: after a reload, on another device, after an outage of ours. It cannot be played twice.',
        'A round that nobody comes back to stands on every hand after 24 hours. The same happens at once when an account is excluded, locked or closed.',
        'A malfunction of the game voids the rounds it touched and returns their stakes.',
      ],
    },
    {
      title: 'Fair rounds',
      text: [
        'Every card of a round is fixed before you bet by a server seed published as a hash, your own seed and the round’s number. Nothing you do changes which card comes next.',
        'The dealer’s hidden card is not sent to you before it is turned, so no program can read it.',
      ],
    },
  ],
  paytable: [
    { name: 'Blackjack (ace and ten-value card)', pays: '2.5×', chance: '4.53%' },
    { name: 'Hand won', pays: '2×' },
    { name: 'Push (same total)', pays: '1×' },
    { name: 'Most in one round: four doubled hands won', pays: '16×' },
  ],
};
