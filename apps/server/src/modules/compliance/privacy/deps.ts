/** Dependencies of a player's data export and erasure. */
import type { Language } from '@carmine/money';
import type { Database } from '../../../database/database.ts';
import type { AuditLog } from '../../../platform/audit/audit-log.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Ids, PlayerId } from '../../../platform/ids/ids.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import type { Outbox } from '../../../platform/events/outbox.ts';
import type { Random } from '../../../platform/secrets/random.ts';
import type { OwnRecords, PlayerProfile, PlayerVault, AccountStatus } from '../../identity/index.ts';
import type { DocumentFiles } from '../ports.ts';
import type { OwnDataTexts } from './own-data-texts.ts';

export interface OwnDataDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly ids: Ids;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly outbox: Outbox;
  readonly audit: AuditLog;
  readonly identity: {
    profile(playerId: PlayerId): Promise<PlayerProfile | undefined>;
    readonly vault: PlayerVault;
    ownRecords(playerId: PlayerId): Promise<OwnRecords>;
    accountStatus(playerId: PlayerId): Promise<AccountStatus | undefined>;
    language(playerId: PlayerId): Promise<Language>;
  };
  /** Opened messages of support conversations; wired in compose.ts. */
  readonly conversations: (playerId: PlayerId) => Promise<readonly SaidWord[]>;
  /** In each language but English. */
  readonly translations: Readonly<Partial<Record<Language, { readonly ownDataTexts: OwnDataTexts }>>>;
  /** Storage of sealed exports, and of sealed documents. */
  readonly exports: DocumentFiles;
  readonly documents: DocumentFiles;
}

export interface SaidWord {
  readonly conversation: bigint;
  readonly at: Date;
  readonly by: 'you' | 'support';
  readonly text: string;
}
