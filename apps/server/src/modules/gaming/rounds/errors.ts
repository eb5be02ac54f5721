import { currency, type CurrencyCode } from '@carmine/money';

/** Every reason for which a call of gaming can be refused. */
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
  | 'insufficient_funds'
  | 'too_fast'
  | 'try_again';

/** What goes with it for the player's program: a limit, a maximum, the current round. */
export type Details = Readonly<Record<string, unknown>>;

export interface Refused {
  readonly ok: false;
  readonly reason: GamingReason;
  readonly details: Details;
}

export const refused = (reason: GamingReason, details: Details = {}): Refused => ({ ok: false, reason, details });

/** A round that this play session cannot show: it is finished in one of its own currency, where a launch leads. */
export const openElsewhere = (round: { readonly currency: CurrencyCode } | undefined): Refused =>
  refused('round_open', round === undefined ? {} : { currency: currency(round.currency).display });
