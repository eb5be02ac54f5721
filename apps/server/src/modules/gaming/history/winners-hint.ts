/** Pushes a hint of new winners to all open pages, at most every two seconds. */
import type { Live } from '../../../platform/live/live.ts';
import type { Winners } from './winners.ts';

const everyMs = 2_000;
/** Keeps the hint small; pages fetch the rest. */
const shown = 5;

export const createWinnersHint = (winners: Winners, live: Pick<Live, 'push'>): (() => void) => {
  let waiting = false;
  const push = async () => {
    waiting = false;
    winners.forget();
    const latest = await winners.latest();
    live.push({ audience: 'public', topic: 'winners', data: { latest: latest.slice(0, shown) } });
  };
  return () => {
    if (waiting) return;
    waiting = true;
    // Fire and forget: a lost hint only delays a refresh.
    setTimeout(() => void push().catch(() => undefined), everyMs).unref();
  };
};
