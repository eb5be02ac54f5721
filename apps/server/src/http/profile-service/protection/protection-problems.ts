/** All refusals about breaks, limits, reality checks and closing. */
import type { Extra, ProblemTable } from '../../problem-table.ts';

const moment = (value: unknown): string =>
  value instanceof Date ? `${value.toISOString().slice(0, 16).replace('T', ' ')} UTC` : '';

const heldUntil = ({ until }: Extra): string =>
  until === undefined
    ? 'Your exclusion is permanent. It cannot be shortened.'
    : `Your break holds until ${moment(until)}. It can be made longer, never shorter.`;

const notOver = ({ until }: Extra): string =>
  until === undefined
    ? 'There is no exclusion of yours whose time is over.'
    : `This can be asked for from ${moment(until)} on.`;

export const protectionProblems = {
  break_holds_longer: { status: 422, title: 'Longer break holds', message: heldUntil },
  break_not_over: { status: 422, title: 'Break not over', message: notOver },
  amount_invalid: { status: 422, title: 'Not an amount', message: 'Please enter a correct amount.' },
  amount_too_large: { status: 422, title: 'Amount too large', message: 'This amount is too large.' },
  limit_request_gone: {
    status: 404,
    title: 'No such request',
    message: 'There is no such request any more. Please ask for the limit again.',
  },
  limit_too_early: {
    status: 409,
    title: 'Too early',
    message: ({ from }) => `The new limit can be confirmed from ${moment(from)} on.`,
  },
  unknown_time_zone: { status: 422, title: 'Unknown time zone', message: 'Please choose a time zone from the list.' },
  reality_check_too_rare: {
    status: 422,
    title: 'Pauses too rare',
    message: ({ longest }) => `Where you are, play pauses at least every ${String(longest)} minutes.`,
  },
  step_up_required: {
    status: 403,
    title: 'Step-up required',
    message: 'Please enter your password again to go on.',
  },
} as const satisfies ProblemTable;
