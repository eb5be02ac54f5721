/** Worker jobs of identity. */
import { minute, type JobDeclarations } from '../../platform/jobs/jobs.ts';
import type { Identity } from './index.ts';

export const declareIdentityJobs = (jobs: JobDeclarations, { identity }: { readonly identity: Identity }): void => {
  jobs.every('identity.prune', 10 * minute, identity.prune);
  jobs.every('identity.search-marks', minute, identity.makeSearchMarks);
};
