/** Rounds on the frame's socket. Every message is handed to the route of its call, so that no guard stands twice or is left out. */
import {
  playSocketCall,
  playSocketHello,
  playSocketPath,
  type PlaySocketAnswer,
} from '@carmine/contract/games/play-socket';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type { z } from 'zod';
import { refuse } from '../calls/answer.ts';
import { isSameOrigin } from '../calls/same-origin.ts';
import { refusalOf } from '../calls/refusal-of.ts';
import { createRequestIds } from '../calls/request-ids.ts';
import { refusalText, sendRefusal } from '../calls/send.ts';
import type { CallAnswer } from '../calls/socket-call.ts';
import { visitorHeaders } from '../calls/visitor-headers.ts';
import type { HttpContext } from '../http-context.ts';
import type { Client } from '../ports.ts';
import { keepAlive } from '../live/keep-alive.ts';
import { createSocketTally, type SocketTally } from '../live/socket-tally.ts';

export interface PlaySocketOptions {
  readonly perAddress: number;
  readonly total: number;
  readonly pingMs: number;
  /** Until the token has come. */
  readonly helloMs: number;
  /** Calls of one socket that wait for their answers. */
  readonly inFlight: number;
}

export const playSocketDefaults: PlaySocketOptions = {
  ...{ perAddress: 100, total: 20_000, pingMs: 25_000 },
  ...{ helloMs: 5_000, inFlight: 8 },
};

const sessionEndedCode = 4401;

const nextId = createRequestIds();

const readMessage = <T>(schema: z.ZodType<T>, raw: Buffer): T | undefined => {
  try {
    return schema.safeParse(JSON.parse(raw.toString())).data;
  } catch {
    return undefined;
  }
};

interface Caller {
  readonly client: Client;
  readonly headers: Readonly<Record<string, string>>;
}

/** What the route of the call answers, or refuses it with. */
const answerOf = async (
  http: HttpContext,
  { client, headers }: Caller,
  { path, key, body }: z.infer<typeof playSocketCall>,
  requestId: string,
): Promise<CallAnswer & { readonly route: string }> => {
  for (const { endpoint, paramsOf, perform } of http.socketCalls) {
    const params = paramsOf(path);
    if (params === undefined) continue;
    const given = key === undefined ? headers : { ...headers, 'idempotency-key': key };
    const answer = await perform({ id: requestId, client, headers: given, cookies: {} }, params, body).catch(
      (error: unknown) => refusalText({}, refusalOf(http, error, { requestId, route: endpoint.name }), requestId),
    );
    return { ...answer, route: endpoint.name };
  }
  return { ...refusalText({}, refuse('not_found'), requestId), route: 'unknown' };
};

/** Messages of one socket: the token first, then calls. */
const serve = (
  app: FastifyInstance,
  http: HttpContext,
  { socket, request, options }: { socket: WebSocket; request: FastifyRequest; options: PlaySocketOptions },
): void => {
  const common = visitorHeaders(http, request);
  let bearer: string | undefined;
  let waiting = 0;
  const send = (message: object): void => {
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message));
  };
  const isValid = async (): Promise<boolean> =>
    bearer === undefined || (await http.ports.findPlaySession(bearer, true))?.ended === false;
  const slow = setTimeout(() => socket.close(1008, 'no token'), options.helloMs).unref();
  socket.on('close', () => clearTimeout(slow));

  const greet = async (token: string): Promise<void> => {
    clearTimeout(slow);
    bearer = token;
    if (await isValid()) send({ ready: true });
    else socket.close(sessionEndedCode, 'session ended');
  };
  const perform = async (call: z.infer<typeof playSocketCall>, token: string): Promise<void> => {
    const id = nextId();
    const began = performance.now();
    const caller = { client: request.client, headers: { ...common, authorization: `Bearer ${token}` } };
    const { route, status, body } = await answerOf(http, caller, call, id);
    send({ id: call.id, status, body } satisfies PlaySocketAnswer);
    app.logCall({ id, route, method: 'POST', status, tookMs: performance.now() - began, client: request.client });
  };

  socket.on('message', (raw: Buffer, isBinary: boolean) => {
    const hello = bearer === undefined && !isBinary ? readMessage(playSocketHello, raw) : undefined;
    if (hello !== undefined) return void greet(hello.bearer).catch(() => socket.close(1013, 'try again'));
    const call = bearer === undefined || isBinary ? undefined : readMessage(playSocketCall, raw);
    if (call === undefined || bearer === undefined) return socket.close(1008, 'not understood');
    if (waiting === options.inFlight) return socket.close(1008, 'too many calls');
    waiting += 1;
    void perform(call, bearer)
      .catch(() => socket.close(1011, 'failed'))
      .finally(() => {
        waiting -= 1;
      });
    return undefined;
  });
  keepAlive(socket, options.pingMs, isValid);
};

/** After `registerLive`, which brings sockets to the server. */
export const registerPlaySocket = (
  app: FastifyInstance,
  http: HttpContext,
  options: PlaySocketOptions = playSocketDefaults,
  tally: SocketTally = createSocketTally(options),
): void => {
  const config = { outsideContract: 'a socket, described in the contract package', socket: true } as const;
  const onRequest = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    if (request.headers.origin === undefined || !isSameOrigin(request.headers, http.publicUrl))
      return sendRefusal(http, reply, {}, refuse('cross_origin'));
    if (tally.isFull(request.client.ip))
      return sendRefusal(http, reply, {}, refuse('too_many_requests', { retryAfterS: 30 }));
    return undefined;
  };
  app.get(playSocketPath, { websocket: true, config, onRequest }, (socket, request) => {
    const leave = tally.enter(request.client.ip);
    socket.on('error', () => socket.terminate());
    socket.on('close', leave);
    serve(app, http, { socket, request, options });
  });
};
