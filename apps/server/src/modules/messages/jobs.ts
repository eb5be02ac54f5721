/** What the worker does for messages. */
import { day, type JobDeclarations } from '../../platform/jobs/jobs.ts';
import type { Notices } from './notices.ts';

export const declareMessagesJobs = (jobs: JobDeclarations, { notices }: { readonly notices: Notices }): void =>
  jobs.every('notices.prune', day, notices.prune);
