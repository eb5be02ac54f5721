/**
 * A call with the cookie of an ended session may come from a stolen copy. The first per session and call within an hour is recorded;
 * unknown cookies are ignored, so that nobody can flood the log.
 */
import { appendAudit } from './audit/audit-store.ts';
import type { StaffDeps } from './deps.ts';
import { operatorIdleMs, type SessionClient } from './operator.ts';
import * as store from './operator-store.ts';
import { hashToken } from './token.ts';

interface EndedCall {
  readonly token: string;
  readonly call: string;
  readonly client: Pick<SessionClient, 'ip' | 'country'>;
}

export const noteEndedCall =
  (deps: StaffDeps) =>
  ({ token, call, client: { ip, country } }: EndedCall): Promise<void> =>
    deps.db.transaction(async (sql) => {
      const ended = await store.endedSession(sql, hashToken(token), operatorIdleMs);
      if (ended === undefined || !(await store.isFirstCall(sql, ended.sessionId, call))) return;
      const { operatorId, sessionId, end } = ended;
      await appendAudit(sql, {
        ...{ operatorId, action: 'call.refused' },
        details: { call, reason: 'session_ended', status: 401, session: sessionId.toString(), end, ip, country },
      });
    });

/** Worker, now and then. */
export const pruneEndedCalls = (deps: StaffDeps) => () => store.pruneEndedCalls(deps.db);
