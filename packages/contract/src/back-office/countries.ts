/** Restricted countries and the rules of jurisdictions. Both change when a second operator approves. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { amountAnswer, text } from '../types.ts';

const base = '/back-office/api/v1/countries';
const reason = text(5, 500);
const code = z.string().regex(/^[A-Z]{2}$/, 'A country code of two letters');
const waits = { 202: z.object({ waits: z.literal(true) }) };

/** An amount in EUR; null where only the game's own limit holds. */
const mostStake = z
  .string()
  .regex(/^[0-9]{1,7}(\.[0-9]{2})?$/, 'An amount in EUR, such as 5 or 5.00')
  .nullable();

const rules = {
  minimumAge: z.number().int().min(18).max(30),
  verificationGate: z.boolean(),
  demoGate: z.boolean(),
  maxWagering: z.number().int().min(1).max(100),
  minCycleSlotsMs: z.number().int().min(0).max(60_000),
  minCycleOtherMs: z.number().int().min(0).max(60_000),
  autoplay: z.boolean(),
  turbo: z.boolean(),
  featureBuy: z.boolean(),
  celebrateBelowStake: z.boolean(),
  realityCheckMinutes: z.number().int().min(0).max(240),
  depositLimitFirst: z.boolean(),
};
const rulesGiven = z.strictObject({ ...rules, maxStakeSlotsEur: mostStake, maxStakeOtherEur: mostStake });
const rulesShown = z.object({
  ...rules,
  ...{ maxStakeSlotsEur: amountAnswer.nullable(), maxStakeOtherEur: amountAnswer.nullable() },
});
export type JurisdictionRulesGiven = z.infer<typeof rulesGiven>;
export type JurisdictionRulesShown = z.infer<typeof rulesShown>;

const named = z.object({ code: z.string(), name: z.string() });

export const readCountries = endpoint({
  name: 'readCountries',
  method: 'GET',
  path: base,
  summary: 'All countries, which of them are restricted, and the rules of each jurisdiction; `*` applies to all others',
  access: 'staff:countries.manage',
  unaudited: 'shows no player',
  rateLimit: 'read',
  answers: {
    200: z.object({
      countries: z.array(named),
      restricted: z.array(z.string()),
      jurisdictions: z.array(z.object({ country: z.string(), rules: rulesShown })),
    }),
  },
});
export type CountriesView = z.infer<(typeof readCountries.answers)[200]>;

export const previewCountries = endpoint({
  name: 'previewCountries',
  method: 'GET',
  path: `${base}/preview`,
  summary: 'Number of players affected by a change of these countries',
  access: 'staff:countries.manage',
  unaudited: 'shows no player',
  rateLimit: 'read',
  query: z.strictObject({ codes: z.string().regex(/^([A-Z]{2}|\*)(,[A-Z]{2}){0,249}$/) }),
  answers: { 200: z.array(z.object({ code: z.string(), name: z.string(), players: z.number().int() })) },
});

export const setRestrictedCountries = endpoint({
  name: 'setRestrictedCountries',
  method: 'PUT',
  path: `${base}/restricted`,
  summary: 'Requests to restrict some countries and to allow others',
  access: 'staff:countries.manage',
  proof: true,
  rateLimit: 'write',
  body: z.strictObject({ restrict: z.array(code).max(250), allow: z.array(code).max(250), reason }),
  answers: waits,
});

export const setJurisdiction = endpoint({
  name: 'setJurisdiction',
  method: 'PUT',
  path: `${base}/:code/rules`,
  summary: 'Requests own rules for a country, or with null the rules of all other countries',
  access: 'staff:countries.manage',
  proof: true,
  rateLimit: 'write',
  params: z.strictObject({ code: z.string().regex(/^([A-Z]{2}|\*)$/) }),
  body: z.strictObject({ rules: rulesGiven.nullable(), reason }),
  answers: waits,
});
