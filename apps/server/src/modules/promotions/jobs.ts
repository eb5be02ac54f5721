/** Worker jobs of promotions. */
import { hour, minute, type JobDeclarations } from '../../platform/jobs/jobs.ts';
import type { Promotions } from './index.ts';

export const declarePromotionJobs = (
  jobs: JobDeclarations,
  { promotions }: { readonly promotions: Promotions },
): void => {
  jobs.every('promotions.decide', minute, promotions.decideWaiting);
  jobs.every('promotions.expire', minute, promotions.expire);
  jobs.every('promotions.closed', hour, promotions.endClosed);
  jobs.every('promotions.winnings', 10 * minute, promotions.expireWinnings);
  jobs.every('promotions.warn', 10 * minute, promotions.warnExpiry);
  jobs.every('promotions.cashback', hour, promotions.grantCashback);
};
