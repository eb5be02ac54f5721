/** Wires up documents with storage, image processing and verification providers. */
import { createVerification, type Verification } from '../modules/compliance/index.ts';
import type { Identity } from '../modules/identity/index.ts';
import { auditLog } from '../modules/staff/index.ts';
import { deriveKey } from '../platform/secrets/derive-key.ts';
import type { Platform } from '../platform/platform.ts';
import { kyc } from '../providers/kyc/registry.ts';
import { redrawPicture } from '../providers/documents/redraw.ts';
import { documents } from '../providers/documents/registry.ts';
import { surroundingsOf } from './surroundings.ts';

export const composeVerification = (platform: Platform, identity: Identity): Verification => {
  const { config, db, clock, random, ids, jobs, outbox, live } = platform;
  const outside = surroundingsOf(platform);
  return createVerification({
    ...{ db, clock, random, ids, jobs, outbox, audit: auditLog, live, identity },
    provider: kyc.open(outside),
    files: documents.open({ ...outside, db, dataDir: config.dataDir, shelf: 'papers' }),
    redraw: redrawPicture,
    hashKey: deriveKey(config.pepper, 'papers:content-hash'),
  });
};
