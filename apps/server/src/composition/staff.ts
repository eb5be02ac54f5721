/** Wires up the staff module. */
import { createStaff, type Staff } from '../modules/staff/index.ts';
import { deriveKey } from '../platform/secrets/derive-key.ts';
import type { Platform } from '../platform/platform.ts';

/** `brand`: shown in the authenticator app. */
export const composeStaff = ({ config, db, ids, clock, random, secretBox, outbox }: Platform, brand: string): Staff => {
  const markKey = deriveKey(config.pepper, 'staff:audit-head');
  return createStaff({
    db,
    ids,
    clock,
    random,
    secretBox,
    outbox,
    markKey,
    backOfficeUrl: config.backOfficeUrl,
    brand,
  });
};
