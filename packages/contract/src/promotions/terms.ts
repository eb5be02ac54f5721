/**
 * Terms of a promotion, as a player reads them: one per rule that the server enforces, generated from the rules. The client
 * words each by its code; `promotion-terms` of the server has the rule behind every code, and no code is without one.
 */
import { z } from 'zod';

export const termCodes = [
  'audience_deposits',
  'audience_countries',
  'audience_except_countries',
  'audience_currencies',
  'audience_level',
  'starts_at',
  'ends_at',
  'weekly',
  'per_player',
  'budget',
  'coupon_only',
  'tier',
  'match_cap',
  'welcome_cap',
  'armed_by_player',
  'granted_when_settled',
  'one_active',
  'wagering',
  'wagering_weights',
  'max_stake',
  'valid_days',
  'conversion_cap',
  'no_conversion_cap',
  'except_games',
  'game_weight',
  'closed_games',
  'cash_first',
  'cash_out_removes',
  'reversal_removes',
  'spins_value',
  'spins_games',
  'spins_days',
  'spins_unlock',
  'spins_unlock_days',
  'gift',
  'cashback',
  'competition_games',
  'competition_score',
  'competition_least_stake',
  'competition_ties',
  'competition_prizes',
  'competition_entry',
  'one_per_household',
  'excluded_players',
] as const;
export type TermCode = (typeof termCodes)[number];

export const term = z.object({
  code: z.enum(termCodes),
  /** Amounts as `12.50 EUR`, lists joined by ", ", times in ISO 8601. */
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type Term = z.infer<typeof term>;
