/** Joins those who watch over money laundering to accounts and payments. */
import { createRisk, type Risk } from '../modules/compliance/index.ts';
import type { Identity } from '../modules/identity/index.ts';
import { readTurnover, sameInstrument, samePayout } from '../modules/payments/index.ts';
import { deriveKey } from '../platform/secrets/derive-key.ts';
import { verificationDecided } from '../platform/events/catalogue/compliance.ts';
import { playerDetailsCorrected, playerRegistered } from '../platform/events/catalogue/identity.ts';
import { depositCredited } from '../platform/events/catalogue/payments.ts';
import type { Platform } from '../platform/platform.ts';

export const composeRisk = (
  { config, db, clock }: Pick<Platform, 'config' | 'db' | 'clock'>,
  identity: Identity,
): Risk =>
  createRisk({
    ...{ db, clock, identity },
    readTurnover: readTurnover(db),
    samePayout: samePayout(db),
    sameInstrument: sameInstrument(db),
    markKey: deriveKey(config.marksKey, 'compliance:risk-marks'),
  });

const day = 24 * 3_600_000;

/** After which events a player is looked at anew; whoever cashes out is looked at in that moment as well. */
const screened = [playerRegistered, playerDetailsCorrected, depositCredited, verificationDecided] as const;

/** Worker only. */
export const composeRiskWorker = (
  { jobs, events, metrics }: Pick<Platform, 'jobs' | 'events' | 'metrics'>,
  { risk }: { readonly risk: Risk },
): void => {
  for (const event of screened)
    events.subscribe(event, 'compliance.screen', async ({ payload }) => void (await risk.screen(payload.playerId)));
  jobs.handle(rescreenJob, async () => void (await risk.rescreen()));
  jobs.every('compliance.rescreen', day, async () => {
    metrics.alarm('risk_flags_new', await risk.rescreen());
  });
};

/** Asked for when a list was loaded. */
export const rescreenJob = 'compliance.rescreen-now';
