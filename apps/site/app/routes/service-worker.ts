/**
 * What the service worker does is all in this text: it keeps files whose address changes with their content, and nothing
 * else. A page, a call and a balance always come from the server.
 */
const source = `
const kept = 'immutable-1';
const most = 400;
const isImmutable = ({ origin, pathname, searchParams }) =>
  origin === location.origin && (pathname.startsWith('/assets/') || (pathname.startsWith('/cdn/img/') && searchParams.has('v')));
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name !== kept) await caches.delete(name);
  await self.clients.claim();
})()));
self.addEventListener('fetch', (event) => {
  if (event.request.method !== 'GET' || !isImmutable(new URL(event.request.url))) return;
  event.respondWith((async () => {
    const cache = await caches.open(kept);
    const found = await cache.match(event.request);
    if (found) return found;
    const answer = await fetch(event.request);
    if (answer.ok && /immutable/.test(answer.headers.get('cache-control') ?? '')) {
      await cache.put(event.request, answer.clone());
      const keys = await cache.keys();
      for (const old of keys.slice(0, Math.max(0, keys.length - most))) await cache.delete(old);
    }
    return answer;
  })());
});
`;

export const loader = () =>
  new Response(source, {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' },
  });
