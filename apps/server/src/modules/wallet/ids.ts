/** The ids that the ledger deals in, each of its own type. */
import type { Id } from '../../platform/ids.ts';

export type PlayerId = Id<'usr'>;
export type RoundId = Id<'rnd'>;
export type SessionId = Id<'ses'>;
export type PlaySessionId = Id<'pls'>;
export type SeedId = Id<'sed'>;
export type GrantId = Id<'grt'>;
/** A deposit's or a cash-out's. */
export type PaymentId = Id<'dep'> | Id<'wdr'>;
export type PoolId = bigint;
