/**
 * A drawn page is taken over in parts. In one go a phone would hear nobody for as long as all of it takes; between two parts it
 * answers. On the server, in a page that is awake and in tests a part is what stands in it.
 */
import { Suspense, use, useSyncExternalStore, type ReactNode } from 'react';
import { nextTask } from './next-task.ts';

interface Turn {
  readonly come: Promise<void>;
  readonly begin: () => void;
  begun: boolean;
}

/** By the parts' names, in the order in which they were met; only while a page is being taken over. */
let turns: Map<string, Turn> | undefined;
const listeners = new Set<() => void>();

const createTurn = (): Turn => {
  let resolve = (): void => undefined;
  const come = new Promise<void>((resolved) => {
    resolve = resolved;
  });
  const turn: Turn = {
    come,
    begun: false,
    begin: () => {
      turn.begun = true;
      resolve();
    },
  };
  return turn;
};

const turnOf = (all: Map<string, Turn>, name: string): Turn => {
  const turn = all.get(name) ?? createTurn();
  all.set(name, turn);
  return turn;
};

const Waiting = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => {
  const turn = turns && turnOf(turns, name);
  if (turn?.begun === false) use(turn.come);
  return children;
};

/**
 * What stands in it has one outermost element, a name that nothing else on the page has, and is the same when its turn comes:
 * never a route's own page, which may be another by then.
 */
export const Part = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <Suspense>
    <Waiting name={name}>{children}</Waiting>
  </Suspense>
);

/** `hydrate` takes over what is in no part; the parts follow, each in a task of its own, also those inside of another. */
export const takeOverInParts = async (hydrate: () => void): Promise<void> => {
  const all = new Map<string, Turn>();
  turns = all;
  hydrate();
  for (const turn of all.values()) {
    await nextTask();
    turn.begin();
  }
  await nextTask();
  turns = undefined;
  listeners.forEach((listener) => listener());
};

const listen = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether everything that was drawn hears. */
export const useIsAwake = (): boolean =>
  useSyncExternalStore(
    listen,
    () => turns === undefined,
    () => false,
  );

/** What the server does not draw and nobody misses in a page that is not awake: it comes when the last part was taken over. */
export const WhenAwake = ({ children }: { readonly children: ReactNode }) => (useIsAwake() ? children : null);
