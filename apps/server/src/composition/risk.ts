/** Wires up AML monitoring with accounts and payments. */
import { createRisk, type Risk } from '../modules/compliance/index.ts';
import type { Identity } from '../modules/identity/index.ts';
import { readTurnover, sameAccount, sameInstrument, samePayout } from '../modules/payments/index.ts';
import { auditLog } from '../modules/staff/index.ts';
import { deriveKey } from '../platform/secrets/derive-key.ts';
import type { Platform } from '../platform/platform.ts';

export const composeRisk = (
  { config, db, ids, clock, jobs }: Pick<Platform, 'config' | 'db' | 'ids' | 'clock' | 'jobs'>,
  identity: Identity,
): Risk =>
  createRisk({
    ...{ db, ids, clock, jobs, audit: auditLog, identity },
    readTurnover: readTurnover(db),
    samePayout: samePayout(db),
    sameInstrument: async (playerId) => [
      ...new Set([...(await sameInstrument(db)(playerId)), ...(await sameAccount(db)(playerId))]),
    ],
    markKey: deriveKey(config.pepper, 'compliance:risk-marks'),
  });
