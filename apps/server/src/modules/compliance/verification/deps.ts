/** Dependencies of the verification use cases. */
import type { Database, Sql } from '../../../database/database.ts';
import type { AuditLog } from '../../../platform/audit/audit-log.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Ids, PlayerId } from '../../../platform/ids/ids.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import type { Live } from '../../../platform/live/live.ts';
import type { Outbox } from '../../../platform/events/outbox.ts';
import type { Random } from '../../../platform/secrets/random.ts';
import type { PlayerProfile, PlayerVault } from '../../identity/index.ts';
import type { KycProvider, DocumentFiles, RedrawPicture } from '../ports.ts';
import type { CaseId } from './verification-store.ts';

export interface VerificationDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly ids: Ids;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly outbox: Outbox;
  readonly audit: AuditLog;
  readonly live: Pick<Live, 'push'>;
  readonly identity: {
    profile(playerId: PlayerId): Promise<PlayerProfile | undefined>;
    readonly vault: PlayerVault;
  };
  readonly provider: KycProvider;
  readonly files: DocumentFiles;
  readonly redraw: RedrawPicture;
  /** Key of the hashes that find duplicate documents. */
  readonly hashKey: Buffer;
}

export const checkJob = 'compliance.check-documents';

/** Enqueues a query to the provider; of several waiting ones per case only the first is kept. */
export const askLater = (deps: Pick<VerificationDeps, 'jobs'>, sql: Sql, caseId: CaseId, runAt?: Date) =>
  deps.jobs.enqueue(sql, {
    kind: checkJob,
    key: caseId.toString(),
    payload: { case: caseId.toString() },
    ...(runAt === undefined ? {} : { runAt }),
  });
