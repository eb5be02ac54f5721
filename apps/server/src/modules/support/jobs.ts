/** Worker jobs of support. */
import { day, type JobDeclarations } from '../../platform/jobs/jobs.ts';
import type { Support } from './index.ts';

export const declareSupportJobs = (jobs: JobDeclarations, { support }: { readonly support: Support }): void =>
  jobs.every('support.prune', day, support.prune);
