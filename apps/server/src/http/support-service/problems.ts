/** What the support service says when it refuses. */
import { problemTable } from '../problem-table.ts';

export const supportProblems = problemTable('support', {
  too_many_messages: { status: 429, title: 'Too many messages' },
  account_closed: { status: 403, title: 'Account closed' },
});
