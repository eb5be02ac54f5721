/** Hands of three cards, version 1: part of the frozen maths. Ranks are PF-1's: 0 is a deuce, 12 an ace. */
import type { AnteEnd } from '../../cards/ante/ante-round.ts';

/** Weakest first: with three cards a straight is rarer than a flush. */
export const hands = ['high', 'pair', 'flush', 'straight', 'three', 'straight-flush'] as const;
export type Hand = (typeof hands)[number];

export const bets = ['ante', 'pair-plus'] as const;
export type Bet = (typeof bets)[number];
export const isBet = (spot: string): spot is Bet => bets.some((bet) => bet === spot);

const ofHand = 4_096;
const [queen, ace] = [10, 12];
const strengthOf = (hand: Hand, first: number, second = 0, third = 0): number =>
  hands.indexOf(hand) * ofHand + first * 256 + second * 16 + third;

/** Of three different cards: the stronger hand has the higher number, equal hands the same. */
export const threeCardStrength = (cards: readonly number[]): number => {
  const [a = 0, b = 0, c = 0] = cards.map((card) => card >> 2).sort((one, other) => other - one);
  const [suit] = cards.map((card) => card & 3);
  const suited = cards.every((card) => (card & 3) === suit);
  if (a === b && b === c) return strengthOf('three', a);
  if (a === b || b === c) return strengthOf('pair', b, a === b ? c : a);
  // The ace is high, or below the deuce.
  const top = a - b === 1 && b - c === 1 ? a : a === ace && b === 1 && c === 0 ? b : undefined;
  if (top !== undefined) return strengthOf(suited ? 'straight-flush' : 'straight', top);
  return strengthOf(suited ? 'flush' : 'high', a, b, c);
};

export const handOf = (strength: number): Hand => hands[Math.floor(strength / ofHand)] ?? 'high';

/** The dealer plays with a queen or better. */
export const qualifies = (strength: number): boolean => strength >= strengthOf('high', queen);

/** The published strategy: play with queen, six, four or better. */
const playsFrom = strengthOf('high', queen, 4, 2);
export const shouldPlay = (strength: number): boolean => strength >= playsFrom;

/** To one, beside the stake. The bonus is paid on the ante, whatever the dealer has. */
export const bonusPays: Readonly<Partial<Record<Hand, number>>> = { straight: 1, three: 4, 'straight-flush': 5 };
export const pairPlusPays: Readonly<Partial<Record<Hand, number>>> = {
  ...{ pair: 1, flush: 4, straight: 6, three: 30, 'straight-flush': 40 },
};
export const raise = 1;

/** Units that come back for one unit of the ante and one of the play bet. */
const anteReturns: Readonly<Record<AnteEnd<Hand>['outcome'], number>> = {
  ...{ folded: 0, unqualified: 3, won: 4, tied: 2, lost: 0 },
};

/** What one unit on a spot pays, in 1/10,000; that of the ante with its play bet. */
export const paidOn = ({ hand, outcome }: Pick<AnteEnd<Hand>, 'hand' | 'outcome'>, spot: string): bigint => {
  const pays = pairPlusPays[hand];
  if (spot === 'pair-plus') return pays === undefined ? 0n : BigInt(pays + 1) * 10_000n;
  return BigInt(anteReturns[outcome] + (outcome === 'folded' ? 0 : (bonusPays[hand] ?? 0))) * 10_000n;
};
