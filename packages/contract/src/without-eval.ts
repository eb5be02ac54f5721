import { z } from 'zod';

/** Compiled checks need `eval`, which the pages' policy forbids: a front end calls this before its first check. */
export const withoutEval = (): void => {
  z.config({ jitless: true });
};
