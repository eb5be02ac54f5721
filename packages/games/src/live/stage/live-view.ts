/** Interface of the view of a live table: one round for everybody, by the server's clock. The frame around it is the same for every table. */
import type { ComponentType } from 'react';
import type { CurrencyCode } from '@carmine/money';
import type { HouseSound } from '../../stage/sounds.ts';
import type { Chips } from '../../tables/chips.ts';
import type { ChipTable } from '../../tables/stage/use-chips.ts';

export type LivePhase = 'betting' | 'closed' | 'running' | 'settled' | 'voided';

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
  readonly result: V | undefined;
}

export interface LiveResult<V = Record<string, unknown>> {
  readonly round: string;
  readonly number: number;
  readonly seed: string;
  readonly result: V;
}

/** Of everybody's money, in EUR cents. */
export interface LiveBets {
  readonly players: number;
  readonly stakedCents: bigint;
  readonly spots: Readonly<Record<string, bigint>>;
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

export interface LiveSceneProps<V = Record<string, unknown>, S extends string = never> {
  readonly currency: CurrencyCode;
  /** The value of a chip. */
  readonly stake: bigint;
  readonly round: LiveRound<V> | undefined;
  /** Rounds that were shown to their end, newest first. */
  readonly results: readonly LiveResult<V>[];
  /** The round whose result was shown to its end, while it lies there. */
  readonly shown: LiveResult<V> | undefined;
  /** The server's clock. */
  readonly now: () => number;
  readonly bets: LiveBets;
  /** Own chips that the server has, and those on their way to it. */
  readonly chips: Chips;
  readonly waiting: Chips;
  readonly table: ChipTable;
  readonly outcome: OwnOutcome | undefined;
  readonly lines: readonly LiveLine[];
  /** The connection was lost: what is shown may be old. */
  readonly away: boolean;
  /** The table closes after this round. */
  readonly closing: boolean;
  readonly onVerify: (round: string) => void;
  readonly reducedMotion: boolean;
  readonly play: (sound: HouseSound | S, pitch?: number) => void;
}

/** What a game of live tables adds to its view. */
export interface LiveView<V = Record<string, unknown>, S extends string = string> {
  readonly Scene: ComponentType<LiveSceneProps<V, S>>;
  /** The chips of the bar below. */
  readonly Controls: ComponentType<LiveSceneProps<V, S>>;
  /** Of the time that a result is shown for, how long it takes until everybody sees what it is. */
  readonly shownAfterMs: (runningMs: number) => number;
  /** A result in a few words: `23`. */
  readonly resultText: (result: V) => string;
}
