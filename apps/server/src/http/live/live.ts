/** `/live`: admission of sockets, limits, and closing. */
import websocket from '@fastify/websocket';
import { livePath, liveSubscribe, type LiveSubscribe } from '@carmine/contract/live';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { refuse, type Refusal } from '../calls/answer.ts';
import { cookieName, type HttpContext } from '../http-context.ts';
import { keepAlive } from './keep-alive.ts';
import type { Listener, LiveHub } from './live-hub.ts';
import { createSocketTally } from './socket-tally.ts';
import type { PlayerSession } from '../ports.ts';
import { isSameOrigin } from '../calls/same-origin.ts';
import { sendRefusal } from '../calls/send.ts';
import { hashChatToken, readChatToken } from '../support-service/visitor-cookie.ts';

export interface LiveOptions {
  readonly frameBytes: number;
  readonly perPlayer: number;
  readonly perAddress: number;
  readonly total: number;
  readonly pingMs: number;
  /** Messages a socket may send per ten seconds. */
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

const sessionOf = async (http: HttpContext, request: FastifyRequest): Promise<PlayerSession | undefined> => {
  const token = request.cookies[cookieName(http)];
  return token === undefined || token.length > 128 ? undefined : http.ports.findPlayerSession(token);
};

const readSubscription = (text: string): LiveSubscribe | undefined => {
  try {
    const read = liveSubscribe.safeParse(JSON.parse(text));
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
};

/** Closes a socket that sends too much, or anything unexpected. */
const hear = (socket: WebSocket, hub: LiveHub, listener: Listener, allowance: number): void => {
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
    hub.subscribe(listener, wanted.subscribe);
    listener.tables = new Set(wanted.tables);
  });
};

/** Visitors who wrote to support without an account receive the answer too. */
const visitorOf = (http: HttpContext, request: FastifyRequest): { visitor?: string } => {
  const token = readChatToken(http, request.headers.cookie);
  return token === undefined ? {} : { visitor: hashChatToken(token).toString('base64url') };
};

/** Checked before the upgrade, like any call. */
const admitSocket = async (
  http: HttpContext,
  request: FastifyRequest,
  isFull: (session: PlayerSession | undefined) => boolean,
): Promise<{ refusal: Refusal<string> } | { session: PlayerSession | undefined }> => {
  if (request.headers.origin === undefined || !isSameOrigin(request.headers, http.publicUrl)) {
    return { refusal: refuse('cross_origin') };
  }
  const session = await sessionOf(http, request);
  if (session === undefined && (await http.ports.isRestricted(request.client.country))) {
    return { refusal: refuse('country_restricted') };
  }
  return isFull(session) ? { refusal: refuse('too_many_requests', { retryAfterS: 30 }) } : { session };
};

export const registerLive = async (
  app: FastifyInstance,
  http: HttpContext,
  hub: LiveHub,
  options: LiveOptions = liveDefaults,
): Promise<void> => {
  await app.register(websocket, { options: { maxPayload: options.frameBytes, perMessageDeflate: false } });
  const sessions = new WeakMap<FastifyRequest, PlayerSession>();
  const tally = createSocketTally(options);

  const open = (socket: WebSocket, request: FastifyRequest): void => {
    const session = sessions.get(request);
    const own =
      session === undefined ? visitorOf(http, request) : { playerId: session.playerId, sessionId: session.sessionId };
    const listener: Listener = { socket, topics: new Set(), tables: new Set(), versions: new Map(), ...own };
    hub.add(listener);
    const leave = tally.enter(request.client.ip);
    http.metrics.liveConnections(hub.count());
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      hub.remove(listener);
      leave();
      http.metrics.liveConnections(hub.count());
    });
    hear(socket, hub, listener, options.messagesPerTenSeconds);
    keepAlive(
      socket,
      options.pingMs,
      async () => session === undefined || (await sessionOf(http, request)) !== undefined,
    );
  };

  const onRequest = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const admitted = await admitSocket(
      http,
      request,
      (session) =>
        tally.isFull(request.client.ip) || (session !== undefined && hub.count(session.playerId) >= options.perPlayer),
    );
    if ('refusal' in admitted) return sendRefusal(http, reply, {}, admitted.refusal);
    if (admitted.session !== undefined) sessions.set(request, admitted.session);
    return undefined;
  };

  const config = { outsideContract: 'a socket, described in the contract package', socket: true } as const;
  app.get(livePath, { websocket: true, config, onRequest }, open);
};
