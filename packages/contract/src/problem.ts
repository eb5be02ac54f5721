/** Every refusal is one `application/problem+json` document. */
import { z } from 'zod';

export const problem = z
  .object({
    /** `urn:problem:<part>:<code>`: which part of the API means what by the code; without a part what all of them mean. */
    type: z.string(),
    title: z.string(),
    status: z.number().int(),
    /** Stable snake_case, for programs. */
    code: z.string(),
    /** What a player may read, in English; a program with texts of its own words it by `code` and the fields beside it. */
    message: z.string(),
    requestId: z.string(),
    errors: z.array(z.object({ path: z.string(), code: z.string(), message: z.string() }).loose()).optional(),
  })
  .loose();

export type Problem = z.infer<typeof problem>;
