/** Context of every route. The site and the back office have one each: separate origin and cookie, same rules. */
import type { Endpoint } from '@carmine/contract/endpoint';
import type { Ids } from '../platform/ids/ids.ts';
import type { Log } from '../platform/monitoring/log.ts';
import type { Metrics } from '../platform/monitoring/metrics.ts';
import type { HttpPorts } from './ports.ts';
import type { RateLimits } from './rate-limits.ts';
import type { SocketCall } from './calls/socket-call.ts';

export interface HttpContext {
  readonly side: 'site' | 'back-office';
  /** Origin that state-changing calls must come from. */
  readonly publicUrl: string;
  readonly ports: HttpPorts;
  readonly limits: RateLimits;
  readonly ids: Ids;
  readonly log: Log;
  readonly metrics: Metrics;
  /** All endpoints with a route here, for OpenAPI. */
  readonly endpoints: Endpoint[];
  /** Those that travel on the frame's socket too. */
  readonly socketCalls: SocketCall[];
}

export const isSecure = (http: Pick<HttpContext, 'publicUrl'>): boolean => http.publicUrl.startsWith('https://');

/** Kept at sign-out: identifies a browser of an earlier sign-in. */
export const deviceCookieName = (http: Pick<HttpContext, 'publicUrl'>): string =>
  isSecure(http) ? '__Host-device' : 'device';

/** The prefix makes browsers reject the cookie unless this exact host set it over TLS. */
export const cookieName = (http: Pick<HttpContext, 'publicUrl' | 'side'>): string => {
  const name = http.side === 'site' ? 'session' : 'operator';
  return isSecure(http) ? `__Host-${name}` : name;
};
