/** What waits whole for the end of the house's stop, or for that too: nothing of it was handed over to a rail. */
import type { CashOutId } from './cash-out.ts';
import { readUnderStop } from './cash-out-store.ts';
import type { RailDeps } from './deps.ts';

export const readPaused =
  ({ db, rails }: Pick<RailDeps, 'db' | 'rails'>) =>
  async (ids: readonly CashOutId[]): Promise<Set<CashOutId>> => {
    const waiting = new Set(await readUnderStop(db, ids));
    if (waiting.size === 0) return waiting;
    for (const rail of rails) for (const gone of await rail.handedOver(db, [...waiting])) waiting.delete(gone);
    return waiting;
  };
