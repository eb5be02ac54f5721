/** Worker jobs of analytics. */
import { day, type JobDeclarations } from '../../platform/jobs/jobs.ts';
import type { Analytics } from './index.ts';

export const declareAnalyticsJobs = (jobs: JobDeclarations, { analytics }: { readonly analytics: Analytics }): void =>
  jobs.every('analytics.prune', day, analytics.prune);
