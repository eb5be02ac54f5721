/** Reproducible screenshots of a game's states, as defined in its folder. Rendered by `npm run screenshots -- -t scenes`. */
import type { CurrencyCode } from '@carmine/money';
import type { Draw } from '../src/index.ts';
import type { FoundRound, Wanted } from './find-seed.ts';

export type { FoundRound, Wanted };

/** Currency, balance and settings of the scene. */
export interface SceneTable {
  readonly mode?: 'real' | 'demo';
  readonly currency?: CurrencyCode;
  /** In subunits. */
  readonly balance?: bigint;
  readonly bonusBalance?: bigint;
  readonly eurRate?: string;
  readonly levels?: readonly string[];
  /** What is in every jackpot, in subunits; and the one that the first round takes to where it must be won. */
  readonly pool?: bigint;
  readonly falls?: string;
  /** Of a live table: where its round is, so many milliseconds in, and own chips in it. */
  readonly live?: {
    readonly phase: 'betting' | 'closed' | 'flying' | 'running' | 'settled';
    readonly inMs: number;
    /** Of a studio: its picture says nothing; nobody knows yet how the round ends. */
    readonly picture?: 'lost';
    readonly held?: true;
    readonly chips?: Readonly<Record<string, number>>;
    /** Who reads its chat; by default a player who may write. */
    readonly chat?: 'visitor' | 'nameless' | 'muted' | 'unwanted';
    /** Of a flight: own bets, and where they were cashed out, in hundredths. */
    readonly flight?: readonly { readonly params: Readonly<Record<string, unknown>>; readonly at?: number }[];
  };
  /** Draws of the first round, if it is too rare to find a seed. */
  readonly draws?: readonly Draw[];
}

/** Operations on the page, whose clock is stopped between steps. */
export interface SceneStage {
  /** Advances the clock. */
  readonly run: (ms: number) => Promise<void>;
  /** Presses a key that sends a request; resolves after the answer was processed. */
  readonly key: (key: string) => Promise<void>;
  /** Presses a key without a request. */
  readonly tap: (key: string) => Promise<void>;
  readonly click: (name: string | RegExp) => Promise<void>;
  /** Chooses an option of the select with this label. */
  readonly select: (label: string, value: string) => Promise<void>;
  /** Lets time pass until there is such a thing to be seen, by its selector. */
  readonly until: (selector: string) => Promise<void>;
  readonly scrollTo: (selector: string) => Promise<void>;
  /** Throws if one overlaps the other. */
  readonly apart: (one: string, other: string) => Promise<void>;
}

export interface Scene {
  /** The picture's name, without the size. */
  readonly name: string;
  /** Of the game in whose folder it stands. */
  readonly round: Omit<Wanted, 'game'>;
  readonly table?: SceneTable;
  /** With normal motion; by default motion is reduced and results appear at once. */
  readonly moves?: true;
  /** Also at 320 px and on a phone on its side. */
  readonly cramped?: true;
  /** What only a phone has a switch for. */
  readonly phones?: true;
  /** From the game at rest to the picture. */
  readonly act?: (stage: SceneStage) => Promise<unknown>;
}

/** Balances of the reference pictures. */
export const usdt: SceneTable = {
  ...{ mode: 'real', currency: 'USDT' },
  ...{ balance: 1_282_500_000n, bonusBalance: 50_000_000n },
};
export const btc: SceneTable = {
  ...{ mode: 'real', currency: 'BTC', eurRate: '90000' },
  ...{ balance: 371_611_234n, bonusBalance: 6_667n },
  levels: ['0.000001', '0.00001', '0.00002345', '0.0001', '0.001'],
};

export const anything = (): boolean => true;

/** In 1/10,000 of the stake. */
export const pays =
  (least: bigint, most: bigint) =>
  (round: FoundRound): boolean =>
    round.multiplierE4 >= least && round.multiplierE4 <= most;

/** Presses the button, then advances the clock. */
export const played = (ms: number) => async (stage: SceneStage) => {
  await stage.key(' ');
  await stage.run(ms);
};
