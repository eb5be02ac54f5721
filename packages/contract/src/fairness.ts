/** The seed pair of PF-1 on the wire, shared by the frame's calls and the player's own. */
import { z } from 'zod';
import type { FieldCode } from './problem-texts/fields.ts';

/** No colon: it separates the parts of the message that is hashed. */
export const clientSeed = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, 'client_seed_invalid' satisfies FieldCode);

const sha256Hex = z.string().regex(/^[0-9a-f]{64}$/);

/** `nonce` is the number of the next round; both hashes are SHA-256 of the server seeds' hexadecimal text. */
export const fairnessAnswer = z.object({
  clientSeed,
  serverSeedHash: sha256Hex,
  nonce: z.number().int().min(0),
  nextServerSeedHash: sha256Hex,
});
export type Fairness = z.infer<typeof fairnessAnswer>;

export const rotateFairnessBody = z.strictObject({ clientSeed: clientSeed.optional() });

/** `revealed.nonce` is the number of rounds that were played with the pair: 0 to nonce − 1. */
export const rotateFairnessAnswer = z.object({
  revealed: z.object({
    serverSeed: sha256Hex,
    serverSeedHash: sha256Hex,
    clientSeed,
    nonce: z.number().int().min(0),
  }),
  active: fairnessAnswer,
});
export type FairnessRotation = z.infer<typeof rotateFairnessAnswer>;

/** A pair that decided rounds; its server seed only once it is revealed. */
export const seedPairAnswer = z.object({
  serverSeedHash: sha256Hex,
  clientSeed,
  serverSeed: sha256Hex.optional(),
  /** How many rounds it has decided: 0 to rounds − 1. */
  rounds: z.number().int().min(0),
});
export type SeedPairAnswer = z.infer<typeof seedPairAnswer>;

export const seedPairParams = z.object({ hash: sha256Hex });

/** A round's seeds; the server seed only once its pair was rotated. */
export const roundSeeds = z.object({
  clientSeed,
  serverSeedHash: sha256Hex,
  serverSeed: sha256Hex.optional(),
});
export type RoundSeeds = z.infer<typeof roundSeeds>;
