/** Worker jobs of the loyalty programme. */
import { hour, minute, type JobDeclarations } from '../../../platform/jobs/jobs.ts';
import type { Loyalty } from './index.ts';

export const declareLoyaltyJobs = (
  jobs: JobDeclarations,
  loyalty: Pick<Loyalty, 'grantDueGifts' | 'payClosedAccounts'>,
): void => {
  jobs.every('promotions.rakeback-of-closed', hour, loyalty.payClosedAccounts);
  jobs.every('promotions.level-gifts', minute, loyalty.grantDueGifts);
};
