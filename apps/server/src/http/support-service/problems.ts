/** Problem texts of the support service. */
import type { ProblemTable } from '../problem-table.ts';

export const supportProblems = {
  too_many_messages: {
    status: 429,
    title: 'Too many messages',
    message: 'Your messages are with us. Please wait for an answer before you write more.',
  },
  account_closed: { status: 403, title: 'Account closed', message: 'This account has been erased.' },
} as const satisfies ProblemTable;
