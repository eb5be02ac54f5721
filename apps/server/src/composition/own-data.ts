/** Joins a player's own data to where it lies. */
import { createOwnData, exportJob, type ExportId, type OwnData } from '../modules/compliance/index.ts';
import type { Identity } from '../modules/identity/index.ts';
import type { Support } from '../modules/support/index.ts';
import type { Platform } from '../platform/platform.ts';
import { papers } from '../providers/papers/registry.ts';
import { surroundingsOf } from './surroundings.ts';

export const composeOwnData = (
  platform: Platform,
  { identity, support }: { readonly identity: Identity; readonly support: Pick<Support, 'everything'> },
): OwnData => {
  const { config, db, clock, random, ids, jobs, outbox } = platform;
  const places = { ...surroundingsOf(platform), dataDir: config.dataDir };
  return createOwnData({
    ...{ db, clock, random, ids, jobs, outbox, identity },
    conversations: support.everything,
    exports: papers.open({ ...places, shelf: 'exports' }),
    papers: papers.open({ ...places, shelf: 'papers' }),
  });
};

const hour = 3_600_000;

/** Worker only. */
export const composeOwnDataWorker = ({ jobs }: Platform, { ownData }: { readonly ownData: OwnData }): void => {
  jobs.handle(exportJob, ({ payload }) => ownData.makeExport(BigInt(payload['export'] as string) as ExportId));
  jobs.every('compliance.sweep-exports', hour, ownData.sweepExports);
  jobs.every('compliance.erase', hour, async () => void (await ownData.eraseDue()));
};
