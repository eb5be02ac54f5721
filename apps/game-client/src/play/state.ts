/** The frame's state, changed only by the controller. Amounts in subunits of the session's currency. */
import type { Fairness } from '@carmine/contract/games/fairness';
import type { PlayGame, PlaySessionAnswer } from '@carmine/contract/games/play';
import type { EndedBonus, GameAction } from '@carmine/games';
import type { CurrencyCode } from '@carmine/money';
import type { GameView, Phase, ShownRound } from '@carmine/games/stage';
import type { LiveState } from '../live/live-state.ts';
import type { AutoRun } from './auto/auto-plan.ts';
import type { SessionStakes } from './stake.ts';

/** A round with the data of a verifier in addition to those of a scene. */
export interface FrameRound extends ShownRound {
  /** Of a live table: the shared round it is a bet in, and the chain that decided it. */
  readonly shared?: string | undefined;
  readonly chain?: { readonly commitment: string; readonly linkNumber: number } | undefined;
  readonly mathVersion: string;
  readonly at: string;
  /** Number of actions so far, which the next one must refer to. */
  readonly seq: number;
  /** Every action so far; `undefined` where the server has to be asked for them. */
  readonly actions: readonly GameAction[] | undefined;
  readonly serverSeedHash: string | undefined;
  readonly clientSeed: string | undefined;
  readonly serverSeed: string | undefined;
  /** What the house kept of the win; `payout` is without it. */
  readonly endedBonus?: EndedBonus | undefined;
  /** A free spin, which counts neither as stake nor in the net result. */
  readonly free: boolean;
}

export interface Notice {
  readonly code: string;
  readonly message: string;
  /** A stake that would be accepted instead. */
  readonly useStake?: bigint;
}

/** A grant of free spins that this game takes. */
export interface FreeSpins {
  readonly grantId: string;
  readonly left: number;
  readonly total: number;
  readonly stake: bigint;
}

/** Free spins that are being played, or have just ended. */
export interface Spinning {
  readonly grant: FreeSpins;
  /** What they have won in this launch. */
  readonly won: bigint;
  /** The last one was shown: only its sum is left to read. */
  readonly isOver: boolean;
  /** The bet with cash, which comes back afterwards. */
  readonly cashBet: { readonly stake: bigint; readonly params: Record<string, unknown> };
}

export interface Session {
  /** The live table that the game is played at. */
  readonly table: string | undefined;
  readonly mode: PlaySessionAnswer['mode'];
  readonly currency: CurrencyCode;
  /** What the next launch is in, where it is not this one's. */
  readonly usualCurrency: CurrencyCode | undefined;
  /** Start of a demo's clock. */
  readonly demoSince: number | undefined;
  /** So long without a bet ends the sitting. */
  readonly sittingGapMs: number;
  /** How long a bet or an action runs the clock. */
  readonly playPauseMs: number;
  /** 1/10¹⁸ EUR for one unit, by which the sitting is counted. */
  readonly sittingRate: bigint | undefined;
  readonly stakes: SessionStakes;
  readonly minCycleMs: number;
  readonly mayHurry: boolean;
  readonly mayAutoplay: boolean;
  readonly mayBuy: boolean;
  readonly eurRate: bigint | undefined;
  /** Wagering progress of the bonus in whole percent; `undefined` without a bonus. */
  readonly wageredPercent: number | undefined;
  readonly freeSpins: readonly FreeSpins[];
  /** What free spins have won in this currency so far and no deposit has unlocked. */
  readonly freeSpinWinnings: bigint;
  /** The highest stake of a round while a bonus is active; `undefined` without one. */
  readonly bonusMaxStake: bigint | undefined;
  /** Bonus money cannot be staked in this game. */
  readonly bonusClosed: boolean;
  readonly realityCheckMinutes: number | undefined;
  /** The current sitting across all games; `undefined` for play money and before the first bet. */
  readonly sitting: Sitting | undefined;
}

/** Times by this device's clock. Rounds and amounts, in EUR cents, are as the server last said. */
export interface Sitting {
  /** By the server's clock: distinguishes one sitting from another. `undefined` until the server was asked for it. */
  readonly startedAt: string | undefined;
  /** Playing time up to `readAt`. */
  readonly playedMs: number;
  readonly readAt: number;
  /** When the clock stops without another bet or action. */
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
  /** `undefined`: played with cash. */
  readonly spinning: Spinning | undefined;
  readonly phase: Phase;
  readonly round: FrameRound | undefined;
  /** Rounds of a view whose playback overlaps: settled, and not yet shown to their end. */
  readonly flying: readonly FrameRound[];
  readonly history: readonly FrameRound[];
  readonly skips: number;
  /** What is shown now was asked to come to its end: another press queues the next round. */
  readonly skipped: boolean;
  /** What is shown now are free spins or respins of the round itself: no press is one for the next round. */
  readonly feature: boolean;
  /** The next round begins when this one was shown: the button was pressed again meanwhile. */
  readonly queued: boolean;
  /** The button is held down: rounds follow each other until it is let go. */
  readonly holding: boolean;
  /** Rounds that the frame starts by itself. */
  readonly auto: AutoRun | undefined;
  /** An action that was pressed before the last one was shown. */
  readonly nextAct: string | undefined;
  readonly fairness: Fairness;
  readonly notice: Notice | undefined;
  readonly retrying: boolean;
  /** The jurisdiction's shortest time between two rounds has not passed yet. */
  readonly cooling: boolean;
  readonly pausedFor: string | undefined;
  /** Of a game that is played at a live table. */
  readonly live?: LiveState | undefined;
}

export type PlayState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message: string }
  | { readonly status: 'ended'; readonly message: string }
  | ReadyState;
