/** The desk's one socket: a hint of a new message refetches the counts at once. Without it the page polls. */
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
  watchers.forEach((notify) => notify());
};

const connect = (): void => {
  const mine = new WebSocket(`${location.origin.replace(/^http/, 'ws')}${deskLivePath}`);
  socket = mine;
  mine.addEventListener('open', () => {
    attempt = 0;
    become(true);
    // Catches up on what was missed while disconnected.
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

const watch = (notify: () => void): (() => void) => {
  watchers.add(notify);
  if (watchers.size === 1) connect();
  return () => {
    watchers.delete(notify);
    if (watchers.size > 0) return;
    clearTimeout(timer);
    const last = socket;
    socket = undefined;
    connected = false;
    last?.close();
  };
};

/** For the support count: polls only while the socket is not connected. */
export const useDeskLive = (): { readonly refetchInterval?: number } =>
  useSyncExternalStore(watch, () => connected) ? {} : { refetchInterval: pollMs };
