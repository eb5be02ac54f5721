/** The desk's one socket: a hint that somebody wrote, and the pulse is asked at once. Without it the page asks by itself. */
import { deskLivePath, supportPulse } from '@carmine/contract/back-office/support';
import { useSyncExternalStore } from 'react';
import { queryClient } from '../calls.ts';

const longestWaitMs = 30_000;
/** While there is no socket. */
const pollMs = 3000;

const watchers = new Set<() => void>();
let connected = false;
let attempt = 0;
let socket: WebSocket | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

const lookAgain = (): void => void queryClient.invalidateQueries({ queryKey: [supportPulse.name] });

const become = (next: boolean): void => {
  connected = next;
  watchers.forEach((tell) => tell());
};

const connect = (): void => {
  const mine = new WebSocket(`${location.origin.replace(/^http/, 'ws')}${deskLivePath}`);
  socket = mine;
  mine.addEventListener('open', () => {
    attempt = 0;
    become(true);
    // What was said while nobody listened.
    lookAgain();
  });
  mine.addEventListener('message', lookAgain);
  mine.addEventListener('close', () => {
    if (socket !== mine) return;
    become(false);
    timer = setTimeout(connect, Math.min(1000 * 2 ** attempt, longestWaitMs));
    attempt += 1;
  });
};

const watch = (tell: () => void): (() => void) => {
  watchers.add(tell);
  if (watchers.size === 1) connect();
  return () => {
    watchers.delete(tell);
    if (watchers.size > 0) return;
    clearTimeout(timer);
    const last = socket;
    socket = undefined;
    connected = false;
    last?.close();
  };
};

/** For the pulse's query: asked in turn only while nobody tells. */
export const useDeskLive = (): { readonly refetchInterval?: number } =>
  useSyncExternalStore(watch, () => connected) ? {} : { refetchInterval: pollMs };
