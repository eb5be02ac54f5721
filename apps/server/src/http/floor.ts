/** What every route stands on. The site and the back office are two floors: own origin, own cookie, same rules. */
import type { Endpoint } from '@carmine/contract/endpoint';
import type { Ids } from '../platform/ids/ids.ts';
import type { Log } from '../platform/monitoring/log.ts';
import type { Metrics } from '../platform/monitoring/metrics.ts';
import type { FloorPorts } from './ports.ts';
import type { RateLimits } from './rate-limits.ts';

export interface Floor {
  readonly side: 'site' | 'back-office';
  /** The origin that state-changing calls must come from. */
  readonly publicUrl: string;
  readonly ports: FloorPorts;
  readonly limits: RateLimits;
  readonly ids: Ids;
  readonly log: Log;
  readonly metrics: Metrics;
  /** Every endpoint that has a route here, for OpenAPI. */
  readonly endpoints: Endpoint[];
}

export const isSecure = (floor: Pick<Floor, 'publicUrl'>): boolean => floor.publicUrl.startsWith('https://');

/** Stays at sign-out: by it a browser of an earlier sign-in is known. */
export const deviceCookieName = (floor: Pick<Floor, 'publicUrl'>): string =>
  isSecure(floor) ? '__Host-device' : 'device';

/** The prefix makes a browser refuse the cookie from anywhere but this very host over TLS. */
export const cookieName = (floor: Pick<Floor, 'publicUrl' | 'side'>): string => {
  const name = floor.side === 'site' ? 'session' : 'operator';
  return isSecure(floor) ? `__Host-${name}` : name;
};
