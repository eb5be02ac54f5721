/** State changes must come from the site's own pages: other sites cannot forge these headers, and old tools do not send them. */
import type { IncomingHttpHeaders } from 'node:http';

const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

/** In development the site is reached under several loopback names, each its own origin. */
const isOwnLoopback = (origin: string, host: string | undefined): boolean => {
  if (!URL.canParse(origin)) return false;
  const url = new URL(origin);
  return url.protocol === 'http:' && loopbackHosts.has(url.hostname) && url.host === host;
};

/** The browser's origin in a same-origin call: a GET sends no origin, but its host. */
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
