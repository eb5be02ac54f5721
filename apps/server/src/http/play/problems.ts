/** Texts for players when a game, a launch or a bet is refused. */
import type { GamingReason } from '../../modules/gaming/index.ts';
import type { Extra, HttpReason, ProblemTable, ProblemText } from '../problem-table.ts';

const limitNames: Readonly<Record<string, string>> = {
  stake_day: 'daily stake limit',
  stake_week: 'weekly stake limit',
  stake_month: 'monthly stake limit',
  loss_day: 'daily loss limit',
  loss_week: 'weekly loss limit',
  loss_month: 'monthly loss limit',
  stake_maximum: 'highest stake allowed where you are',
};

const limitMessage = ({ limit }: Extra): string => {
  const { kind = '', until } = (limit ?? {}) as { kind?: string; until?: string };
  const name = limitNames[kind] ?? 'limit';
  // The frame adds when it reopens, in the player's time zone.
  return until === undefined ? `This stake is above the ${name}.` : `This bet would exceed your ${name}.`;
};

type OwnReason = Exclude<GamingReason, HttpReason>;

export const gamingProblems = {
  game_unknown: { status: 404, title: 'Unknown game', message: 'This game does not exist.' },
  // A definite refusal, not an outage: the frame stops retrying.
  game_unavailable: {
    status: 409,
    title: 'Game paused',
    message: 'This game is under maintenance. Your open rounds are safe; please come back soon.',
  },
  demo_unavailable: { status: 403, title: 'No demo', message: 'This game has no demo.' },
  // Equally definite: without a rate no stake can be measured, and the frame would keep retrying.
  currency_unavailable: {
    status: 409,
    title: 'No rate',
    message: 'This currency cannot be played at the moment. Please try again soon.',
  },
  amount_invalid: { status: 422, title: 'Not an amount', message: 'Please enter an amount.' },
  amount_too_large: { status: 422, title: 'Amount too large', message: 'This amount is too large.' },
  stake_out_of_range: {
    status: 422,
    title: 'Stake out of range',
    message: ({ min, max, currency }) =>
      `The stake of this bet must be between ${String(min)} and ${String(max)} ${String(currency)}.`,
  },
  params_invalid: { status: 422, title: 'Bet not valid', message: 'This bet does not exist in this game.' },
  free_spins_unavailable: {
    status: 422,
    title: 'No free spins',
    message: 'These free spins are used up, expired or not for this game and stake.',
  },
  round_open: {
    status: 409,
    title: 'Round open',
    message: ({ currency }) =>
      typeof currency === 'string'
        ? `You have a round open in ${currency}. Open the game again to finish it.`
        : 'Please finish the open round first.',
  },
  round_closed: { status: 409, title: 'Round over', message: 'This round is over.' },
  stale_action: { status: 409, title: 'Stale action', message: 'The round has moved on. This is where it stands now.' },
  illegal_action: { status: 422, title: 'Illegal action', message: 'This is not possible in the round as it stands.' },
  account_locked: {
    status: 423,
    title: 'Account locked',
    message: 'Your account has been locked, Please contact support!',
  },
  country_unknown: {
    status: 403,
    title: 'Unknown country',
    message: 'We cannot tell which country you are in. You can play the demo.',
  },
  under_age: { status: 403, title: 'Under age', message: 'You are not old enough to play here.' },
  verification_required: {
    status: 403,
    title: 'Verification required',
    message: 'Where you are, your identity has to be verified before you can play.',
  },
  limit_reached: { status: 422, title: 'Limit reached', message: limitMessage },
  bonus_max_bet: {
    status: 422,
    title: 'Stake above the bonus maximum',
    message: ({ maxStake }) => `While your bonus is active a round may begin with at most ${String(maxStake)}.`,
  },
  insufficient_funds: { status: 422, title: 'Not enough money', message: 'Your balance does not cover this stake.' },
  too_fast: { status: 429, title: 'Too fast', message: 'The next round cannot start yet.' },
  try_again: {
    status: 503,
    title: 'Busy',
    message: 'Too much happened at once. Nothing was staked, please try again.',
  },
} as const satisfies Record<OwnReason, ProblemText> & ProblemTable;
