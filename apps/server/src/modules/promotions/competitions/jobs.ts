/** Worker jobs of races and tournaments. */
import { second, type JobDeclarations } from '../../../platform/jobs/jobs.ts';
import type { Competitions } from './index.ts';

export const declareCompetitionJobs = (jobs: JobDeclarations, competitions: Pick<Competitions, 'run'>): void => {
  jobs.every('promotions.competitions', 30 * second, competitions.run);
};
