/** Branded types of the ledger's ids. */
import type { Id } from '../../platform/ids/ids.ts';

export type { PaymentId, PlayerId, PlaySessionId, RoundId, SessionId } from '../../platform/ids/ids.ts';
export type SeedId = Id<'sed'>;
export type GrantId = Id<'grt'>;
/** Pools are named only by operators, and their numbers never leave the server. */
export type PoolId = bigint;
