/** Worker jobs of promotions. */
import { hour, minute, type JobDeclarations } from '../../platform/jobs/jobs.ts';
import { declareCompetitionJobs, type Competitions } from './competitions/index.ts';
import type { Promotions } from './index.ts';
import { declareLoyaltyJobs, type Loyalty } from './loyalty/index.ts';

interface PromotionJobsDeps {
  readonly promotions: Promotions;
  readonly loyalty: Loyalty;
  readonly competitions: Competitions;
}

export const declarePromotionJobs = (
  jobs: JobDeclarations,
  { promotions, loyalty, competitions }: PromotionJobsDeps,
): void => {
  jobs.every('promotions.decide', minute, promotions.decideWaiting);
  jobs.every('promotions.expire', minute, promotions.expire);
  jobs.every('promotions.winnings', 10 * minute, promotions.expireWinnings);
  jobs.every('promotions.warn', 10 * minute, promotions.warnExpiry);
  jobs.every('promotions.cashback', hour, promotions.grantCashback);
  declareLoyaltyJobs(jobs, loyalty);
  declareCompetitionJobs(jobs, competitions);
};
