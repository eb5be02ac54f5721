/** How a player pays a deposit at its gateway: what a screen shows, kept with the deposit, the same on every device. */
import { z } from 'zod';

const webAddress = z.url({ protocol: /^https?$/ }).max(2_000);

/** Sandbox flags of a page in a frame. It may never navigate the page around it. */
const frameRights = ['allow-scripts', 'allow-same-origin', 'allow-forms', 'allow-popups', 'allow-modals'] as const;

export const checkout = z.discriminatedUnion('presentation', [
  /** On the gateway's own page. */
  z.object({ presentation: z.literal('redirect'), redirectUrl: webAddress }),
  /** On the gateway's own page, which expects a posted form. */
  z.object({
    presentation: z.literal('form'),
    formUrl: webAddress,
    formFields: z.record(z.string().max(100), z.string().max(4_000)),
  }),
  /** By the gateway's script, in a small document of ours. */
  z.object({ presentation: z.literal('widget'), initializationToken: z.string().min(1).max(2_000) }),
  /** A code to scan; `redirectUrl`: for players already on the device with the app. */
  z.object({
    presentation: z.literal('qr'),
    qr: z.string().min(1).max(1_000),
    redirectUrl: webAddress.optional(),
  }),
  /** On the gateway's own page, in a frame of ours. */
  z.object({
    presentation: z.literal('frame'),
    frameUrl: webAddress,
    frameRights: z.array(z.enum(frameRights)),
    /** How many pages load there before the player is sent back. */
    frameLoads: z.int().min(1).max(20),
  }),
  /** An address that the player sends money to. */
  z.object({
    presentation: z.literal('address'),
    address: z.string().min(1).max(200),
    /** Has to be stated with the transfer. */
    reference: z.string().min(1).max(140).optional(),
  }),
]);
export type Checkout = z.infer<typeof checkout>;
export type Presentation = Checkout['presentation'];
export type CheckoutOf<P extends Presentation> = Extract<Checkout, { readonly presentation: P }>;

export const presentations = [
  'redirect',
  'form',
  'widget',
  'qr',
  'frame',
  'address',
] as const satisfies readonly Presentation[];

/** What a gateway may offer beside its first presentation: none of them needs a content security policy of its own. */
export const alternativePresentations = ['redirect', 'qr', 'address'] as const satisfies readonly Presentation[];
export type AlternativePresentation = (typeof alternativePresentations)[number];
