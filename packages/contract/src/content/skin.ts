/** A brand: every value of it that screens show. */
import { defaultLanguage } from '@carmine/money';
import { z } from 'zod';
import { languageAnswer } from '../types.ts';

const colour = z.string().regex(/^#[0-9a-f]{6}([0-9a-f]{2})?$/, 'A colour like #12060a');
const shortText = z.string().min(1).max(200);

export const skin = z.strictObject({
  /** The folder's name. */
  id: z.string().regex(/^[a-z][a-z0-9-]{1,31}$/),
  brand: z.strictObject({
    name: shortText,
    tagline: shortText,
    /** Who runs it, for the footer and the legal pages. */
    operator: shortText,
  }),
  /** Languages of its site; English is always one. */
  languages: z
    .array(languageAnswer)
    .refine((list) => list.includes(defaultLanguage), `Must hold "${defaultLanguage}"`)
    .refine((list) => new Set(list).size === list.length, 'Names a language twice'),
  theme: z.strictObject({
    /** What the browser paints around the page. */
    themeColor: colour,
    /** The design's colour variables without their dashes; a skin names all of them, so that two brands never mix. */
    /** Hue rotation of the shared artwork towards the brand's colour, in degrees. */
    artHue: z.number().int().min(-180).max(180),
    tokens: z.record(z.string().regex(/^[a-z]+(-[a-z0-9]+)*$/), colour),
  }),
  /** Who licensed the operator, under which number, and where it can be checked; null where there is none. */
  licence: z.strictObject({ authority: shortText, number: shortText, url: z.url() }).nullable(),
  support: z.strictObject({ email: z.email(), hours: shortText }),
  /** `own` is our chat; a hosted widget needs its property and widget. */
  chat: z.strictObject({
    kind: z.enum(['own', 'hosted']),
    propertyId: z.string().max(64),
    widgetId: z.string().max(64),
  }),
  captcha: z.strictObject({ siteKey: shortText }),
  analytics: z.strictObject({ enabled: z.boolean() }),
  /** Addresses of videos; null hides the link. */
  tutorialVideos: z.strictObject({ cryptoDeposit: z.url().nullable(), buyCrypto: z.url().nullable() }),
  switches: z.strictObject({
    disableZoom: z.boolean(),
    demo: z.boolean(),
    winnersTicker: z.boolean(),
    promoCode: z.boolean(),
  }),
  /** Marketing texts; the site fills in the facts. A page without its own title shows the brand's name. */
  texts: z.strictObject({ pageTitle: shortText.optional(), heroTitle: shortText, footer: z.string().min(1).max(600) }),
});
export type Skin = z.infer<typeof skin>;
