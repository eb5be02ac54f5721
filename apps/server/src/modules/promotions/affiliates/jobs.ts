/** Worker jobs of affiliates. */
import { hour, second, type JobDeclarations } from '../../../platform/jobs/jobs.ts';
import type { Affiliates } from './index.ts';

export const declareAffiliateJobs = (
  jobs: JobDeclarations,
  affiliates: Pick<Affiliates, 'sendPostbacks' | 'addUpDays' | 'closeMonths'>,
): void => {
  // Calls strangers' servers.
  jobs.every('promotions.postbacks', 10 * second, affiliates.sendPostbacks, { mayHang: true });
  jobs.every('promotions.affiliate-days', hour, affiliates.addUpDays);
  jobs.every('promotions.affiliate-months', hour, affiliates.closeMonths);
};
