/** Refusals of rakeback and of entering a tournament. */
import type { CodeTexts } from './parameters.ts';

export const rewardRefusals = {
  nothing_to_claim: 'There is no rakeback to claim in this currency yet.',
  tournament_not_found: 'This tournament does not exist.',
  entry_closed: 'Entry to this tournament is closed.',
  tournament_full: 'All places of this tournament are taken.',
  entry_household:
    'An account of your household has entered already: the same verified address, payment instrument or document.',
  entry_insufficient_funds: 'Your cash balance does not cover the entry. Bonus money cannot be used.',
  entry_above_limit: 'The entry would exceed one of your stake or loss limits.',
} as const satisfies CodeTexts;
