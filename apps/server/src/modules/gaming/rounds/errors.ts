import { currency, type CurrencyCode } from '@carmine/money';

/** All refusal reasons of gaming calls. */
export type GamingReason =
  | 'game_unknown'
  | 'game_unavailable'
  | 'unauthenticated'
  | 'demo_unavailable'
  | 'currency_unavailable'
  | 'amount_invalid'
  | 'amount_too_large'
  | 'stake_out_of_range'
  | 'params_invalid'
  | 'free_spins_unavailable'
  | 'round_open'
  | 'not_found'
  | 'round_closed'
  | 'flight_over'
  | 'stale_action'
  | 'illegal_action'
  | 'idempotency_key_reused'
  | 'play_session_ended'
  | 'self_excluded'
  | 'account_closed'
  | 'account_locked'
  | 'country_restricted'
  | 'country_unknown'
  | 'under_age'
  | 'verification_required'
  | 'limit_reached'
  | 'bonus_max_bet'
  | 'bonus_game_excluded'
  | 'feature_buy_forbidden'
  | 'feature_buy_with_bonus'
  | 'insufficient_funds'
  | 'too_fast'
  | 'try_again';

/** Additional data for the client: a limit, a maximum, the current round. */
export type Details = Readonly<Record<string, unknown>>;

export interface Refused {
  readonly ok: false;
  readonly reason: GamingReason;
  readonly details: Details;
}

export const refused = (reason: GamingReason, details: Details = {}): Refused => ({ ok: false, reason, details });

/** An open round in another currency, which has to be finished in a play session of that currency. */
export const openElsewhere = (round: { readonly currency: CurrencyCode } | undefined): Refused =>
  refused('round_open', round === undefined ? {} : { currency: currency(round.currency).display });
