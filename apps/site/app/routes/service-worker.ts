/**
 * The service worker, as text: caches files with hashed names, and an anonymous page shown when offline. Pages, calls and balances
 * always come from the server.
 */
import type { Skin } from '@carmine/contract/content/skin';
import { createHash } from 'node:crypto';
import { drawOffline } from '../features/errors/plain-document.tsx';
import { servicesContext } from '../platform/calls/services.ts';
import type { Route } from './+types/service-worker.ts';

const worker = `
const kept = 'immutable-1';
const most = 400;
const isImmutable = ({ origin, pathname, searchParams }) =>
  origin === location.origin && (pathname.startsWith('/assets/') || (pathname.startsWith('/cdn/img/') && searchParams.has('v')));
self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open(apart).then((cache) => cache.addAll(offline.files)).catch(() => undefined));
});
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name !== kept && name !== apart) await caches.delete(name);
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
})()));
const getFile = async (request) => {
  const found = await caches.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok && /immutable/.test(answer.headers.get('cache-control') ?? '')) {
    const cache = await caches.open(kept);
    await cache.put(request, answer.clone());
    const keys = await cache.keys();
    for (const old of keys.slice(0, Math.max(0, keys.length - most))) await cache.delete(old);
  }
  return answer;
};
const getPage = async (event) => {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    if (event.request.destination !== 'document') return Response.error();
    const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': offline.policy };
    return new Response(offline.html, { status: 503, headers });
  }
};
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') event.respondWith(getPage(event));
  else if (isImmutable(new URL(request.url))) event.respondWith(getFile(request));
});
`;

const written = new Map<string, string>();

const write = (skin: Skin): string => {
  const offline = JSON.stringify(drawOffline(skin));
  const apart = `offline-${createHash('sha256').update(offline).digest('hex').slice(0, 8)}`;
  return `const offline = ${offline};\nconst apart = '${apart}';${worker}`;
};

/** For each brand once. */
export const loader = ({ context }: Route.LoaderArgs) => {
  const { skin } = context.get(servicesContext);
  const source = written.get(skin.id) ?? write(skin);
  written.set(skin.id, source);
  return new Response(source, {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' },
  });
};
