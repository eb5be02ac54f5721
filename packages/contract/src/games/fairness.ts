/** What proves a game on the wire: the seed pair of PF-1, shared by the frame's calls and the player's own, and how its bets end. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import type { FieldCode } from '../problem-texts/fields.ts';

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

/**
 * What a studio signed for a round of its table: the exact text, with table, round, draws, time and serial; the Ed25519 signature of it, and the
 * key that it was checked by, both in base64url.
 */
export const studioProof = z.object({
  signed: z.string().max(2_000),
  key: z.string().max(64),
  publicKey: z.string().regex(/^[\w-]{43}$/),
  signature: z.string().regex(/^[\w-]{86}$/),
});
export type StudioProof = z.infer<typeof studioProof>;

/**
 * A round's seeds; the server seed only once its pair was rotated. A round of a live table has the link of the table's chain as server seed
 * and the chain's salt as client seed, with nonce 0: hashed `linkNumber` times, the link is the chain's commitment.
 */
export const roundSeeds = z.object({
  clientSeed,
  serverSeedHash: sha256Hex,
  serverSeed: sha256Hex.optional(),
  chain: z.object({ commitment: sha256Hex, linkNumber: z.number().int().min(1) }).optional(),
});
export type RoundSeeds = z.infer<typeof roundSeeds>;

export const playGameId = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(64);

const weight = z.number().int().min(0);

/** How rounds of a bet end for a player who has this many betting units when they begin. */
const outcomeTable = z.object({
  units: z.number().int().min(1),
  total: weight,
  /** Everything staked in betting units, what is paid in 1/10,000 of one, and the weight among the total. */
  outcomes: z.array(z.tuple([z.number().int().min(1), weight, weight])).min(1),
});

export const betOutcomes = z.object({
  /** Its position in `rtp` of the game. */
  bet: z.number().int().min(0),
  params: z.record(z.string(), z.unknown()),
  method: z.enum(['exact', 'counted']),
  /** Rounds that were counted. */
  rounds: weight.optional(),
  /** `n/d`: the proven return, which the table has. */
  rtp: z.string(),
  /** What was counted before the weights were calibrated to the proven return, and its standard error. */
  countedReturn: z.number().optional(),
  se: z.number().optional(),
  /** Betting units that a round begins with. */
  initialUnits: z.number().int().min(1),
  /** How much of a stake counts for wagering a bonus, in basis points. */
  weightBp: weight,
  /** The fewest units first; the last one is for every higher number too. */
  tables: z.array(outcomeTable).min(1),
  /** SHA-256 of canonical JSON of all this, the game's ID and the hash of its maths. */
  hash: sha256Hex,
});

export const gameOutcomes = z.object({ id: playGameId, mathVersion: sha256Hex, bets: z.array(betOutcomes) });
export type GameOutcomes = z.infer<typeof gameOutcomes>;

export const getGameOutcomes = endpoint({
  name: 'getGameOutcomes',
  method: 'GET',
  path: '/play/v1/games/:id/outcomes',
  summary:
    'How rounds of each published bet end, with exact or counted weights; `bets` is empty if nothing is published',
  access: 'public',
  rateLimit: 'read',
  params: z.strictObject({ id: playGameId }),
  answers: { 200: gameOutcomes },
});

export const simulatedGame = z.object({
  id: playGameId,
  name: z.string(),
  /** Of the first published bet. */
  weightBp: weight,
});
export type SimulatedGame = z.infer<typeof simulatedGame>;

export const listGameOutcomes = endpoint({
  name: 'listGameOutcomes',
  method: 'GET',
  path: '/play/v1/outcomes',
  summary: 'The games whose bets are published with all outcomes, in the order of the lists',
  access: 'public',
  rateLimit: 'read',
  answers: { 200: z.array(simulatedGame) },
});
