/** An HTTP context whose outside is a few variables, for tests of HTTP itself. */
import { createIds, type PlayerId, type SessionId } from '../platform/ids/ids.ts';
import { createLog } from '../platform/monitoring/log.ts';
import { createMetrics } from '../platform/monitoring/metrics.ts';
import type { HttpContext } from '../http/http-context.ts';
import type { PlayerSession } from '../http/ports.ts';

export const session = (scope: 'player' | 'cashier', refusal?: string): PlayerSession => ({
  sessionId: 7n as SessionId,
  playerId: 3n as PlayerId,
  scope,
  refusal,
  steppedUpAt: null,
  playEpoch: 0,
});

export interface TestHttpContext extends HttpContext {
  /** Cookie texts that find a session. */
  readonly sessions: Map<string, PlayerSession>;
  /** What the log has said so far. */
  readonly logged: string[];
  country: string;
  /** Calls left before every budget is spent. */
  budget: number;
}

export const testHttpContext = (
  side: HttpContext['side'] = 'site',
  publicUrl = 'http://casino.test',
): TestHttpContext => {
  const sessions = new Map<string, PlayerSession>();
  const logged: string[] = [];
  const http: TestHttpContext = {
    side,
    publicUrl,
    country: 'MT',
    budget: Infinity,
    sessions,
    logged,
    ids: createIds(Buffer.alloc(32, 1)),
    log: createLog({ role: 'test', version: '0' }, { write: (line: string) => void logged.push(line) }),
    metrics: createMetrics('test'),
    endpoints: [],
    socketCalls: [],
    limits: {
      consume: async () => {
        http.budget -= 1;
        return http.budget >= 0 ? { ok: true } : { ok: false, retryAfterS: 17 };
      },
    },
    ports: {
      findPlayerSession: async (token) => sessions.get(token),
      findPlaySession: async (token) =>
        token === 'play-token' ? { mode: 'real', ended: false, account: 'player:3' } : undefined,
      findOperator: async (token) =>
        token === 'operator-token' ? { id: 1n as never, name: 'Olga', email: 'o@x', proven: true } : undefined,
      isAllowed: (_operator, permission) => permission === 'self',
      countryOf: () => http.country,
      skinOf: () => 'carmine',
      isRestricted: async (country) => country === 'KP',
    },
  };
  return http;
};
