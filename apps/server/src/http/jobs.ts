/** Worker jobs of the HTTP layer. */
import type { Sql } from '../database/database.ts';
import { minute, type JobDeclarations } from '../platform/jobs/jobs.ts';
import { pruneRateLimits } from './rate-limits.ts';

export const declareHttpJobs = (jobs: JobDeclarations, { db }: { readonly db: Sql }): void =>
  jobs.every('http.prune', 10 * minute, () => pruneRateLimits(db));
