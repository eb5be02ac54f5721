import type { z } from 'zod';

/** Undefined if it is not what is expected. */
export const readBody = <T>(schema: z.ZodType<T>, body: Buffer): T | undefined => {
  try {
    return schema.safeParse(JSON.parse(body.toString('utf8'))).data;
  } catch {
    return undefined;
  }
};
