/** Answers of rounds that a page receives, whichever way they travel: over HTTP, or on the frame's socket once that is open. */
import { playSocketPath } from '@carmine/contract/games/play-socket';
import type { Page } from 'playwright';

const onSocket = new WeakMap<Page, Set<() => void>>();

/** From the page's beginning: a socket that is open already cannot be listened to. */
export const hearRounds = (page: Page): void => {
  const waiting = new Set<() => void>();
  onSocket.set(page, waiting);
  page.on('websocket', (socket) => {
    if (!socket.url().endsWith(playSocketPath)) return;
    socket.on('framereceived', ({ payload }) => {
      if (!/"status":20[01]/.test(String(payload))) return;
      for (const heard of waiting) heard();
      waiting.clear();
    });
  });
};

/** The next accepted bet or action. */
export const roundAnswered = (page: Page): Promise<void> => {
  const waiting = onSocket.get(page);
  if (waiting === undefined) throw new Error('Nobody listens to the rounds of this page');
  return new Promise((resolve) => {
    waiting.add(resolve);
    const overHttp = page.waitForResponse(
      (answer) =>
        answer.request().method() === 'POST' &&
        /\/play\/v1\/rounds(\/[\w-]+\/actions)?$/.test(answer.url()) &&
        (answer.status() === 200 || answer.status() === 201),
      { timeout: 0 },
    );
    // Of a page that closes before: the socket has answered.
    overHttp.then(
      () => resolve(),
      () => undefined,
    );
  });
};
