/** Dependencies of the player protection use cases. */
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
    | 'accountStatus'
    | 'confineSessions'
    | 'changeStatus'
    | 'stopPromotions'
    | 'language'
    | 'setLanguage'
    | 'setTimeZone'
    | 'pushSessionEnded'
  >;
  readonly findFacts: FindFacts;
  /** Key of the marks that match accounts of one person. */
  readonly markKey: Buffer;
}

/** What starting a break requires of the account. */
export interface ConfineDeps extends Pick<ProtectionDeps, 'outbox'> {
  readonly identity: Pick<Identity, 'confineSessions' | 'stopPromotions'>;
}

/** An operator's action for a player, with the operator's reason. */
export interface StaffWord {
  readonly playerId: PlayerId;
  readonly operatorId: OperatorId;
  readonly reason: string;
}

/** Sessions affected by a status change, to be notified after the commit. */
export type EndedSessions = Parameters<Identity['pushSessionEnded']>[0];

export type { PlayerId };
