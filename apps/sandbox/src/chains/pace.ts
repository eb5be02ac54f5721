/** Automatic blocks. */
import { setTimeout as pause } from 'node:timers/promises';

/** Mines the requested blocks with a pause in between; does nothing without a pause. */
export const createPace = (
  isClosed: () => boolean,
  mine: (blocks: number) => Promise<void>,
  pauseMs?: number,
): ((blocks: number) => void) => {
  let owed = 0;
  let paying = false;
  const pay = async (ms: number): Promise<void> => {
    if (paying) return;
    paying = true;
    try {
      while (owed > 0 && !isClosed()) {
        owed -= 1;
        await mine(1);
        if (owed > 0) await pause(ms);
      }
    } catch {
      // The chain stopped; unconfirmed transactions are sent again by their senders.
    } finally {
      paying = false;
    }
  };
  return (blocks) => {
    if (pauseMs === undefined) return;
    owed = Math.max(owed, blocks);
    void pay(pauseMs);
  };
};

/** Default number of blocks after a transaction. */
export const defaultConfirmations = 4;
