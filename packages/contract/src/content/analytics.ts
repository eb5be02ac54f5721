/** Page views and events, kept only with the visitor's consent. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** The cookie that carries a visitor's consent; its value lists what was agreed to, separated by dots. */
export const consentCookie = { name: 'consent', analytics: 'analytics' } as const;

/** Whether a `consent` cookie's value agrees to analytics. */
export const agreesToAnalytics = (value: string | undefined): boolean =>
  (value ?? '').split('.').includes(consentCookie.analytics);

const eventName = z.string().regex(/^[a-z][a-z0-9_]{0,63}$/, 'Lower-case letters, digits and underscores');
const property = z.union([z.string().max(200), z.number(), z.boolean(), z.null()]);

export const analyticsEvent = z.strictObject({
  name: eventName,
  properties: z
    .record(z.string().regex(/^[A-Za-z][A-Za-z0-9_]{0,39}$/), property)
    .refine((properties) => Object.keys(properties).length <= 20, { message: 'At most 20 properties' })
    .default({}),
});
export type AnalyticsEvent = z.infer<typeof analyticsEvent>;

export const postAnalyticsEvent = endpoint({
  name: 'postAnalyticsEvent',
  method: 'POST',
  path: '/analytics/v1/events',
  summary: 'Records an event; discarded without the consent cookie',
  access: 'public',
  rateLimit: 'write',
  body: analyticsEvent,
  answers: { 202: null },
});
