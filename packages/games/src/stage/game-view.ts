/** What a game brings to the screen. The frame around it (bar, stake, balance, fairness) is the same for every game. */
import type { CurrencyCode } from '@carmine/money';
import type { ComponentType } from 'react';
import type { AnyGame, GameEvent } from '../game-module.ts';
import type { Rational } from '../rational.ts';
import type { BetPayouts } from '../stake-limits.ts';
import type { HouseSound, Sounds } from './sounds.ts';

/** Won of a jackpot, beside the payout. `winBp`: the share that the outcome won, in basis points; 0 where the pool had to fall to somebody. */
export interface WonJackpot {
  readonly name: string;
  /** In subunits. */
  readonly amount: bigint;
  readonly winBp: number;
}

/** A round as the frame knows it. Amounts in subunits. */
export interface ShownRound<P = Record<string, unknown>, V = Record<string, unknown>> {
  readonly id: string;
  readonly nonce: number | null;
  readonly params: P;
  readonly view: V;
  readonly events: readonly GameEvent[];
  readonly multiplierE4: bigint;
  /** One betting unit. */
  readonly stake: bigint;
  /** All that was staked, further units included. */
  readonly staked: bigint;
  readonly payout: bigint;
  /** Shown by the frame, after the scene has shown the rest. */
  readonly jackpots?: readonly WonJackpot[];
  /** Of several steps, and not at its end. */
  readonly open: boolean;
  /** The actions that an open round waits for. */
  readonly legal: readonly string[];
  /** How many parts were presented before this page was opened: playback resumes there. */
  readonly presented?: number;
}

/** `waiting`: the bet is on its way. `showing`: the answer is here and the scene plays it back. */
export type Phase = 'idle' | 'waiting' | 'showing';

/** `S`: the sounds that its game brings beside the house's. */
export interface SceneProps<P = Record<string, unknown>, V = Record<string, unknown>, S extends string = never> {
  readonly currency: CurrencyCode;
  readonly stake: bigint;
  readonly params: P;
  readonly onParams: (params: P) => void;
  readonly phase: Phase;
  /** The round being shown, else the last one. */
  readonly round: ShownRound<P, V> | undefined;
  /** Rounds that were presented to their end, newest first. */
  readonly history: readonly ShownRound<P, V>[];
  /** To be called once the scene has shown the whole result: only then the balance rises. */
  readonly onShown: () => void;
  /** So many parts of a settled round were presented to their end: a page that is opened later resumes there. */
  readonly onPresented: (parts: number) => void;
  /** One action in the open round. */
  readonly onAct: (type: string) => void;
  /** Opens the verifier at a round. */
  readonly onVerify: (roundId: string) => void;
  /** Counts presses of the action during playback: each asks to skip to the end. */
  readonly skips: number;
  readonly locked: boolean;
  readonly reducedMotion: boolean;
  /** A press may shorten playback, and quick play may be offered: not every jurisdiction allows it. */
  readonly mayHurry: boolean;
  readonly play: (sound: HouseSound | S, pitch?: number) => void;
}

/** What is only needed to look into a game: to verify a round, to work out a return. */
export interface GameRulesToRead<P = Record<string, unknown>> {
  /** Every version of the rules, so that any round can be verified here. */
  readonly versions: readonly AnyGame[];
  /** The exact return of a bet, with what this stake loses to whole subunits. */
  readonly returnAtStake: (params: P, stake: bigint) => Rational;
}

/** The colours of a game: custom properties, in force on its stage. */
export type Theme = Readonly<Record<`--${string}`, string>>;

export interface GameView<P = Record<string, unknown>, V = Record<string, unknown>, S extends string = string> {
  /** Of every version that was shipped; the last one is played. */
  readonly mathVersions: readonly string[];
  /** In a bundle of their own: nobody needs the rules' program to watch. Asked once. */
  readonly loadRules: () => Promise<GameRulesToRead<P>>;
  readonly Scene: ComponentType<SceneProps<P, V, S>>;
  readonly theme?: Theme;
  readonly sounds?: Sounds<S>;
  /** The word on the gold button. */
  readonly action: string;
  /** One sentence for those who cannot see the scene. */
  readonly announce: (round: ShownRound<P, V>, currency: CurrencyCode) => string;
  /** A key of the game's own, pressed outside of any field. `undefined` when it means nothing here. */
  readonly onKey?: (key: string, fine: boolean, params: P) => P | undefined;
  /** What stands in the bar while a round is played whose actions are in the scene: `In play, 2 hands`. */
  readonly inPlay?: (round: ShownRound<P, V>) => string;
  /** An open round in a sentence. */
  readonly announceOpen?: (round: ShownRound<P, V>) => string;
  /** The action of a key in an open round. */
  readonly actionOf?: (key: string) => string | undefined;
  /** What an action stakes further, in units of the stake. */
  readonly debitUnits?: (action: string) => bigint;
  /** The game's own keys and what they do. */
  readonly keys?: readonly (readonly [string, string])[];
  /** What the chosen bet pays, where that changes with the parameters: the frame works its stakes out from it. */
  readonly payoutsOf?: (params: P) => BetPayouts;
  /** The bet in a few words: `Over 50.49`. */
  readonly betText: (params: P) => string;
}

/** A view with its types forgotten: the frame hands back only what the game gave it. */
export const defineView = <P, V, S extends string = never>(view: GameView<P, V, S>): GameView => {
  let rules: Promise<GameRulesToRead<P>> | undefined;
  const loadRules = () => (rules ??= view.loadRules());
  return { ...view, loadRules } as unknown as GameView;
};

/** What a round won of jackpots, all together. */
export const jackpotOf = ({ jackpots = [] }: Pick<ShownRound, 'jackpots'>): bigint =>
  jackpots.reduce((sum, { amount }) => sum + amount, 0n);

/** Nothing is celebrated that does not pay more than was staked; a free spin is worth its stake although it cost nothing. */
export const isWin = ({ payout, staked, stake }: Pick<ShownRound, 'payout' | 'staked' | 'stake'>): boolean =>
  payout > staked && payout > stake;

/** From this multiple on a win is a big one. */
const bigWinE4 = 500_000n;

/** The sound of a settled round's end. `returned`: where something came back that is no win. */
export const soundEnd = <P, V, S extends string>(
  { round, play }: Pick<SceneProps<P, V, S>, 'round' | 'play'>,
  returned: HouseSound | S = 'lose',
): void => {
  if (round === undefined || round.open) return;
  if (isWin(round)) play(round.multiplierE4 >= bigWinE4 ? 'bigWin' : 'smallWin');
  else play(round.payout === 0n ? 'lose' : returned);
};
