/** Races and tournaments: their tables, and entering a tournament. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { amountAnswer, currencyAnswer, currencyRequest, isoTime, languageQuery } from '../types.ts';
import { scoreRules } from './rules.ts';
import { term } from './terms.ts';

const base = '/game-service/api/v1/competitions';

const place = z.object({
  rank: z.number().int(),
  /** Masked as in the winners' lists; the player's own name is whole. */
  player: z.string(),
  own: z.boolean(),
  /** Multiples in 1/10,000, or EUR cents of stakes. */
  score: z.number().int(),
  /** In EUR; shared between equal ranks where the rule says so. */
  prizeEur: amountAnswer.nullable(),
});

export const competition = z.object({
  id: z.string(),
  kind: z.enum(['race', 'tournament']),
  title: z.string(),
  summary: z.string(),
  terms: z.array(term),
  score: z.enum(scoreRules),
  gameIds: z.array(z.string()),
  startsAt: isoTime,
  endsAt: isoTime,
  /** `cancelled`: too few players entered; every entry was refunded. */
  state: z.enum(['scheduled', 'running', 'settling', 'finished', 'cancelled']),
  prizesEur: z.array(amountAnswer),
  entry: z.object({ currency: currencyAnswer, amount: amountAnswer }).nullable(),
  players: z.number().int(),
  entered: z.boolean(),
});
export type Competition = z.infer<typeof competition>;

export const competitionTable = z.object({
  competition,
  places: z.array(place),
  /** The player's own place, also if it is below the listed ones. */
  own: place.nullable(),
  updatedAt: isoTime,
});
export type CompetitionTable = z.infer<typeof competitionTable>;

const withLanguage = languageQuery.extend({ currency: currencyRequest.optional() });

export const listCompetitions = endpoint({
  name: 'listCompetitions',
  method: 'GET',
  path: base,
  summary: 'Races and tournaments that run or are scheduled, and those of the last two weeks (ours)',
  access: 'public',
  rateLimit: 'read',
  query: withLanguage,
  answers: { 200: z.array(competition) },
});

export const getCompetition = endpoint({
  name: 'getCompetition',
  method: 'GET',
  path: `${base}/:id`,
  summary: 'The table of a race or tournament (ours)',
  access: 'public',
  rateLimit: 'read',
  params: z.strictObject({ id: z.string().max(40) }),
  query: withLanguage,
  answers: { 200: competitionTable },
});

export const enterTournament = endpoint({
  name: 'enterTournament',
  method: 'POST',
  path: '/profile-service/api/v1/profile/tournaments/:id/entry',
  summary: 'Enters a tournament; a paid entry is taken from cash and counts as a stake (ours)',
  access: 'player',
  rateLimit: 'write',
  idempotency: 'optional',
  params: z.strictObject({ id: z.string().max(40) }),
  query: languageQuery,
  body: z.strictObject({ currency: currencyRequest }),
  answers: { 201: competition },
});
