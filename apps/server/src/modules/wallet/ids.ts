/** The ids that the ledger deals in, each of its own type. */
import type { Id } from '../../platform/ids/ids.ts';

export type { PaymentId, PlayerId, PlaySessionId, RoundId, SessionId } from '../../platform/ids/ids.ts';
export type SeedId = Id<'sed'>;
export type GrantId = Id<'grt'>;
/** Pools are named by staff only and never cross the wire by number. */
export type PoolId = bigint;
