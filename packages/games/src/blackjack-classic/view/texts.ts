/** Every word of the Blackjack scene. */
import type { Move, Outcome } from '../game.ts';

export const texts = {
  felt: { pays: 'BLACKJACK PAYS 3 TO 2', dealer: 'Dealer stands on soft 17 and peeks for blackjack' },
  deal: 'Deal',
  bet: (seats: number, chips: number) =>
    `${seats === 1 ? 'One seat' : `${seats} seats`}${chips === seats ? '' : `, ${chips} chips`}`,
  seats: 'Seats',
  seat: (number: number) => `Seat ${number}`,
  dealer: 'Dealer',
  moves: { hit: 'Hit', stand: 'Stand', double: 'Double', split: 'Split' } satisfies Record<Move, string>,
  actions: 'Your move',
  outcomes: {
    blackjack: 'Blackjack',
    won: 'Won',
    push: 'Push',
    lost: 'Lost',
    bust: 'Bust',
  } satisfies Record<Outcome, string>,
  blackjackPush: 'Blackjack push',
  total: (total: number, soft: boolean) => `${soft ? 'soft ' : ''}${total}`,
  faceDown: 'a card face down',
  yourHand: 'Your hand',
  hand: (number: number) => `Hand ${number}`,
  hint: 'Basic strategy',
  hintOn: 'Show the basic strategy',
  hintOff: 'Hide the basic strategy',
  advised: { hit: 'hit', stand: 'stand', double: 'double', split: 'split' } satisfies Record<Move, string>,
  /** `up`: the value of the dealer’s open card, an ace counts 1. */
  advisedOn: (total: string, up: number) =>
    `on ${total} against ${up === 1 ? 'an ace' : up === 8 ? 'an 8' : `a ${up}`}`,
  ready: 'Place your chips and deal',
  dealerWins: 'Dealer wins',
  paid: (amount: string) => `Paid ${amount}`,
  returned: (amount: string, staked: string) => `Returned ${amount} of ${staked}`,
  even: 'Even',
  stakeReturned: (outcome: string) => `${outcome}: stake returned`,
  inPlay: (hands: number) => (hands > 1 ? `In play, ${hands} hands` : 'In play'),
  handLabel: (hand: string, cards: string, total: string) => `${hand}: ${cards}. Total ${total}`,
  settledHandLabel: (hand: string, cards: string, total: string, outcome: string) =>
    `${hand}: ${cards}. Total ${total}, ${outcome}`,
  announceOpen: (hand: string, cards: string, total: string, up: string) =>
    `${hand}: ${cards}, ${total}. Dealer shows ${up}.`,
  announceDealer: (total: string) => `Dealer ${total}.`,
  announceHand: (hand: string, total: string, outcome: string) => `${hand}: ${total}. ${outcome}.`,
} as const;
