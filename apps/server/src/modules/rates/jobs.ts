/** Worker jobs of rates. */
import { minute, type JobDeclarations } from '../../platform/jobs/jobs.ts';
import type { Rates } from './index.ts';

export const declareRatesJobs = (jobs: JobDeclarations, { rates }: { readonly rates: Rates }): void =>
  jobs.every('rates.poll', minute, rates.poll);
