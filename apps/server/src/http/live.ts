/** `/live`: who may open a socket, how much it may say, and when it is closed. */
import websocket from '@fastify/websocket';
import { livePath, liveSubscribe, type PublicTopic } from '@carmine/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { refuse } from './answer.ts';
import { networkOf } from './client-address.ts';
import { cookieName, type Floor } from './floor.ts';
import type { Listener, LiveHub } from './live-hub.ts';
import type { PlayerSession } from './ports.ts';
import { isSameOrigin } from './same-origin.ts';
import { sendRefusal } from './send.ts';

export interface LiveOptions {
  readonly frameBytes: number;
  readonly perPlayer: number;
  readonly perAddress: number;
  readonly total: number;
  readonly pingMs: number;
  /** Messages that one socket may send in ten seconds. */
  readonly messagesPerTenSeconds: number;
}

export const liveDefaults: LiveOptions = {
  frameBytes: 16_384,
  perPlayer: 10,
  perAddress: 100,
  total: 20_000,
  pingMs: 25_000,
  messagesPerTenSeconds: 30,
};

/** More waiting bytes than this: the client does not read, and our memory is not its buffer. */
const backlogBytes = 1_000_000;

const sessionOf = async (floor: Floor, request: FastifyRequest): Promise<PlayerSession | undefined> => {
  const token = request.cookies[cookieName(floor)];
  return token === undefined || token.length > 128 ? undefined : floor.ports.findPlayerSession(token);
};

const readSubscription = (text: string): PublicTopic[] | undefined => {
  try {
    const read = liveSubscribe.safeParse(JSON.parse(text));
    return read.success ? read.data.subscribe : undefined;
  } catch {
    return undefined;
  }
};

/** Closes a socket that talks too much or says what nobody asked for. */
const hear = (socket: WebSocket, topics: Set<PublicTopic>, allowance: number): void => {
  let left = allowance;
  const refill = setInterval(() => {
    left = allowance;
  }, 10_000).unref();
  socket.on('close', () => clearInterval(refill));
  socket.on('message', (raw: Buffer, isBinary: boolean) => {
    left -= 1;
    if (left < 0) {
      socket.close(1008, 'too many messages');
      return;
    }
    const wanted = isBinary ? undefined : readSubscription(raw.toString());
    if (wanted === undefined) {
      socket.close(1008, 'not understood');
      return;
    }
    topics.clear();
    for (const topic of wanted) topics.add(topic);
  });
};

/** Ends sockets that no longer answer, and those whose session has ended elsewhere meanwhile. */
const keepAlive = (socket: WebSocket, pingMs: number, isStillValid: () => Promise<boolean>): void => {
  let alive = true;
  socket.on('pong', () => {
    alive = true;
  });
  const timer = setInterval(() => {
    if (!alive || socket.bufferedAmount > backlogBytes) {
      socket.terminate();
      return;
    }
    alive = false;
    socket.ping();
    isStillValid().then(
      (valid) => valid || socket.close(4401, 'session ended'),
      () => undefined,
    );
  }, pingMs).unref();
  socket.on('close', () => clearInterval(timer));
};

export const registerLive = async (
  app: FastifyInstance,
  floor: Floor,
  hub: LiveHub,
  options: LiveOptions = liveDefaults,
): Promise<void> => {
  await app.register(websocket, { options: { maxPayload: options.frameBytes, perMessageDeflate: false } });
  const sessions = new WeakMap<FastifyRequest, PlayerSession>();
  const perAddress = new Map<string, number>();

  const open = (socket: WebSocket, request: FastifyRequest): void => {
    const session = sessions.get(request);
    const network = networkOf(request.client.ip);
    const listener: Listener = {
      socket,
      topics: new Set(),
      versions: new Map(),
      ...(session === undefined ? {} : { playerId: session.playerId, sessionId: session.sessionId }),
    };
    hub.add(listener);
    perAddress.set(network, (perAddress.get(network) ?? 0) + 1);
    floor.metrics.liveConnections(hub.count());
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      hub.remove(listener);
      const left = (perAddress.get(network) ?? 1) - 1;
      if (left === 0) perAddress.delete(network);
      else perAddress.set(network, left);
      floor.metrics.liveConnections(hub.count());
    });
    hear(socket, listener.topics, options.messagesPerTenSeconds);
    keepAlive(
      socket,
      options.pingMs,
      async () => session === undefined || (await sessionOf(floor, request)) !== undefined,
    );
  };

  app.get(
    livePath,
    {
      websocket: true,
      config: { outsideContract: 'a socket, described in the contract package' },
      onRequest: async (request, reply) => {
        const { origin } = request.headers;
        if (origin === undefined || !isSameOrigin(request.headers, floor.publicUrl)) {
          return sendRefusal(floor, reply, {}, refuse('cross_origin'));
        }
        const session = await sessionOf(floor, request);
        if (session === undefined && (await floor.ports.isRestricted(request.client.country))) {
          return sendRefusal(floor, reply, {}, refuse('country_restricted'));
        }
        const isFull =
          hub.count() >= options.total ||
          (perAddress.get(networkOf(request.client.ip)) ?? 0) >= options.perAddress ||
          (session !== undefined && hub.count(session.playerId) >= options.perPlayer);
        if (isFull) return sendRefusal(floor, reply, {}, refuse('too_many_requests', { retryAfterS: 30 }));
        if (session !== undefined) sessions.set(request, session);
        return undefined;
      },
    },
    (socket, request) => open(socket, request),
  );
};
