/** The operators' calls about the catalogue: what is shown where, and what is under maintenance. */
import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { text } from '../../types.ts';

const base = '/back-office/api/v1/games';

/** Null keeps a flag as shipped with the game. */
const flag = z.boolean().nullable();

export const gameSettings = z.strictObject({
  /** Off: hidden, and cannot be opened. */
  enabled: z.boolean(),
  /** Shown, but no new round starts. */
  maintenance: z.boolean(),
  /** Countries whose visitors never see it. */
  hiddenIn: z.array(z.string().regex(/^[A-Z]{2}$/, 'Two capital letters')).max(260),
  featured: flag,
  isNew: flag,
  hot: flag,
  /** Its place in the lists, from 0; null for the default. */
  place: z.number().int().min(0).max(9_999).nullable(),
});
export type OfficeGameSettings = z.infer<typeof gameSettings>;

const officeGame = z.object({
  id: z.string(),
  name: z.string(),
  provider: z.string(),
  category: z.string(),
  /** As players see it now. */
  shown: z.object({ featured: z.boolean(), isNew: z.boolean(), hot: z.boolean() }),
  settings: gameSettings,
  /** Its studio is not connected: nobody can play it, whatever its settings are. */
  away: z.literal(true).optional(),
});
export type OfficeGame = z.infer<typeof officeGame>;

export const listOfficeGames = endpoint({
  name: 'listOfficeGames',
  method: 'GET',
  path: base,
  summary: 'All games in the order of the lists, with operators’ settings',
  access: 'staff:catalogue.manage',
  unaudited: 'shows no player',
  rateLimit: 'read',
  answers: { 200: z.array(officeGame) },
});

export const changeOfficeGame = endpoint({
  name: 'changeOfficeGame',
  method: 'PUT',
  path: `${base}/:id`,
  summary: 'Changes how a game is shown; takes effect within seconds and is audited with the previous values',
  access: 'staff:catalogue.manage',
  rateLimit: 'write',
  params: z.strictObject({ id: z.string().max(64) }),
  body: z.strictObject({ settings: gameSettings, reason: text(5, 500) }),
  answers: { 204: null },
});
