/**
 * A call with the cookie of a session that is over is no stranger's: it may be a copy that somebody kept. The first of each
 * session and call within an hour is written down; a cookie that nobody gave out leaves nothing, so that nobody fills the log.
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
