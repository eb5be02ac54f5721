/** Where an operator is signed in, the end of it from elsewhere, and why it ended. */
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
      // To end all others is an act where there are none, too: every answered call leaves its entry.
      if (ended > 0 || 'kept' in which)
        await appendAudit(sql, { operatorId: operator.id, action: 'operator.end_sessions', details: { ended } });
      return ended;
    });
  return {
    list: ({ id }: SignedIn) => store.openSessions(deps.db, id, operatorIdleMs),
    /** False where there is no such session of this operator. */
    end: async (operator: SignedIn, id: OperatorSessionId): Promise<boolean> => (await end(operator, { id })) > 0,
    /** All but the one that asks. */
    endOthers: (operator: SignedIn): Promise<number> => end(operator, { kept: operator.sessionId }),
    /** Why the session of this cookie is no more. */
    ended: async (token: string): Promise<SessionEnd | undefined> =>
      (await store.endedSession(deps.db, hashToken(token), operatorIdleMs))?.end,
  };
};
