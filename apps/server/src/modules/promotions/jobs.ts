/** Worker jobs of promotions. */
import type { JobDeclarations } from '../../platform/jobs/jobs.ts';
import { declareCompetitionJobs, type Competitions } from './competitions/index.ts';
import { declareLoyaltyJobs, type Loyalty } from './loyalty/index.ts';

interface PromotionJobsDeps {
  readonly loyalty: Loyalty;
  readonly competitions: Competitions;
}

export const declarePromotionJobs = (jobs: JobDeclarations, { loyalty, competitions }: PromotionJobsDeps): void => {
  declareLoyaltyJobs(jobs, loyalty);
  declareCompetitionJobs(jobs, competitions);
};
