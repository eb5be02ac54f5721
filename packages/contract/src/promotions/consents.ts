/** Whether the player wants promotions, by channel. Nothing is sent or shown without it. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { isoTime } from '../types.ts';

const base = '/profile-service/api/v1/profile';

export const promotionChannels = ['mail', 'notice'] as const;
export type PromotionChannel = (typeof promotionChannels)[number];

/** `mail`: by the link of a mail. `protection`: with a break or the closing of the account. */
export const consentSources = ['registration', 'profile', 'mail', 'protection'] as const;

const consent = z.object({
  given: z.boolean(),
  /** Of the last answer; null if there never was one. */
  at: isoTime.nullable(),
  source: z.enum(consentSources).nullable(),
});
const consents = z.object({ mail: consent, notice: consent });
export type PromotionConsents = z.infer<typeof consents>;

export const getPromotionConsents = endpoint({
  name: 'getPromotionConsents',
  method: 'GET',
  path: `${base}/promotion-consents`,
  summary:
    'Whether the player wants promotions by mail and as notices on the site, since when, and where that was said',
  access: 'player',
  rateLimit: 'read',
  answers: { 200: consents },
});

export const putPromotionConsents = endpoint({
  name: 'putPromotionConsents',
  method: 'PUT',
  path: `${base}/promotion-consents`,
  summary: 'Turns promotions on and off, by channel',
  access: 'player',
  rateLimit: 'write',
  body: z.strictObject({ mail: z.boolean().optional(), notice: z.boolean().optional() }),
  answers: { 200: consents },
});
