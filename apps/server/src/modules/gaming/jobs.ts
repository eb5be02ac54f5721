/** Worker jobs of gaming. */
import type { Database } from '../../database/database.ts';
import { hour, minute, second, type JobDeclarations } from '../../platform/jobs/jobs.ts';
import type { Log } from '../../platform/monitoring/log.ts';
import { reportProblems } from '../wallet/index.ts';
import { createRoundWatch, type RoundAuditDeps } from './fairness/audit-rounds.ts';
import type { Gaming } from './index.ts';

export interface GamingJobsDeps extends RoundAuditDeps {
  readonly db: Database;
  readonly log: Pick<Log, 'fatal'>;
  readonly gaming: Pick<Gaming, 'resolve' | 'warnRounds' | 'prune' | 'liveTables'>;
}

export const declareGamingJobs = (jobs: JobDeclarations, deps: GamingJobsDeps): void => {
  const rounds = createRoundWatch(deps);
  const report = reportProblems(deps.log);
  jobs.every('gaming.overdue-rounds', minute, () => deps.gaming.resolve.overdue());
  jobs.every('gaming.warn-rounds', minute, () => deps.gaming.warnRounds());
  jobs.every('gaming.prune-demo', 10 * minute, () => deps.gaming.prune());
  jobs.every('gaming.prune-live-events', hour, () => deps.gaming.liveTables.prune());
  jobs.every('gaming.recompute-rounds', 10 * second, async () => report(await rounds.look()));
};
