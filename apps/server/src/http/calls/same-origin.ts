/** State changes come from the site's own pages: a foreign page can send neither header, and an old tool sends none. */
import type { IncomingHttpHeaders } from 'node:http';

const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

/** At home the site answers under several names of the same machine; each is its own origin. */
const isOwnLoopback = (origin: string, host: string | undefined): boolean => {
  if (!URL.canParse(origin)) return false;
  const url = new URL(origin);
  return url.protocol === 'http:' && loopbackHosts.has(url.hostname) && url.host === host;
};

/** Where the browser is, of a call that is same-origin: a GET names no origin, but its host. */
export const originOf = ({ origin, host }: IncomingHttpHeaders, publicUrl: string): string => {
  const own = origin ?? `http://${host ?? ''}`;
  return isOwnLoopback(own, host) ? own : publicUrl;
};

export const isSameOrigin = (headers: IncomingHttpHeaders, publicUrl: string): boolean => {
  const site = headers['sec-fetch-site'];
  const { origin, host } = headers;
  if (site !== undefined && site !== 'same-origin') return false;
  if (origin === undefined) return site === 'same-origin';
  return origin === publicUrl || isOwnLoopback(origin, host);
};
