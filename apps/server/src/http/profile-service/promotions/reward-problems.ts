/** Refusals of rakeback and of entering a tournament. */
import { problemTable } from '../../problem-table.ts';

export const rewardProblems = problemTable('rewards', {
  nothing_to_claim: { status: 422, title: 'Nothing to claim' },
  tournament_not_found: { status: 404, title: 'Unknown tournament' },
  entry_closed: { status: 409, title: 'Entry closed' },
  tournament_full: { status: 409, title: 'Tournament full' },
  entry_household: { status: 409, title: 'Household has entered' },
  entry_insufficient_funds: { status: 422, title: 'Not enough cash' },
  entry_above_limit: { status: 422, title: 'Limit reached' },
});
