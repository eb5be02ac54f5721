/** The support desk's socket: hints that something was said. It contains no data and accepts no messages. */
import websocket from '@fastify/websocket';
import { deskLivePath } from '@carmine/contract/back-office/support';
import type { LiveTopic } from '@carmine/contract/live';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { refuse, type Refusal } from '../calls/answer.ts';
import { cookieName, type HttpContext } from '../http-context.ts';
import { keepAlive } from '../live/keep-alive.ts';
import { isSameOrigin } from '../calls/same-origin.ts';
import { sendRefusal } from '../calls/send.ts';

export interface DeskHub {
  add(socket: Pick<WebSocket, 'send'>): () => void;
  count(): number;
  /** Notifies every open desk of this process. */
  notify(): void;
}

const hint = JSON.stringify({ topic: 'support' satisfies LiveTopic });

export const createDeskHub = (): DeskHub => {
  const desks = new Set<Pick<WebSocket, 'send'>>();
  return {
    add: (socket) => {
      desks.add(socket);
      return () => desks.delete(socket);
    },
    count: () => desks.size,
    notify: () => desks.forEach((socket) => socket.send(hint)),
  };
};

export interface DeskOptions {
  readonly total: number;
  readonly pingMs: number;
}

/** A locked operator's socket closes at the next ping. */
const deskDefaults: DeskOptions = { total: 500, pingMs: 10_000 };

const permission = 'support.chat';

/** False if nobody is signed in. */
const mayAnswer = async (http: HttpContext, { cookies }: FastifyRequest): Promise<boolean | undefined> => {
  const token = cookies[cookieName(http)];
  const operator = token === undefined ? undefined : await http.ports.findOperator(token, false);
  return operator && http.ports.isAllowed(operator, permission);
};

const refusalOf = async (
  http: HttpContext,
  request: FastifyRequest,
  full: boolean,
): Promise<Refusal<string> | undefined> => {
  if (request.headers.origin === undefined || !isSameOrigin(request.headers, http.publicUrl))
    return refuse('cross_origin');
  const may = await mayAnswer(http, request);
  if (may === undefined) return refuse('unauthenticated');
  if (!may) return refuse('not_allowed');
  return full ? refuse('too_many_requests', { retryAfterS: 30 }) : undefined;
};

export const registerDeskLive = async (
  app: FastifyInstance,
  http: HttpContext,
  hub: DeskHub,
  options: DeskOptions = deskDefaults,
): Promise<void> => {
  await app.register(websocket, { options: { maxPayload: 1024, perMessageDeflate: false } });
  const onRequest = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const refusal = await refusalOf(http, request, hub.count() >= options.total);
    return refusal && sendRefusal(http, reply, {}, refusal);
  };
  const config = { outsideContract: 'a socket, described in the contract package', socket: true } as const;
  app.get(deskLivePath, { websocket: true, config, onRequest }, (socket, request) => {
    const leave = hub.add(socket);
    socket.on('error', () => socket.terminate());
    socket.on('close', leave);
    socket.on('message', () => socket.close(1008, 'nothing is heard here'));
    keepAlive(socket, options.pingMs, async () => (await mayAnswer(http, request)) === true);
  });
};
