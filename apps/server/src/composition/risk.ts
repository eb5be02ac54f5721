/** Joins those who watch over money laundering to accounts and payments. */
import { createRisk, type Risk } from '../modules/compliance/index.ts';
import type { Identity } from '../modules/identity/index.ts';
import { readTurnover, sameInstrument, samePayout } from '../modules/payments/index.ts';
import { deriveKey } from '../platform/secrets/derive-key.ts';
import type { Job } from '../platform/jobs/job.ts';
import type { PlayerId } from '../platform/ids/ids.ts';
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
const topics = ['player.registered', 'player.details_corrected', 'deposit.credited', 'verification.decided'] as const;

/** Worker only. */
export const composeRiskWorker = (
  { jobs, events, metrics }: Pick<Platform, 'jobs' | 'events' | 'metrics'>,
  { risk }: { readonly risk: Risk },
): void => {
  const screen = async ({ payload }: Job): Promise<void> => {
    await risk.screen(BigInt(payload['playerId'] as string) as PlayerId);
  };
  for (const topic of topics) events.subscribe(topic, 'compliance.screen', screen);
  jobs.handle(rescreenJob, async () => void (await risk.rescreen()));
  jobs.every('compliance.rescreen', day, async () => {
    metrics.alarm('risk_flags_new', await risk.rescreen());
  });
};

/** Asked for when a list was loaded. */
export const rescreenJob = 'compliance.rescreen-now';
