/** Opens a session at sign-in or when an invitation is accepted. */
import type { Sql } from '../../database/database.ts';
import type { StaffDeps } from './deps.ts';
import { operatorSessionLifetimeMs, type OperatorId, type SessionClient } from './operator.ts';
import { insertSession } from './operator-store.ts';
import { hashToken } from './token.ts';

/** A session of twelve hours; the token is set as a cookie and stored nowhere. */
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
