/** The table's events from `/live`, as long as the page is open: connects again by itself, and says when it is away. */
import type { TableEvent } from '@carmine/contract/live';

export interface TableSocket {
  close(): void;
}

interface Hooks {
  /** Connected, for the first time or again: what happened meanwhile has to be read. */
  readonly onOpen: () => void;
  readonly onEvent: (event: TableEvent) => void;
  /** The server says that something may be missing. */
  readonly onGap: () => void;
  readonly onAway: () => void;
}

/** 0 … 1. */
const spread = (): number => (crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) / 255;

const [firstWaitMs, longestWaitMs] = [400, 8_000];

const read = (text: unknown): { topic?: string; data?: TableEvent | null } | undefined => {
  try {
    return JSON.parse(String(text)) as { topic?: string; data?: TableEvent | null };
  } catch {
    return undefined;
  }
};

export const openTableSocket = (connect: () => WebSocket, hooks: Hooks): TableSocket => {
  let socket: WebSocket | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let [ended, waitMs] = [false, firstWaitMs];
  const later = (): void => {
    if (ended) return;
    hooks.onAway();
    // Not all at once: thousands of pages lose the same server together.
    retry = setTimeout(start, waitMs * (0.5 + spread()));
    waitMs = Math.min(waitMs * 2, longestWaitMs);
  };
  const start = (): void => {
    let current: WebSocket;
    try {
      current = connect();
    } catch {
      later();
      return;
    }
    socket = current;
    current.addEventListener('open', () => {
      waitMs = firstWaitMs;
      current.send(JSON.stringify({ subscribe: ['tables'] }));
      hooks.onOpen();
    });
    current.addEventListener('message', ({ data }) => {
      const message = read(data);
      if (message?.topic !== 'tables') return;
      if (message.data === null || message.data === undefined) hooks.onGap();
      else hooks.onEvent(message.data);
    });
    current.addEventListener('close', () => {
      if (socket === current) later();
    });
  };
  start();
  return {
    close: () => {
      ended = true;
      clearTimeout(retry);
      socket?.close();
    },
  };
};
