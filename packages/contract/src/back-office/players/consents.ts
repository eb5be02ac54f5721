/** What a player agreed to, for operators; kept as evidence for regulators. */
import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { consentSources } from '../../promotions/consents.ts';
import { isoTime, pageOf, pageQuery } from '../../types.ts';

const consent = z.object({
  kind: z.enum(['terms', 'email_promotions', 'notice_promotions']),
  /** False if it was refused or withdrawn. */
  given: z.boolean(),
  /** Where the answer was given; null before that was kept. */
  source: z.enum(consentSources).nullable(),
  /** Version of the text beside the checkbox. */
  textVersion: z.string(),
  at: isoTime,
  /** Shortened; `null` if the answer came by a link or with a break, and for an erased player. */
  address: z.string().nullable(),
});
export type Consent = z.infer<typeof consent>;

export const readPlayerConsents = endpoint({
  name: 'readPlayerConsents',
  method: 'GET',
  path: '/back-office/api/v1/players/:id/consents',
  summary: 'What a player agreed to and withdrew, newest first, with the version of the text',
  access: 'staff:players.read',
  rateLimit: 'read',
  params: z.strictObject({ id: z.string().min(5).max(64) }),
  query: pageQuery,
  answers: { 200: pageOf(consent) },
});
