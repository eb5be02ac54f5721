/** Interface of a game's view. The frame around it (bar, stake, balance, fairness) is the same for every game. */
import type { CurrencyCode } from '@carmine/money';
import type { ComponentType } from 'react';
import type { Json } from '../canonical-json.ts';
import type { AnyGame, GameEvent } from '../game-module.ts';
import type { Rational } from '../rational.ts';
import type { BetPayouts } from '../stake-limits.ts';
import type { FlightView, LiveView } from '../live/stage/live-view.ts';
import { winLevels } from './win-levels.ts';
import type { HouseSound, Sounds } from './sounds.ts';

/** A jackpot won in addition to the payout. `winBp`: the share won by the outcome, in basis points; 0 if the must-hit-by trigger decided. */
export interface WonJackpot {
  readonly name: string;
  /** In subunits. */
  readonly amount: bigint;
  readonly winBp: number;
}

/** A jackpot that the game's stakes feed, as it is now. Amounts in subunits of the session's currency, by the present rate. */
export interface ShownPool {
  readonly id: string;
  readonly level: 'mini' | 'minor' | 'major' | 'grand' | 'must-hit';
  readonly amount: bigint;
  /** It is won at this amount at the latest, and has come so far between its seed and there: 0 … 1. */
  readonly mustHitBy?: bigint | undefined;
  readonly reached?: number | undefined;
}

/** A round in the frame. Amounts in subunits. */
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

/** What an action says beside its type: `{ chips: { come: 5 } }`. */
export type ActionDetails = Readonly<Record<string, Json>>;

/** `waiting`: the bet was sent. `showing`: the answer arrived and the scene plays it back. */
export type Phase = 'idle' | 'waiting' | 'showing';

/** `S`: the sounds of the game in addition to the house's. */
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
  /** Reports the number of parts of a settled round presented: a page opened later resumes there. */
  readonly onPresented: (parts: number) => void;
  /**
   * Reports that a round goes on with spins of its own, free ones or respins. Until it was shown a press only shortens it: none is one for
   * the next round, and rounds that run by themselves may stop there. A replay has no next round.
   */
  readonly onFeature?: () => void;
  /** One action in the open round. */
  readonly onAct: (type: string, details?: ActionDetails) => void;
  /** Opens the verifier at a round. */
  readonly onVerify: (roundId: string) => void;
  /** Number of presses during playback: each requests to skip to the end. */
  readonly skips: number;
  readonly locked: boolean;
  /** Nobody plays: a replay, or auto-bet. What waits for the player's hand happens by itself. */
  readonly unattended?: boolean;
  readonly reducedMotion: boolean;
  /** Whether a press may shorten playback and quick play may be offered: not in every jurisdiction. */
  readonly mayHurry: boolean;
  /** The highest multiplier, in 1/10,000, that a round at this stake may climb to; unknown in a replay. */
  readonly highestClimbE4?: bigint | undefined;
  /** Of a view whose rounds may overlap: those that are being shown, oldest first. Absent in a replay, which shows one. */
  readonly flying?: readonly ShownRound<P, V>[];
  /** To be called once one of them was shown to its end. */
  readonly onLanded?: (roundId: string) => void;
  /** Of a game with jackpots, once they are known; a replay has none. */
  readonly pools?: readonly ShownPool[] | undefined;
  readonly play: (sound: HouseSound | S, pitch?: number) => void;
}

/** Only needed to verify a round or to compute a return. */
export interface GameRulesToRead<P = Record<string, unknown>> {
  /** All versions of the rules, so that any round can be verified here. */
  readonly versions: readonly AnyGame[];
  /** The exact return of a bet at this stake, including rounding to whole subunits. */
  readonly returnAtStake: (params: P, stake: bigint) => Rational;
}

/** A game's colours: custom properties set on its stage. */
export type Theme = Readonly<Record<`--${string}`, string>>;

/** A bet that buys a game's feature. */
export interface Sale {
  readonly params: Record<string, unknown>;
  /** In stakes. */
  readonly price: bigint;
  /** On the button: what is bought. */
  readonly word: string;
  /** What the round begins with, and what it leaves out. */
  readonly about: string;
}

export interface GameView<P = Record<string, unknown>, V = Record<string, unknown>, S extends string = string> {
  /** Of every version that was shipped; the last one is played. */
  readonly mathVersions: readonly string[];
  /** In a separate bundle, because playing does not need the rules. Called once. */
  readonly loadRules: () => Promise<GameRulesToRead<P>>;
  readonly Scene: ComponentType<SceneProps<P, V, S>>;
  readonly theme?: Theme;
  readonly sounds?: Sounds<S>;
  /** Those of them that are music: it steps back while anything else sounds. */
  readonly music?: readonly S[];
  /** The word on the gold button. */
  readonly action: string;
  /** A round takes seconds to show: meanwhile the button says that a press skips them. */
  readonly takesTime?: true;
  /** A sentence for screen readers. */
  readonly announce: (round: ShownRound<P, V>, currency: CurrencyCode) => string;
  /** The game's own keys, pressed outside of fields. `undefined` if the key is unused. */
  readonly onKey?: (key: string, fine: boolean, params: P) => P | undefined;
  /** Shown in the bar while a round with actions in the scene is open: `In play, 2 hands`. */
  readonly inPlay?: (round: ShownRound<P, V>) => string;
  /** An open round in a sentence. */
  readonly announceOpen?: (round: ShownRound<P, V>) => string;
  /** The action of a key in an open round. */
  readonly actionOf?: (key: string) => string | undefined;
  /** Additional stake of an action in a round with these parameters in this open round, in units of the stake. */
  readonly debitUnits?: (action: string, params: P, round: ShownRound<P, V>, details?: ActionDetails) => bigint;
  /** The game's own keys and what they do. */
  readonly keys?: readonly (readonly [string, string])[];
  /** Betting units of a bet, where it may have more than one: the stake is that of each. None while nothing is bet. */
  readonly stakeUnits?: (params: P) => bigint;
  /** What the stake is called on such a table: the value of a chip. */
  readonly stakeLabel?: string;
  /** The table as it is first seen, if that is not a bet yet. */
  readonly opening?: P;
  /** What is missing to a bet, in words. */
  readonly missing?: (params: P) => string | undefined;
  /** What the chosen bet pays, where that changes with the parameters: the frame works its stakes out from it. */
  readonly payoutsOf?: (params: P) => BetPayouts;
  /** Its feature, for sale where the jurisdiction allows it: never begun by anything but a press on its own button. */
  readonly sale?: Sale;
  /** Rounds may be started by the frame itself, one after the other: nothing in them waits for the player. */
  readonly autoBet?: true | 'one stake';
  /** Its rounds may open free spins or respins: the scene reports them with `onFeature`. */
  readonly hasFeature?: true;
  /** Held down, the button spins again and again, where the jurisdiction lets rounds follow each other. */
  readonly holds?: true;
  /** The next round may be started while earlier ones are still shown: they are committed one after the other all the same. */
  readonly overlaps?: true;
  /** Whether an action may be pressed before the last one was shown: it does not depend on what that one brings. */
  readonly mayQueue?: (action: string) => boolean;
  /** The jackpots that its stakes feed, by their ids. */
  readonly pools?: readonly string[];
  /** The bet in a few words: `Over 50.49`. */
  readonly betText: (params: P) => string;
  /** Of a game of live tables: its scene, by the server's clock. `Scene` replays one of its rounds. */
  readonly live?: LiveView<V, S> | FlightView<V, S>;
}

/** A view with its types forgotten: the frame hands back only what the game gave it. */
export const defineView = <P, V, S extends string = never>(view: GameView<P, V, S>): GameView => {
  let rules: Promise<GameRulesToRead<P>> | undefined;
  const loadRules = () => (rules ??= view.loadRules());
  return { ...view, loadRules } as unknown as GameView;
};

const poolLevels = ['mini', 'minor', 'major', 'grand'] as const;

/** A pool is named by its game and its level; one that must be hit by its game alone. */
export const poolLevel = (name: string): ShownPool['level'] =>
  poolLevels.find((level) => name.endsWith(`-${level}`)) ?? 'must-hit';

/** What a round won of jackpots, all together. */
export const jackpotOf = ({ jackpots = [] }: Pick<ShownRound, 'jackpots'>): bigint =>
  jackpots.reduce((sum, { amount }) => sum + amount, 0n);

/** Nothing is celebrated that does not pay more than was staked; a free spin is worth its stake although it cost nothing. */
export const isWin = ({ payout, staked, stake }: Pick<ShownRound, 'payout' | 'staked' | 'stake'>): boolean =>
  payout > staked && payout > stake;

/** The same of a round with what it won of jackpots. */
export const isWinInAll = (round: Pick<ShownRound, 'payout' | 'staked' | 'stake' | 'jackpots'>): boolean =>
  isWin({ ...round, payout: round.payout + jackpotOf(round) });

/** How many times its stakes a round pays, in 1/10,000; of a free spin, which staked nothing, its multiplier. */
export const timesStakedE4 = ({
  payout,
  staked,
  multiplierE4,
}: Pick<ShownRound, 'payout' | 'staked' | 'multiplierE4'>) =>
  staked > 0n ? (payout * 10_000n) / staked : multiplierE4;

/**
 * The same for players: exact where one unit was staked. A multiplier counts in one unit, which is a part of what was staked where a bet has
 * several chips, coins or hands, or bought a feature.
 */
export const paidTimesE4 = (round: Pick<ShownRound, 'payout' | 'staked' | 'stake' | 'multiplierE4'>): bigint =>
  round.staked === round.stake || round.staked === 0n ? round.multiplierE4 : (timesStakedE4(round) / 100n) * 100n;

/** Sound at the end of a settled round. `returned`: for a payout that is no win. */
export const soundEnd = <P, V, S extends string>(
  { round, play }: Pick<SceneProps<P, V, S>, 'round' | 'play'>,
  returned: HouseSound | S = 'lose',
): void => {
  if (round === undefined || round.open) return;
  if (isWin(round)) play(timesStakedE4(round) >= winLevels.bigE4 ? 'bigWin' : 'smallWin');
  else play(round.payout === 0n ? 'lose' : returned);
};
