/** Worker jobs of promotions. */
import { minute, type JobDeclarations } from '../../platform/jobs/jobs.ts';
import type { Promotions } from './index.ts';

export const declarePromotionJobs = (
  jobs: JobDeclarations,
  { promotions }: { readonly promotions: Promotions },
): void => {
  jobs.every('promotions.decide', minute, promotions.decideWaiting);
  jobs.every('promotions.expire', minute, promotions.expire);
};
