import { createHttpCall } from '@carmine/contract/call';
import { NoAnswer } from './answers.ts';

/** The browser's own door: fetch with its cookies. Where nothing answers it throws what a player may read. */
export const call = createHttpCall(async (input, init) => {
  try {
    return await fetch(input, init);
  } catch (error) {
    if (init?.signal?.aborted === true) throw error;
    throw new NoAnswer();
  }
});
