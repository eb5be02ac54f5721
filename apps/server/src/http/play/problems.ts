/** Every refusal of a game, a launch or a bet. */
import type { GamingReason } from '../../modules/gaming/index.ts';
import { problemTable, type HttpReason, type ProblemText } from '../problem-table.ts';

export const gamingProblems = problemTable('play', {
  game_unknown: { status: 404, title: 'Unknown game' },
  // A certain no, not an outage: whoever hears it stakes nothing and asks no more.
  game_unavailable: { status: 409, title: 'Game paused' },
  demo_unavailable: { status: 403, title: 'No demo' },
  // As certain: without a rate no stake is measured, and the frame would ask for its result over and over.
  currency_unavailable: { status: 409, title: 'No rate' },
  stake_out_of_range: { status: 422, title: 'Stake out of range' },
  params_invalid: { status: 422, title: 'Bet not valid' },
  free_spins_unavailable: { status: 422, title: 'No free spins' },
  round_open: { status: 409, title: 'Round open' },
  round_closed: { status: 409, title: 'Round over' },
  flight_over: { status: 409, title: 'Flight over' },
  stale_action: { status: 409, title: 'Stale action' },
  illegal_action: { status: 422, title: 'Illegal action' },
  country_unknown: { status: 403, title: 'Unknown country' },
  verification_required: { status: 403, title: 'Verification required' },
  limit_reached: { status: 422, title: 'Limit reached' },
  bonus_max_bet: { status: 422, title: 'Stake above the bonus maximum' },
  bonus_game_excluded: { status: 422, title: 'Game closed to bonus money' },
  feature_buy_forbidden: { status: 422, title: 'Feature not for sale' },
  feature_buy_with_bonus: { status: 422, title: 'Feature not for sale with a bonus' },
  insufficient_funds: { status: 422, title: 'Not enough money' },
  too_fast: { status: 429, title: 'Too fast' },
  try_again: { status: 503, title: 'Busy' },
}) satisfies Record<Exclude<GamingReason, HttpReason>, ProblemText>;
