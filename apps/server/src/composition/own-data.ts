/** Wires up data export and erasure. */
import { serverTexts } from '../../../../languages/server.ts';
import { createOwnData, type OwnData } from '../modules/compliance/index.ts';
import type { Identity } from '../modules/identity/index.ts';
import { auditLog } from '../modules/staff/index.ts';
import type { Support } from '../modules/support/index.ts';
import type { Platform } from '../platform/platform.ts';
import { documents } from '../providers/documents/registry.ts';
import { surroundingsOf } from './surroundings.ts';

export const composeOwnData = (
  platform: Platform,
  { identity, support }: { readonly identity: Identity; readonly support: Pick<Support, 'everything'> },
): OwnData => {
  const { config, db, clock, random, ids, jobs, outbox } = platform;
  const places = { ...surroundingsOf(platform), db, dataDir: config.dataDir };
  return createOwnData({
    ...{ db, clock, random, ids, jobs, outbox, audit: auditLog, identity },
    conversations: support.everything,
    translations: serverTexts,
    exports: documents.open({ ...places, shelf: 'exports' }),
    documents: documents.open({ ...places, shelf: 'papers' }),
  });
};
