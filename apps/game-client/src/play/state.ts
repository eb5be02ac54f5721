/** Everything the frame knows; changed only by the controller. Amounts in subunits of the session's currency. */
import type { Fairness } from '@carmine/contract/fairness';
import type { PlayGame, PlaySessionAnswer } from '@carmine/contract/play';
import type { GameAction } from '@carmine/games';
import type { CurrencyCode } from '@carmine/money';
import type { GameView, Phase, ShownRound } from '@carmine/games/stage';
import type { SessionStakes } from './stake.ts';

/** A round with what a verifier needs beside what a scene needs. */
export interface FrameRound extends ShownRound {
  readonly mathVersion: string;
  readonly at: string;
  /** How many actions were taken: what the next one is held to. */
  readonly seq: number;
  /** Every action so far; `undefined` where the server has to be asked for them. */
  readonly actions: readonly GameAction[] | undefined;
  readonly serverSeedHash: string | undefined;
  readonly clientSeed: string | undefined;
  readonly serverSeed: string | undefined;
  /** A free spin: nobody's stake, and no part of what play came to. */
  readonly free: boolean;
}

export interface Notice {
  readonly code: string;
  readonly message: string;
  /** A stake that would be accepted instead. */
  readonly useStake?: bigint;
}

export interface Session {
  readonly mode: PlaySessionAnswer['mode'];
  readonly currency: CurrencyCode;
  /** What the next launch is in, where it is not this one's. */
  readonly usualCurrency: CurrencyCode | undefined;
  /** Since when the clock of a demo runs. */
  readonly demoSince: number | undefined;
  /** So long without a bet ends the sitting. */
  readonly sittingGapMs: number;
  /** So long a bet or an action keeps the clock going. */
  readonly playPauseMs: number;
  /** 1/10¹⁸ EUR for one unit, by which the sitting is counted. */
  readonly sittingRate: bigint | undefined;
  readonly stakes: SessionStakes;
  readonly minCycleMs: number;
  readonly mayHurry: boolean;
  readonly eurRate: bigint | undefined;
  /** Whole percents of the bonus' wagering that are done; `undefined` without a bonus. */
  readonly wageredPercent: number | undefined;
  readonly freeSpins: PlaySessionAnswer['freeSpins'];
  readonly realityCheckMinutes: number | undefined;
  /** The session of play that goes on, over all games; `undefined` for play money and before the first bet. */
  readonly sitting: Sitting | undefined;
}

/** Times by this device's clock. Rounds and amounts, in EUR cents, are as the server last said. */
export interface Sitting {
  /** By the server's clock: distinguishes one sitting from another. `undefined` until the server was asked for it. */
  readonly startedAt: string | undefined;
  /** Of play, up to `readAt`. */
  readonly playedMs: number;
  readonly readAt: number;
  /** There the clock stops, unless a bet or an action comes before. */
  readonly runsUntil: number;
  readonly lastBetAt: number;
  readonly rounds: number;
  readonly staked: bigint;
  readonly returned: bigint;
}

export interface ReadyState {
  readonly status: 'ready';
  readonly session: Session;
  readonly game: PlayGame;
  readonly view: GameView;
  readonly balance: bigint;
  readonly bonusBalance: bigint;
  /** In this currency: of this launch for play money, else of what was presented here since the sitting was read. */
  readonly net: bigint;
  /** What a round of an earlier launch, presented in this one, adds to the net result. */
  readonly carried: bigint;
  readonly stake: bigint;
  readonly params: Record<string, unknown>;
  readonly phase: Phase;
  readonly round: FrameRound | undefined;
  readonly history: readonly FrameRound[];
  readonly skips: number;
  /** The next round begins when this one was shown: the button was pressed again meanwhile. */
  readonly queued: boolean;
  readonly fairness: Fairness;
  readonly notice: Notice | undefined;
  readonly retrying: boolean;
  /** The jurisdiction's shortest time between two rounds has not passed yet. */
  readonly cooling: boolean;
  readonly pausedFor: string | undefined;
}

export type PlayState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message: string }
  | { readonly status: 'ended'; readonly message: string }
  | ReadyState;
