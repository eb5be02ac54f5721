/** Joins a player's own data to where it lies. */
import path from 'node:path';
import { createOwnData, exportJob, type ExportId, type OwnData } from '../modules/compliance/index.ts';
import type { Identity } from '../modules/identity/index.ts';
import type { Support } from '../modules/support/index.ts';
import type { Platform } from '../platform/platform.ts';
import { createPaperFolder } from '../providers/papers/folder.ts';

export const composeOwnData = (
  platform: Platform,
  { identity, support }: { readonly identity: Identity; readonly support: Pick<Support, 'everything'> },
): OwnData => {
  const { config, db, clock, random, ids, jobs, outbox } = platform;
  return createOwnData({
    ...{ db, clock, random, ids, jobs, outbox, identity },
    conversations: support.everything,
    exports: createPaperFolder(path.join(config.dataDir, 'exports')),
    papers: createPaperFolder(path.join(config.dataDir, 'papers')),
  });
};

const hour = 3_600_000;

/** Worker only. */
export const composeOwnDataWorker = ({ jobs }: Platform, { ownData }: { readonly ownData: OwnData }): void => {
  jobs.handle(exportJob, ({ payload }) => ownData.makeExport(BigInt(payload['export'] as string) as ExportId));
  jobs.every('compliance.sweep-exports', hour, ownData.sweepExports);
  jobs.every('compliance.erase', hour, async () => void (await ownData.eraseDue()));
};
