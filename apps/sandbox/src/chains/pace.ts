/** Blocks that follow by themselves. */
import { setTimeout as pause } from 'node:timers/promises';

/** Mines what is owed, one block after the other with a pause between; nothing without a pause. */
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
      // The chain went away; what waits in nobody's block is sent again by whoever wants it.
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

/** How many follow a transaction where nobody says it. */
export const defaultConfirmations = 4;
