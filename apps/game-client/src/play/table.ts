/** What the frame's actions share: the state on the screen, and what is in flight behind it. */
import type { FrameToPageBody } from '@carmine/contract/games/frame-messages';
import { formatAmount, money } from '@carmine/money';
import type { LiveControl } from '../live/live-table.ts';
import type { GameView } from '@carmine/games/stage';
import type { AutoEnd } from './auto/auto-plan.ts';
import type { LaunchHint } from '../launch.ts';
import type { ActRequest, BetRequest, PlayCalls } from './calls.ts';
import type { FrameRound, PlayState, ReadyState } from './state.ts';
import type { KeptSettings } from './kept-settings.ts';
import { createStore, type Store } from './store.ts';

export interface TableDeps {
  readonly calls: PlayCalls;
  /** `undefined` for a game this build does not have. */
  readonly loadView: (gameId: string) => Promise<GameView> | undefined;
  /** What the launch's address names. */
  readonly hint?: LaunchHint | undefined;
  readonly post: (message: FrameToPageBody) => void;
  readonly embedded: boolean;
  readonly settings: KeptSettings;
  readonly wait: (ms: number) => Promise<void>;
  readonly random: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array;
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number;
}

export interface InFlight {
  /** A bet or action with unknown result; only its key may be sent again. */
  uncertain: BetRequest | ActRequest | undefined;
  /** Outcome of the round being played back, applied when it was shown. */
  outcome: { readonly round: FrameRound; readonly balance: bigint; readonly bonusBalance: bigint } | undefined;
  /** What each round whose playback overlaps adds to the balances on the screen once it was shown, by its id. */
  readonly gains: Map<string, { readonly balance: bigint; readonly bonusBalance: bigint }>;
  /** The page announced a new balance during playback. */
  pageMoved: boolean;
  betAt: number;
  /** Rounds that ran by themselves ended while one is shown: said when it is over. */
  autoEnded: AutoEnd | undefined;
}

export interface Table extends TableDeps {
  readonly store: Store<PlayState>;
  readonly inFlight: InFlight;
  live?: LiveControl;
}

export const createTable = (deps: TableDeps): Table => ({
  ...deps,
  store: createStore<PlayState>({ status: 'loading' }),
  inFlight: {
    ...{ uncertain: undefined, outcome: undefined, gains: new Map(), pageMoved: false, betAt: 0, autoEnded: undefined },
  },
});

export const readyState = ({ store }: Table): ReadyState | undefined => {
  const state = store.get();
  return state.status === 'ready' ? state : undefined;
};

/** Does nothing without an open game. */
export const patch = (table: Table, change: Partial<ReadyState>): void => {
  const state = readyState(table);
  if (state !== undefined) table.store.set({ ...state, ...change });
};

export const endGame = ({ store, post }: Table, message: string): void => {
  store.set({ status: 'ended', message });
  post({ type: 'error', code: 'session_ended', message });
};

export const postBalance = (table: Table): void => {
  const state = readyState(table);
  if (state === undefined) return;
  const { currency } = state.session;
  const text = (subunits: bigint) => formatAmount(money(currency, subunits));
  table.post({ type: 'balance', currency, balance: text(state.balance), bonusBalance: text(state.bonusBalance) });
};
