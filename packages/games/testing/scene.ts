/** A game in its moments: the pictures that its folder asks for, each the same every time. Drawn by `npm run screenshots -- -t scenes`. */
import type { CurrencyCode } from '@carmine/money';
import type { Draw } from '../src/index.ts';
import type { FoundRound, Wanted } from './find-seed.ts';

export type { FoundRound, Wanted };

/** Whose table it is, and what lies on it. */
export interface SceneTable {
  readonly mode?: 'real' | 'demo';
  readonly currency?: CurrencyCode;
  /** In subunits. */
  readonly balance?: bigint;
  readonly bonusBalance?: bigint;
  readonly eurRate?: string;
  readonly levels?: readonly string[];
  /** What the first round draws, where no seed would be found that brings it. */
  readonly draws?: readonly Draw[];
}

/** What a scene does with the page, whose clock stands still between two steps. */
export interface SceneStage {
  /** Lets so many milliseconds pass. */
  readonly run: (ms: number) => Promise<void>;
  /** A key that asks the server; comes back when its answer has been taken in. */
  readonly key: (key: string) => Promise<void>;
  /** A key that asks nobody. */
  readonly tap: (key: string) => Promise<void>;
  readonly click: (name: string | RegExp) => Promise<void>;
  /** Lets time pass until there is such a thing to be seen, by its selector. */
  readonly until: (selector: string) => Promise<void>;
  /** Throws where one of them lies on the other, so that it could not be pressed. */
  readonly apart: (one: string, other: string) => Promise<void>;
}

export interface Scene {
  /** The picture's name, without the size. */
  readonly name: string;
  /** Of the game in whose folder it stands. */
  readonly round: Omit<Wanted, 'game'>;
  readonly table?: SceneTable;
  /** Motion as most people see it; without it every result stands at once. */
  readonly moves?: true;
  /** Also at 320 px and on a phone on its side. */
  readonly cramped?: true;
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

/** Presses the button, then lets so much of what follows pass. */
export const played = (ms: number) => async (stage: SceneStage) => {
  await stage.key(' ');
  await stage.run(ms);
};
