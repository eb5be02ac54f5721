/** Every refusal about breaks, limits, pauses and closing. */
import { problemTable } from '../../problem-table.ts';

export const protectionProblems = problemTable('protection', {
  break_holds_longer: { status: 422, title: 'Longer break in force' },
  break_not_over: { status: 422, title: 'Break not over' },
  limit_request_gone: { status: 404, title: 'No such request' },
  limit_too_early: { status: 409, title: 'Too early' },
  unknown_time_zone: { status: 422, title: 'Unknown time zone' },
  reality_check_too_rare: { status: 422, title: 'Reality checks too rare' },
  step_up_required: { status: 403, title: 'Step-up required' },
});
