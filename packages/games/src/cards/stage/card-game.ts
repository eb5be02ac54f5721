/** What a card game provides so that the family's table can show it: a dealer and one to four hands. */
import type { ReactNode } from 'react';
import type { SceneProps } from '../../stage/game-view.ts';
import type { CardSound } from './sounds.ts';

export interface SeenHand {
  readonly cards: readonly number[];
  /** Units of the stake bet on it. */
  readonly bet: number;
  /** `won`, `lost`, `push` or a game's own value; `null` while it is open. */
  readonly outcome: string | null;
}

/** What a round of any such game shows. */
export interface CardView extends Record<string, unknown> {
  /** `null` is a card face down. */
  readonly dealer: { readonly cards: readonly (number | null)[] };
  readonly hands: readonly SeenHand[];
  /** Index of the active hand. */
  readonly active: number | null;
  readonly over: boolean;
}

/** Milliseconds: flight and stagger of cards, the turn of a hidden one, chips moving, a pause between two hands. */
export interface CardTimings {
  readonly flight: number;
  readonly stagger: number;
  readonly flip: number;
  readonly chips: number;
  readonly breath: number;
}

export const usualTimings: CardTimings = { flight: 260, stagger: 110, flip: 240, chips: 180, breath: 220 };

export interface CardMove {
  readonly type: string;
  readonly text: string;
  readonly key: string;
  readonly icon: ReactNode;
}

export interface CardGame<V extends CardView> {
  readonly timings: CardTimings;
  /** Label below a row of cards: `17`, `7/17`; undefined if cards are not counted. */
  readonly countOf: (cards: readonly number[], settled: boolean) => string;
  /** State implied by the cards alone, before the server reports it: a bust hand, or one that takes no more. */
  readonly stateOf: (cards: readonly number[]) => 'bust' | 'full' | 'waiting';
  /** Amount the dealer pays beside a stake. */
  readonly paidFor: (staked: bigint, outcome: string | null) => bigint;
  /** Size of the payment's pile: as many chips as were staked, or more. Absent where bets are chips with their units on them. */
  readonly pileOf?: (hand: SeenHand) => 1 | 2;
  /** The chips of a bet, in units, where they are not a pile. */
  readonly chipOf?: (units: number) => ReactNode;
  /** In order; empty for a game without choices. */
  readonly moves: readonly CardMove[];
  /** The move that is advised and asked for, in gold. */
  readonly advised?: (view: V | undefined) => string | undefined;
  readonly texts: {
    /** Printed on the felt. */
    readonly title: string;
    readonly rule: string;
    readonly dealer: string;
    readonly dealerLabel: (view: V) => string;
    readonly handLabel: (hands: V['hands'], index: number) => string;
    readonly outcome: (hands: V['hands'], index: number) => string;
    readonly bust: string;
    readonly moves: string;
    readonly ready: string;
    /** `counted`: as far as a win has counted up. */
    readonly result: (
      round: { payout: bigint; staked: bigint; view: V },
      amount: (subunits: bigint) => string,
      counted: bigint,
    ) => string;
  };
}

export type CardProps<P, V extends CardView> = SceneProps<P, V, CardSound>;
