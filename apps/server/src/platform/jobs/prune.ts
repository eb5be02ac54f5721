/** Worker jobs that maintain the queue. */
import type { Events } from '../events/outbox.ts';
import { minute, type Jobs } from './jobs.ts';

export const declarePrune = ({ jobs, events }: { readonly jobs: Jobs; readonly events: Pick<Events, 'prune'> }): void =>
  jobs.every('platform.prune', 10 * minute, async () => {
    await events.prune();
    await jobs.prune();
  });
