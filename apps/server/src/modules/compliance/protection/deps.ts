/** What the use cases of player protection are given. */
import type { Database } from '../../../database/database.ts';
import type { AuditLog } from '../../../platform/audit/audit-log.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Ids, OperatorId, PlayerId } from '../../../platform/ids/ids.ts';
import type { Outbox } from '../../../platform/events/outbox.ts';
import type { Geo } from '../../geo/index.ts';
import type { Identity } from '../../identity/index.ts';
import type { FindFacts, Gatekeeper } from '../ports.ts';

export interface ProtectionDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly outbox: Outbox;
  readonly audit: AuditLog;
  readonly ids: Pick<Ids, 'encode'>;
  readonly geo: Pick<Geo, 'jurisdiction'>;
  readonly wallet: Pick<Gatekeeper, 'gate' | 'setGate'>;
  readonly identity: Pick<
    Identity,
    | 'standing'
    | 'confineSessions'
    | 'changeStatus'
    | 'stopEmailPromotions'
    | 'language'
    | 'setLanguage'
    | 'setTimeZone'
    | 'pushSessionEnded'
  >;
  readonly findFacts: FindFacts;
  /** Of the marks by which one person's accounts find each other. */
  readonly markKey: Buffer;
}

/** What a break that begins needs of the account. */
export interface ConfineDeps extends Pick<ProtectionDeps, 'outbox'> {
  readonly identity: Pick<Identity, 'confineSessions' | 'stopEmailPromotions'>;
}

/** What an operator does for a player, and why in the operator's own words. */
export interface StaffWord {
  readonly playerId: PlayerId;
  readonly operatorId: OperatorId;
  readonly reason: string;
}

/** Every one that a change of the account's state concerned, to be told after the commit. */
export type EndedSessions = Parameters<Identity['pushSessionEnded']>[0];

export type { PlayerId };
