/** Joins those who watch over money laundering to accounts and payments. */
import { createRisk, type Risk } from '../modules/compliance/index.ts';
import type { Identity } from '../modules/identity/index.ts';
import { readTurnover, sameInstrument, samePayout } from '../modules/payments/index.ts';
import { deriveKey } from '../platform/secrets/derive-key.ts';
import type { Platform } from '../platform/platform.ts';

export const composeRisk = (
  { config, db, clock, jobs }: Pick<Platform, 'config' | 'db' | 'clock' | 'jobs'>,
  identity: Identity,
): Risk =>
  createRisk({
    ...{ db, clock, jobs, identity },
    readTurnover: readTurnover(db),
    samePayout: samePayout(db),
    sameInstrument: sameInstrument(db),
    markKey: deriveKey(config.marksKey, 'compliance:risk-marks'),
  });
