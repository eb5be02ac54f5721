/**
 * Hydration in chunks. Hydrating the whole page at once would block a phone's main thread; between two chunks it can respond to input.
 * On the server, in tests and after hydration a chunk only renders its children.
 */
import { Suspense, use, useSyncExternalStore, type ReactNode } from 'react';
import { nextTask } from './next-task.ts';

interface Chunk {
  readonly ready: Promise<void>;
  readonly release: () => void;
  released: boolean;
}

/** By name, in the order in which they were first rendered; only while the page is hydrating. */
let pending: Map<string, Chunk> | undefined;
const listeners = new Set<() => void>();

const createChunk = (): Chunk => {
  let resolve = (): void => undefined;
  const ready = new Promise<void>((resolved) => {
    resolve = resolved;
  });
  const chunk: Chunk = {
    ready,
    released: false,
    release: () => {
      chunk.released = true;
      resolve();
    },
  };
  return chunk;
};

const chunkOf = (all: Map<string, Chunk>, name: string): Chunk => {
  const chunk = all.get(name) ?? createChunk();
  all.set(name, chunk);
  return chunk;
};

const Waiting = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => {
  const chunk = pending && chunkOf(pending, name);
  if (chunk?.released === false) use(chunk.ready);
  return children;
};

/**
 * Needs a single root element and a name that is unique on the page. Its content must not change before it is hydrated, so it
 * never wraps a route's own page, which a navigation may replace.
 */
export const HydrationChunk = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <Suspense>
    <Waiting name={name}>{children}</Waiting>
  </Suspense>
);

/** `hydrate` hydrates everything outside chunks; chunks follow, including nested ones, each in a separate task. */
export const hydrateInChunks = async (hydrate: () => void): Promise<void> => {
  const all = new Map<string, Chunk>();
  pending = all;
  hydrate();
  for (const chunk of all.values()) {
    await nextTask();
    chunk.release();
  }
  await nextTask();
  pending = undefined;
  listeners.forEach((listener) => listener());
};

const listen = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether the whole page is hydrated. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    listen,
    () => pending === undefined,
    () => false,
  );

/** For what the server does not render and a page can do without at first: mounted after the last chunk. */
export const WhenHydrated = ({ children }: { readonly children: ReactNode }) => (useIsHydrated() ? children : null);
