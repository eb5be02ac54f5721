/** Refusals of a game, a launch or a bet. */
import type { CodeTexts } from './parameters.ts';

const limits: Readonly<Record<string, string>> = {
  stake_day: 'daily stake limit',
  stake_week: 'weekly stake limit',
  stake_month: 'monthly stake limit',
  loss_day: 'daily loss limit',
  loss_week: 'weekly loss limit',
  loss_month: 'monthly loss limit',
};

export const playRefusals = {
  game_unknown: 'This game does not exist.',
  game_unavailable: 'This game is under maintenance. Your open rounds are safe. Please come back soon.',
  demo_unavailable: 'This game has no demo.',
  currency_unavailable: 'You cannot play in this currency at the moment. Please try again soon.',
  stake_out_of_range: (p) => `The stake of this bet must be between ${p.amount('min')} and ${p.amount('max')}.`,
  params_invalid: 'This bet does not exist in this game.',
  free_spins_unavailable: 'These free spins are used up, expired or not for this game and stake.',
  round_open: (p) =>
    p.has('currency')
      ? `You have an open round in ${p.text('currency')}. Open the game again to finish it.`
      : 'Please finish your open round first, in this game or another one. Your bets show which is open.',
  round_closed: 'This round is over.',
  flight_over: 'The comet broke before your cash-out arrived.',
  stale_action: 'The round has moved on. You are seeing its current state.',
  illegal_action: 'This is not possible at this point of the round.',
  country_unknown: 'We could not determine your country. You can play the demo.',
  verification_required: 'In your country, you need to verify your identity before you can play.',
  // The frame adds when the limit resets, in the player's own time zone.
  limit_reached: (p) => {
    const kind = p.within('limit').text('kind');
    if (kind === 'table_maximum')
      return 'The table cannot take this bet: too much lies on these spots in this round. Try less, or other spots.';
    return kind === 'stake_maximum'
      ? 'This stake is above the highest stake allowed in your country.'
      : `This bet would exceed your ${limits[kind] ?? 'limit'}.`;
  },
  bonus_max_bet: (p) =>
    `While your bonus is active, the bets of a round can be at most ${p.amount('maxStake')} in all.`,
  bonus_game_excluded:
    'Bonus money cannot be staked on this game, and your cash does not cover this stake. Lower the stake or pay in.',
  feature_buy_forbidden: 'Features cannot be bought in your country.',
  feature_buy_with_bonus: 'Features cannot be bought while a bonus is active.',
  insufficient_funds: 'Your balance does not cover this stake.',
  too_fast: 'That was too soon. Please try again in a moment.',
  try_again: 'We could not take this bet just now. Nothing was staked. Please try again.',
} as const satisfies CodeTexts;
