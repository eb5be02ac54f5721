/**
 * A listening server: limits against slow and endless clients, request ids, headers, one log line per request. Hooks on every request
 * use callbacks, because promises would cost a bet more than the hooks do.
 */
import cookie from '@fastify/cookie';
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { refuse } from './calls/answer.ts';
import { endUnreadBody, limitBodyTime, uploadMs } from './calls/body-time.ts';
import { useJson } from './calls/body-types.ts';
import { createCallLog, type CallLog } from './calls/call-log.ts';
import { createClientAddress } from './calls/client-address.ts';
import { isSecure, type HttpContext } from './http-context.ts';
import type { Client } from './ports.ts';
import { refusalOf } from './calls/refusal-of.ts';
import { createRequestIds } from './calls/request-ids.ts';
import { commonHeaders, dataPolicy } from './security-headers.ts';
import { sendRefusal } from './calls/send.ts';
import { closeSlowReaders, type LeastReading } from './slow-readers.ts';

declare module 'fastify' {
  interface FastifyInstance {
    logCall: CallLog;
  }
  interface FastifyRequest {
    client: Client;
    /** A page one of whose calls failed because of an outage; it must not be cached or counted as an error. */
    unavailable: boolean;
  }
  interface FastifyContextConfig {
    /** The endpoint's name, for logs and metrics. */
    endpoint?: string;
    /** Why a route has no endpoint in the contract. */
    outsideContract?: string;
    /** A socket; upgrades are refused on every other route. */
    socket?: true;
  }
}

export interface ServerOptions {
  readonly trustedProxies: readonly string[];
  /** A keyed hash that distinguishes addresses in the log without revealing them. */
  readonly hashAddress: (ip: string) => string;
  readonly leastReading?: LeastReading;
  /** Whether this process is about to end: clients should open their next connection elsewhere. */
  readonly isDraining?: () => boolean;
}

const bodyLimitBytes = 65_536;

/** Methods used by any route. */
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'];

/** Fastify recreates these options on every access. */
const routeOf = ({ routeOptions: { config, url } }: FastifyRequest): string => config.endpoint ?? url ?? 'unknown';

const observe = (app: FastifyInstance): void => {
  app.addHook('onResponse', (request, reply, done) => {
    const { id, method } = request;
    // An invalid request line never reached the hook that determines the client.
    const client = request.client as Client | null;
    app.logCall({ id, route: routeOf(request), method, status: reply.statusCode, tookMs: reply.elapsedTime, client });
    done();
  });
};

const handleError = (http: HttpContext) => (error: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
  sendRefusal(http, reply, {}, refusalOf(http, error, { requestId: request.id, route: routeOf(request) }));

/** Kept-alive connections would delay the shutdown: the last response closes them. */
const closeWhenDraining = (app: FastifyInstance, isDraining: () => boolean): void => {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (closing || isDraining()) reply.header('connection', 'close');
    done();
  });
};

/** For browsers, a URL with invalid escapes is a 404 page instead of a JSON problem. */
const readableUrl = ({ url = '/', headers }: IncomingMessage): string => {
  if (!url.includes('%') || headers.accept?.includes('text/html') !== true) return url;
  try {
    decodeURIComponent(url);
    return url;
  } catch {
    return '/not-found';
  }
};

/** Otherwise any route would accept an upgrade. */
const isNoStraySocket = (request: FastifyRequest): boolean =>
  request.headers.upgrade?.toLowerCase() !== 'websocket' || request.routeOptions.config.socket === true;

export const createServer = (http: HttpContext, options: ServerOptions): FastifyInstance => {
  const app = Fastify({
    bodyLimit: bodyLimitBytes,
    requestTimeout: uploadMs,
    keepAliveTimeout: 65_000,
    maxRequestsPerSocket: 10_000,
    forceCloseConnections: 'idle',
    // A call on a connection that was open before the end began is answered: Fastify's own 503 has no Retry-After.
    return503OnClosing: false,
    http: { headersTimeout: 5_000, connectionsCheckingInterval: 1_000 },
    genReqId: createRequestIds(),
    routerOptions: { maxParamLength: 200 },
    rewriteUrl: readableUrl,
    frameworkErrors: (_error, _request, reply) => {
      sendRefusal(http, reply, {}, refuse('malformed_request'));
    },
  });
  closeSlowReaders(app.server, options.leastReading);
  const addressOf = createClientAddress(options.trustedProxies);
  const headers = commonHeaders(isSecure(http));

  app.addHook('onRoute', ({ config, method, url }) => {
    if (config?.endpoint === undefined && config?.outsideContract === undefined) {
      throw new Error(`${String(method)} ${url} has no endpoint, so it would be unprotected`);
    }
  });
  useJson(app);
  void app.register(cookie);
  app.decorateRequest('client', null as unknown as Client);
  app.decorateRequest('admission', null);
  app.decorateRequest('unavailable', false);
  app.addHook('onRequest', (request, reply, done) => {
    limitBodyTime(request.raw);
    const ip = addressOf(request.raw.socket.remoteAddress, request.headers['x-forwarded-for']);
    request.client = {
      ip,
      country: http.ports.countryOf(ip),
      userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
      skin: http.ports.skinOf(request.headers.host),
    };
    reply.headers(headers).header('x-request-id', request.id).header('content-security-policy', dataPolicy);
    done();
  });
  app.addHook('onResponse', (request, _reply, done) => {
    endUnreadBody(request.raw);
    done();
  });
  // Not earlier: the connection is closed after the response, once a body is known to be expected.
  app.addHook('preParsing', (request, reply, payload, done) => {
    if (isNoStraySocket(request)) done(null, payload);
    else sendRefusal(http, reply, {}, refuse('not_found'));
  });
  app.decorate('logCall', createCallLog(http, options.hashAddress));
  observe(app);
  closeWhenDraining(app, options.isDraining ?? (() => false));
  app.setErrorHandler(handleError(http));
  app.setNotFoundHandler((request, reply) => {
    if (methods.includes(request.method)) return sendRefusal(http, reply, {}, refuse('not_found'));
    reply.header('allow', methods.join(', '));
    return sendRefusal(http, reply, {}, refuse('method_not_allowed'));
  });
  return app;
};
