/** What every route is given. The site and the back office have one each: own origin, own cookie, same rules. */
import type { Endpoint } from '@carmine/contract/endpoint';
import type { Ids } from '../platform/ids/ids.ts';
import type { Log } from '../platform/monitoring/log.ts';
import type { Metrics } from '../platform/monitoring/metrics.ts';
import type { HttpPorts } from './ports.ts';
import type { RateLimits } from './rate-limits.ts';

export interface HttpContext {
  readonly side: 'site' | 'back-office';
  /** The origin that state-changing calls must come from. */
  readonly publicUrl: string;
  readonly ports: HttpPorts;
  readonly limits: RateLimits;
  readonly ids: Ids;
  readonly log: Log;
  readonly metrics: Metrics;
  /** Every endpoint that has a route here, for OpenAPI. */
  readonly endpoints: Endpoint[];
}

export const isSecure = (http: Pick<HttpContext, 'publicUrl'>): boolean => http.publicUrl.startsWith('https://');

/** Stays at sign-out: by it a browser of an earlier sign-in is known. */
export const deviceCookieName = (http: Pick<HttpContext, 'publicUrl'>): string =>
  isSecure(http) ? '__Host-device' : 'device';

/** The prefix makes a browser refuse the cookie from anywhere but this very host over TLS. */
export const cookieName = (http: Pick<HttpContext, 'publicUrl' | 'side'>): string => {
  const name = http.side === 'site' ? 'session' : 'operator';
  return isSecure(http) ? `__Host-${name}` : name;
};
