/** A page's socket. Messages are hints to refetch: a lost one costs seconds, never correctness. */
import type { livePath, LiveMessage, LiveSubscribe } from '../live.ts';

export interface LiveHandlers {
  readonly onMessage: (message: LiveMessage) => void;
  /** Messages may have been missed: everything live is asked again. */
  readonly onGap: () => void;
  readonly onState: (connected: boolean) => void;
}

export interface LiveSocket {
  close(): void;
}

const longestWaitMs = 30_000;
/** A connection that ends sooner was not wanted by the server: the next one waits longer, as after one that failed. */
const steadyMs = 10_000;

/** 1, 2, 4 … 30 seconds with up to a third of jitter, so that clients do not reconnect simultaneously after a restart. */
export const backoffMs = (attempt: number, spread: number): number =>
  Math.min(1000 * 2 ** attempt, longestWaitMs) * (1 + spread / 3);

export const readMessage = (text: unknown): LiveMessage | undefined => {
  if (typeof text !== 'string') return undefined;
  try {
    const message = JSON.parse(text) as Partial<LiveMessage>;
    const fits = typeof message.topic === 'string' && typeof message.version === 'number';
    return fits ? (message as LiveMessage) : undefined;
  } catch {
    return undefined;
  }
};

/** Messages of a topic are numbered consecutively: a gap means that something was missed. */
export const createGapFinder = () => {
  const seen = new Map<string, number>();
  return {
    isGap: ({ topic, version }: LiveMessage): boolean => {
      const last = seen.get(topic) ?? 0;
      seen.set(topic, version);
      return version > last + 1;
    },
    forget: () => seen.clear(),
  };
};

const spreadNow = (): number => (crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) / 255;

/** Written out, so that a page loads no schemas for it. */
const socketPath: typeof livePath = '/live';

const liveAddress = (): string => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${socketPath}`;

export const openLiveSocket = (wanted: LiveSubscribe, handlers: LiveHandlers): LiveSocket => {
  const gaps = createGapFinder();
  let attempt = 0;
  let wasConnected = false;
  let closed = false;
  let openedAt = Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let socket: WebSocket | undefined;
  const connect = () => {
    socket = new WebSocket(liveAddress());
    socket.addEventListener('open', () => {
      openedAt = performance.now();
      gaps.forget();
      socket?.send(JSON.stringify(wanted));
      handlers.onState(true);
      if (wasConnected) handlers.onGap();
      wasConnected = true;
    });
    socket.addEventListener('message', (event) => {
      const message = readMessage(event.data);
      if (message === undefined) return;
      if (gaps.isGap(message)) handlers.onGap();
      handlers.onMessage(message);
    });
    socket.addEventListener('close', () => {
      // Whoever has closed it hears no more: no page polls after it was left.
      if (closed) return;
      handlers.onState(false);
      if (performance.now() - openedAt >= steadyMs) attempt = 0;
      openedAt = Infinity;
      timer = setTimeout(connect, backoffMs(attempt, spreadNow()));
      attempt += 1;
    });
  };
  connect();
  return {
    close: () => {
      closed = true;
      clearTimeout(timer);
      socket?.close();
    },
  };
};
