/** A session begins at sign-in or with the accepted invitation. */
import type { Sql } from '../../database/database.ts';
import type { StaffDeps } from './deps.ts';
import { operatorSessionLifetimeMs, type OperatorId, type SessionClient } from './operator.ts';
import { insertSession } from './operator-store.ts';
import { hashToken } from './token.ts';

/** Opens a session of twelve hours; the token is for the cookie and nowhere else. */
export const openSession = async (
  deps: StaffDeps,
  sql: Sql,
  { operatorId, client }: { operatorId: OperatorId; client: SessionClient },
): Promise<string> => {
  const token = deps.random.token();
  const lifetimeMs = operatorSessionLifetimeMs;
  await insertSession(sql, { tokenHash: hashToken(token), operatorId, lifetimeMs, ...client });
  return token;
};
