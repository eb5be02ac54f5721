/** Catalogue, launches, winners, fairness, the brand. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  fairnessAnswer,
  rotateFairnessAnswer,
  rotateFairnessBody,
  roundSeeds,
  studioProof,
  seedPairAnswer,
  seedPairParams,
} from './fairness.ts';
import { launchRequest } from './launch-request.ts';
import { legalPage } from '../content/legal-page.ts';
import { playRound } from './play.ts';
import { skin } from '../content/skin.ts';
import { amountAnswer, currencyAnswer, isoTime, languageQuery } from '../types.ts';

const base = '/game-service/api/v1';

/** The names that `GET category/{name}` knows. */
export const categoryNames = [
  'top-games',
  'main-games',
  'popular-games',
  'featured-games',
  'new-games',
  'slots-games',
  'live-games',
  'hot-games',
] as const;
export type CategoryName = (typeof categoryNames)[number];

export const game = z.object({
  /** The name in kebab-case: `lantern-harbour`. */
  id: z.string(),
  name: z.string(),
  provider: z.string(),
  /** `provider:id`; the picture lies at `imagePath.game(imageId)`. */
  imageId: z.string(),
  category: z.enum(['slots', 'table', 'cards', 'instant', 'live', 'poker']),
  launchId: z.string(),
  /** Return to player in percent, as a decimal string: `99.00`. The exact fraction of each bet is the game's own call. */
  rtp: z.string(),
  volatility: z.enum(['low', 'medium', 'medium-high', 'high']),
  /** Of slots: the standard deviation of a round, in stakes, which `volatility` is the word for; with jackpots, at a stake of EUR 1. */
  deviation: z.number().optional(),
  /** Highest win of a round, in multiples of the stake. */
  maxWin: z.number().int(),
  hasDemo: z.boolean(),
  tags: z.array(z.string()),
  isNew: z.boolean(),
  /** Pools that its stakes feed. */
  jackpotIds: z.array(z.string()).optional(),
  /** How much of a stake counts for the wagering of a bonus, in per cent; single bets may count for less. Absent where it is unknown. */
  wagerPercent: z.number().int().min(0).max(100).optional(),
  /** Bonus money cannot be staked here. */
  bonusClosed: z.literal(true).optional(),
  /** Shown, but cannot be opened for now. */
  maintenance: z.literal(true).optional(),
});
export type Game = z.infer<typeof game>;

const segment = z.object({ id: z.string(), title: z.string(), gameIds: z.array(z.string()) });

export const getGamesAndCategories = endpoint({
  name: 'getGamesAndCategories',
  method: 'GET',
  path: `${base}/games-and-categories/:currency`,
  summary: 'Every game with the segments of the lobby; a currency that is not three letters counts as EUR',
  access: 'public',
  rateLimit: 'read',
  params: z.object({ currency: z.string().max(64) }),
  // With the catalogue's own version the answer may be kept for ever (ours).
  query: z.strictObject({ v: z.string().max(32).optional() }),
  answers: { 200: z.object({ games: z.array(game), segments: z.array(segment) }) },
});

export const getCategory = endpoint({
  name: 'getCategory',
  method: 'GET',
  path: `${base}/category/:name`,
  summary: 'Games of one category; 404 for any other name',
  access: 'public',
  rateLimit: 'read',
  params: z.object({ name: z.string().max(64) }),
  // So many of them; without it all (ours).
  query: z.strictObject({ size: z.coerce.number().int().min(1).max(100).optional() }),
  answers: { 200: z.array(game) },
});

export const winner = z.object({
  /** Masked, so that nobody can be identified. */
  player: z.string(),
  /** The game's id. */
  game: z.string(),
  /** Net: payout less everything staked. */
  amount: amountAnswer,
  currency: currencyAnswer,
  /** Payout by everything staked, in 1/10,000; 20,000 and more. */
  multiplier: z.number().int(),
  at: isoTime,
});
export type Winner = z.infer<typeof winner>;

const winners = <const N extends string, const P extends string>(name: N, path: P, summary: string) =>
  endpoint({
    name,
    method: 'GET',
    path: `${base}/winners/${path}`,
    summary,
    access: 'public',
    rateLimit: 'read',
    // Of one game only (ours).
    query: z.strictObject({ game: z.string().max(64).optional() }),
    answers: { 200: z.array(winner) },
  });

export const getLatestWinners = winners(
  'getLatestWinners',
  'latest',
  'The latest net wins of settled real rounds, from twice the stake on',
);
export const getTopWinners = winners(
  'getTopWinners',
  'top',
  "The last seven days' highest net wins from twice the stake on, measured in EUR",
);

export const getSkinConfiguration = endpoint({
  name: 'getSkinConfiguration',
  method: 'GET',
  path: `${base}/skin-configuration`,
  summary: 'Brand of the requested host: names, colours, contact, switches',
  access: 'open',
  rateLimit: 'none',
  query: languageQuery,
  answers: { 200: skin },
});

/** Ours. */
export const getPage = endpoint({
  name: 'getPage',
  method: 'GET',
  path: `${base}/page/:name`,
  summary: 'A legal page as text (ours)',
  access: 'open',
  rateLimit: 'none',
  params: z.object({ name: z.string().max(64) }),
  query: languageQuery.extend({ version: z.string().max(16).optional() }),
  answers: { 200: legalPage },
});

export const currencyEntry = z.object({
  currency: currencyAnswer,
  name: z.string(),
  symbol: z.string(),
  type: z.enum(['FIAT', 'CRYPTO']),
  fiat: z.boolean(),
  subunits_to_unit: z.number().int(),
  label: z.string().optional(),
});
export type CurrencyEntry = z.infer<typeof currencyEntry>;

/** Open: players who withdraw from a restricted country need it too. */
export const getCurrencies = endpoint({
  name: 'getCurrencies',
  method: 'GET',
  path: `${base}/currency`,
  summary: 'Enabled currencies',
  access: 'open',
  rateLimit: 'read',
  answers: { 200: z.array(currencyEntry) },
});

export const postGame = endpoint({
  name: 'postGame',
  method: 'POST',
  path: `${base}/game`,
  summary: 'Opens a game: demo for everybody, real money with a session (401 without)',
  access: 'public',
  rateLimit: 'write',
  body: launchRequest,
  answers: { 201: z.object({ url: z.string(), sessionId: z.string(), mode: z.enum(['demo', 'real']) }) },
});

export const getFairnessSeeds = endpoint({
  name: 'getFairnessSeeds',
  method: 'GET',
  path: `${base}/fairness/seeds`,
  summary: 'The player’s active seed pair and the commitment of the next one (ours)',
  access: 'player',
  rateLimit: 'read',
  answers: { 200: fairnessAnswer },
});

export const postFairnessRotate = endpoint({
  name: 'postFairnessRotate',
  method: 'POST',
  path: `${base}/fairness/rotate`,
  summary: 'Reveals the active pair and starts the next; 409 while a round is open (ours)',
  access: 'player',
  rateLimit: 'write',
  body: rotateFairnessBody,
  answers: { 200: rotateFairnessAnswer },
});

/** Everything needed to recalculate a round on one's own machine. */
export const roundRecord = playRound.omit({ balance: true, bonusBalance: true, events: true, legal: true }).extend({
  actions: z.array(z.object({ seq: z.number().int(), action: z.record(z.string(), z.unknown()) })),
  /** Every draw in order: its bound and its value. Absent while the round is open, because it would reveal hidden outcomes. */
  draws: z.array(z.tuple([z.number().int(), z.number().int()])).optional(),
  fairness: roundSeeds.extend({ algorithm: z.literal('PF-1') }).optional(),
  /** The number of the shared round at its table, where no chain has it. */
  sharedRoundNumber: z.number().int().min(1).optional(),
  /** Of a round that a studio decided: what it signed, in place of seeds. */
  studio: studioProof.optional(),
  settledAt: isoTime.optional(),
});
export type RoundRecord = z.infer<typeof roundRecord>;

export const getSeedPairs = endpoint({
  name: 'getSeedPairs',
  method: 'GET',
  path: `${base}/fairness/pairs`,
  summary: 'All seed pairs that decided the player’s rounds, newest first (ours)',
  access: 'cashier',
  rateLimit: 'read',
  answers: { 200: z.array(seedPairAnswer) },
});

export const mostRoundsOfPair = 500;

export const getRoundsOfPair = endpoint({
  name: 'getRoundsOfPair',
  method: 'GET',
  path: `${base}/fairness/pairs/:hash/rounds`,
  summary: 'Rounds of one of the player’s seed pairs, with everything needed to verify them (ours)',
  access: 'cashier',
  rateLimit: 'read',
  params: seedPairParams,
  query: z.object({
    from: z.coerce.number().int().min(0).max(2_000_000).default(0),
    size: z.coerce.number().int().min(1).max(mostRoundsOfPair).default(mostRoundsOfPair),
  }),
  answers: { 200: z.array(roundRecord) },
});

/** The same by the frame's token: a demo's rounds too. */
export const getPlayRound = endpoint({
  name: 'getPlayRound',
  method: 'GET',
  path: '/play/v1/rounds/:id',
  summary: 'One round of the launch, with everything needed to verify it',
  access: 'play',
  rateLimit: 'read',
  params: z.object({ id: z.string().max(64) }),
  answers: { 200: roundRecord },
});

export const getRoundRecord = endpoint({
  name: 'getRoundRecord',
  method: 'GET',
  path: `${base}/rounds/:id`,
  summary: 'One of the player’s rounds, with everything needed to verify it (ours)',
  access: 'cashier',
  rateLimit: 'read',
  params: z.object({ id: z.string().max(64) }),
  answers: { 200: roundRecord },
});
