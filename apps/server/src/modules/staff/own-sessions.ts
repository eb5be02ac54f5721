/** An operator's sessions: list, remote end, and why one ended. */
import { appendAudit } from './audit/audit-store.ts';
import type { StaffDeps } from './deps.ts';
import { operatorIdleMs, type SessionEnd } from './operator.ts';
import * as store from './operator-store.ts';
import type { SignedIn } from './sign-in.ts';
import type { OperatorSessionId } from './operator.ts';
import { hashToken } from './token.ts';

export const ownSessions = (deps: StaffDeps) => {
  const end = (operator: SignedIn, which: Parameters<typeof store.endOwnSessions>[2]): Promise<number> =>
    deps.db.transaction(async (sql) => {
      const ended = await store.endOwnSessions(sql, operator.id, which);
      // Ending all others is audited even if there are none, because every answered call has an entry.
      if (ended > 0 || 'kept' in which)
        await appendAudit(sql, { operatorId: operator.id, action: 'operator.end_sessions', details: { ended } });
      return ended;
    });
  return {
    list: ({ id }: SignedIn) => store.openSessions(deps.db, id, operatorIdleMs),
    /** Returns false if this operator has no such session. */
    end: async (operator: SignedIn, id: OperatorSessionId): Promise<boolean> => (await end(operator, { id })) > 0,
    /** All except the calling one. */
    endOthers: (operator: SignedIn): Promise<number> => end(operator, { kept: operator.sessionId }),
    /** Why the cookie's session ended. */
    ended: async (token: string): Promise<SessionEnd | undefined> =>
      (await store.endedSession(deps.db, hashToken(token), operatorIdleMs))?.end,
  };
};
