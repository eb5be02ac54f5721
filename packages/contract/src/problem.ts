/** Every refusal is one `application/problem+json` document. */
import { z } from 'zod';

export const problem = z
  .object({
    /** `urn:problem:<part>:<code>`: the code as one part of the API defines it, or without a part as all of them do. */
    type: z.string(),
    title: z.string(),
    status: z.number().int(),
    /** Stable snake_case, for programs. */
    code: z.string(),
    /** English text for the player; clients with their own texts word it by `code` and the other fields. */
    message: z.string(),
    requestId: z.string(),
    errors: z.array(z.object({ path: z.string(), code: z.string(), message: z.string() }).loose()).optional(),
  })
  .loose();

export type Problem = z.infer<typeof problem>;
