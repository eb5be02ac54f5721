/** Every refusal is one `application/problem+json` document. */
import { z } from 'zod';

export const problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.number().int(),
    /** Stable snake_case, for programs. */
    code: z.string(),
    /** What a player may read. */
    message: z.string(),
    requestId: z.string(),
    errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  })
  .loose();

export type Problem = z.infer<typeof problem>;
