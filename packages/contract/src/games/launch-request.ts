/** What a launch sends: the fields of the game's tile. */
import { z } from 'zod';

const shortText = z.string().max(200);

const gameId = z
  .string()
  .max(64)
  .regex(/^[\w.:-]+$/);
const name = shortText.min(1).regex(/^\P{Cc}+$/u);

export const launchRequest = z.strictObject({
  /** Decides which game; everything else is only checked for its shape. */
  launchId: z.string().min(1).max(64),
  demo: z.boolean().default(false),
  id: gameId.optional(),
  gameName: name.optional(),
  lang: z
    .string()
    .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/)
    .max(16)
    .optional(),
  /** The picture's id, or `provider:id`. */
  imageId: shortText.regex(/^([^\s:]+:)?[\w.-]+$/).optional(),
  platform: z.literal('desktop').optional(),
  provider: name.optional(),
  category: z
    .string()
    .max(32)
    .regex(/^[a-z]+(-[a-z]+)*$/)
    .optional(),
});
