/** Worker jobs of refer a friend. */
import { minute, type JobDeclarations } from '../../../platform/jobs/jobs.ts';
import type { Referrals } from './index.ts';

export const declareReferralJobs = (jobs: JobDeclarations, referrals: Pick<Referrals, 'advanceAll'>): void => {
  jobs.every('promotions.referrals', minute, referrals.advanceAll);
};
