/** Interface of the view of a live table: one round for everybody, by the server's clock. The frame around it is the same for every table. */
import type { ComponentType, ReactNode } from 'react';
import type { CurrencyCode } from '@carmine/money';
import type { LiveFlight } from '../flight.ts';
import type { HouseSound } from '../../stage/sounds.ts';
import type { Chips } from '../../tables/chips.ts';
import type { ChipTable } from '../../tables/stage/use-chips.ts';

export type LivePhase = 'betting' | 'closed' | 'flying' | 'running' | 'settled' | 'voided';

/** Times in milliseconds of the server's clock. */
export interface LiveRound<V = Record<string, unknown>> {
  readonly id: string;
  readonly phase: LivePhase;
  /** Its number at the table: that of its link in the chain. */
  readonly number: number;
  readonly openedAt: number;
  readonly closesAt: number;
  /** The earliest time of the next phase. */
  readonly dueAt: number;
  /** When the result came, while it is shown: every viewer's picture moves by it. */
  readonly revealedAt: number | undefined;
  /** The revealed link: what a picture needs of chance, the same for every viewer. */
  readonly seed: string | undefined;
  /** Betting has closed, and no result has come that may be used: operators look at it. */
  readonly held: boolean;
  readonly result: V | undefined;
  /** Of a crash game, from the start of the flight on. */
  readonly flight?: LiveFlight | undefined;
}

/** A studio's picture of its table; `delayMs`: so much later than the room. */
export interface LiveStream {
  readonly kind: 'frame' | 'video';
  readonly url: string;
  readonly delayMs: number;
}

export interface LiveResult<V = Record<string, unknown>> {
  readonly round: string;
  readonly number: number;
  /** Empty where there is no chain. */
  readonly seed: string;
  readonly result: V;
}

/** Somebody's bet on a flight; factors in hundredths. */
export interface LiveRider {
  readonly key: string;
  readonly name: string;
  readonly stakedCents: bigint;
  readonly at: number | undefined;
  readonly payoutCents: bigint | undefined;
}

/** Of everybody's money, in EUR cents. */
export interface LiveBets {
  readonly players: number;
  readonly stakedCents: bigint;
  readonly spots: Readonly<Record<string, bigint>>;
  /** Of a crash game, the highest stakes first. */
  readonly riders: readonly LiveRider[];
  /** Of a crash game: where all of them are cashed out, as far as bets are known. In hundredths. */
  readonly limit?: number | undefined;
}

/** One line of what happened at the table, as it is read out too. */
export interface LiveLine {
  readonly key: string;
  readonly text: string;
  readonly kind: 'phase' | 'result' | 'own';
}

/** The player's own result of the last round, once it was shown. Subunits. */
export interface OwnOutcome {
  readonly round: string;
  readonly staked: bigint;
  readonly payout: bigint;
}

/** The chat of the table, where there is room for it beside the rounds. */
export interface SideChat {
  readonly title: string;
  readonly unread: number;
  readonly panel: ReactNode;
}

/** What every table's scene is drawn from. */
export interface TableSceneProps<V = Record<string, unknown>, S extends string = never> {
  readonly currency: CurrencyCode;
  readonly round: LiveRound<V> | undefined;
  /** Rounds that were shown to their end, newest first. */
  readonly results: readonly LiveResult<V>[];
  /** The round whose result was shown to its end, while it lies there. */
  readonly shown: LiveResult<V> | undefined;
  /** The server's clock. */
  readonly now: () => number;
  readonly bets: LiveBets;
  readonly outcome: OwnOutcome | undefined;
  readonly lines: readonly LiveLine[];
  readonly chat?: SideChat | undefined;
  /** Where the results come from a studio: its picture, in place of the game's. */
  readonly stream: LiveStream | undefined;
  /** The connection was lost: what is shown may be old. */
  readonly away: boolean;
  /** The table closes after this round. */
  readonly closing: boolean;
  readonly onVerify: (round: string) => void;
  readonly reducedMotion: boolean;
  readonly play: (sound: HouseSound | S, pitch?: number) => void;
}

/** A table where chips are placed. */
export interface LiveSceneProps<V = Record<string, unknown>, S extends string = never> extends TableSceneProps<V, S> {
  /** The value of a chip. */
  readonly stake: bigint;
  /** Own chips that the server has, and those on their way to it. */
  readonly chips: Chips;
  readonly waiting: Chips;
  readonly table: ChipTable;
}

interface TableView<V> {
  /** Of the time that a result is shown for, how long it takes until everybody sees what it is. */
  readonly shownAfterMs: (runningMs: number) => number;
  /** A result in a few words: `23`. */
  readonly resultText: (result: V) => string;
}

/** What a game of live tables adds to its view. */
export interface LiveView<V = Record<string, unknown>, S extends string = string> extends TableView<V> {
  readonly orders: 'chips';
  readonly Scene: ComponentType<LiveSceneProps<V, S>>;
  /** The chips of the bar below. */
  readonly Controls: ComponentType<LiveSceneProps<V, S>>;
}

/** An own bet on a flight; factors in hundredths, amounts in subunits. */
export interface FlightBet {
  readonly id: string;
  readonly slot: number;
  readonly stake: bigint;
  /** Where it is cashed out by itself: the player's choice, and the highest payout of a bet. */
  readonly auto: number | undefined;
  readonly limit: number;
  readonly cashedOutAt: number | undefined;
  readonly payout: bigint;
  /** Which of the riders it is, of real money. */
  readonly rider: string | undefined;
}

/** A crash game: everybody leaves its flight at a moment of their own. */
export interface FlightSceneProps<V = Record<string, unknown>, S extends string = never> extends TableSceneProps<V, S> {
  readonly own: readonly FlightBet[];
  /** Where the next bet of each slot ends at the latest, in hundredths. */
  readonly highest: readonly number[];
}

type FlightParams = Record<string, unknown>;

export interface FlightView<V = Record<string, unknown>, S extends string = string> extends TableView<V> {
  readonly orders: 'flight';
  readonly Scene: ComponentType<FlightSceneProps<V, S>>;
  /** The parameters of a bet in a slot, 0 or 1, cashed out by itself at a factor in hundredths; and both read from them. */
  readonly paramsOf: (slot: number, auto: number | undefined) => FlightParams;
  readonly slotOf: (params: FlightParams) => number;
  readonly autoOf: (params: FlightParams) => number | undefined;
  /** The lowest and the highest factor to be cashed out at. */
  readonly range: readonly [least: number, most: number];
}
