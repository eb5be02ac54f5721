/** What a studio signed for a round of a live table: read, and checked by the platform's own Ed25519. */
import { z } from 'zod';
import type { Draw } from '../rng.ts';

export const studioProof = z.object({
  signed: z.string().max(2_000),
  key: z.string().max(64),
  publicKey: z.string().regex(/^[\w-]{43}$/),
  signature: z.string().regex(/^[\w-]{86}$/),
});
export type StudioProof = z.infer<typeof studioProof>;

const said = z.object({
  type: z.literal('carmine-studio-1'),
  table: z.string(),
  round: z.string(),
  kind: z.literal('result'),
  draws: z.array(z.tuple([z.int().min(1), z.int().min(0)])).min(1),
});

/** Undefined for a text that is no result. */
export const readStudioText = (
  text: string,
): { readonly round: string; readonly draws: readonly Draw[] } | undefined => {
  try {
    return said.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
};

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));

/** Undefined where this browser has no Ed25519, or none on a page without TLS. */
export const isSignedByStudio = async ({ signed, publicKey, signature }: StudioProof): Promise<boolean | undefined> => {
  try {
    const key = await crypto.subtle.importKey('raw', bytesOf(publicKey), 'Ed25519', false, ['verify']);
    return await crypto.subtle.verify('Ed25519', key, bytesOf(signature), new TextEncoder().encode(signed));
  } catch {
    return undefined;
  }
};
