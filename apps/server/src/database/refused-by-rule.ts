/** PostgreSQL's name for a rule that was not kept: of a check, or raised by one of our own guards. */
const checkViolation = '23514';

/** Whether a statement failed because a rule of the database forbids what it would write. */
export const isRefusedByRule = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === checkViolation;
