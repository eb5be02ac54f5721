/** Options of the fake play server, and its answers. */
import type { AnyGame } from '@carmine/games';
import type { CurrencyCode } from '@carmine/money';

export interface FakeOptions {
  readonly gameId?: string;
  /** Another one than the registry's, on the table of `gameId`. */
  readonly game?: AnyGame;
  /** Content of every pool, in subunits. */
  readonly pool?: bigint;
  /** The first round takes this pool to where it must be won. */
  readonly falls?: string;
  readonly mode?: 'real' | 'demo';
  readonly currency?: CurrencyCode;
  /** The player's default, where the launch is in another currency. */
  readonly usualCurrency?: CurrencyCode;
  readonly balance?: bigint;
  readonly bonusBalance?: bigint;
  /** One grant of free spins. */
  readonly spins?: { readonly count: number; readonly stake: string };
  /** While a bonus is active. */
  readonly bonusMaxStake?: string;
  /** Bonus money cannot be staked. */
  readonly bonusClosed?: true;
  readonly eurRate?: string;
  readonly levels?: readonly string[];
  readonly minCycleMs?: number;
  readonly mayHurry?: boolean;
  readonly mayAutoplay?: boolean;
  readonly mayBuy?: boolean;
  readonly realityCheckMinutes?: number;
  /** Where the round of a live table is, so many milliseconds in, and the chips that the player has in it. */
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
  /** Of a flight: how far it has come when a bet is cashed out, in hundredths; and whether it is over. */
  readonly factor?: () => number;
  readonly crashed?: () => boolean;
  readonly startedAt?: Date;
  /** Where the clock of the page is stopped: what it shows is counted from then, not from today. */
  readonly now?: Date;
  /** The first server seed is derived from it, and all that follow. */
  readonly seed?: string;
  /** Draws of the first round: the range of each decision, and its result. */
  readonly draws?: readonly (readonly [n: number, value: number])[];
}

export interface FakeAnswer {
  readonly status: number;
  readonly body: unknown;
}

export const fakeProblem = (status: number, code: string, message: string, extra: object = {}): FakeAnswer => ({
  status,
  body: { type: 'about:blank', title: code, status, code, message, requestId: 'dev', ...extra },
});
