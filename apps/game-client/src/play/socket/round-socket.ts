/**
 * Calls of rounds on one socket, in the shape of `fetch`. The first one opens it and goes over HTTP, so that nothing ever waits for a
 * socket. A call whose socket closes fails like a call whose network does: it is repeated under its key, over HTTP.
 */
import type { playSocketPath, PlaySocketAnswer, PlaySocketCall } from '@carmine/contract/games/play-socket';

const path: typeof playSocketPath = '/play/v1/socket';
const rounds = /^\/play\/v1\/rounds(?:\/[\w-]+\/(?:actions|presented))?$/;

export const playSocketUrl = ({ origin }: Pick<Location, 'origin'>): string => origin.replace(/^http/, 'ws') + path;

type Socket = Pick<WebSocket, 'send' | 'close' | 'addEventListener'>;

interface Waiting {
  readonly resolve: (answer: Response) => void;
  readonly reject: (reason: unknown) => void;
}

/** Where sockets are not let through, HTTP is enough. */
const mostAttempts = 3;

export const createRoundSocket = (fetcher: typeof fetch, bearer: string, connect: () => Socket): typeof fetch => {
  const waiting = new Map<number, Waiting>();
  let opened: Socket | undefined;
  let isReady = false;
  let attempts = 0;
  let lastId = 0;

  const end = (socket: Socket): void => {
    if (socket !== opened) return;
    opened = undefined;
    isReady = false;
    for (const { reject } of waiting.values()) reject(new TypeError('The socket was closed'));
    waiting.clear();
  };

  const hear = (message: Partial<PlaySocketAnswer> & { ready?: boolean }): void => {
    if (message.ready === true) {
      isReady = true;
      attempts = 0;
      return;
    }
    const { id = 0, status = 500, body } = message;
    // A status without content takes no body at all.
    waiting.get(id)?.resolve(new Response(body === '' ? null : body, { status }));
    waiting.delete(id);
  };

  const open = (): void => {
    if (opened !== undefined || attempts === mostAttempts) return;
    attempts += 1;
    const socket = connect();
    opened = socket;
    socket.addEventListener('open', () => socket.send(JSON.stringify({ bearer })));
    socket.addEventListener('message', ({ data }) => hear(JSON.parse(String(data)) as Partial<PlaySocketAnswer>));
    socket.addEventListener('close', () => end(socket));
  };

  const send = async (socket: Socket, call: Omit<PlaySocketCall, 'id'>, signal?: AbortSignal | null) =>
    new Promise<Response>((resolve, reject) => {
      lastId += 1;
      const id = lastId;
      waiting.set(id, { resolve, reject });
      signal?.addEventListener('abort', () => {
        if (!waiting.delete(id)) return;
        reject(signal.reason);
        // It may be open in name only.
        socket.close();
        end(socket);
      });
      socket.send(JSON.stringify({ id, ...call } satisfies PlaySocketCall));
    });

  return async (input, init = {}) => {
    if (typeof input !== 'string' || init.method !== 'POST' || !rounds.test(input)) return fetcher(input, init);
    if (opened === undefined || !isReady) {
      open();
      return fetcher(input, init);
    }
    const key = new Headers(init.headers).get('idempotency-key') ?? undefined;
    return send(opened, { path: input, key, body: typeof init.body === 'string' ? init.body : '' }, init.signal);
  };
};
