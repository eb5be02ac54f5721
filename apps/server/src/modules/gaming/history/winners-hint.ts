/** Pushes a hint of new winners to every open page, at most once every two seconds however many rounds are won. */
import type { Live } from '../../../platform/live/live.ts';
import type { Winners } from './winners.ts';

const everyMs = 2_000;
/** A hint is small; the call has the rest. */
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
    // A lost hint costs a late refresh; nothing waits for it.
    setTimeout(() => void push().catch(() => undefined), everyMs).unref();
  };
};
