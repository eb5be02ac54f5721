/**
 * Turns an endpoint constant into a route: admission before the body is read, input parsed and answers trimmed by the endpoint's
 * schemas, refusals mapped to problems by the service's table. Handlers only see valid input.
 */
import type { BodyOf, Endpoint, ParamsOf, QueryOf } from '@carmine/contract/endpoint';
import { fileAnswer } from '@carmine/contract/types';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';
import type { Log } from '../../platform/monitoring/log.ts';
import { admit, type Admission } from './admit.ts';
import type { AnswersOf, Refusal } from './answer.ts';
import { allowUploadTime } from './body-time.ts';
import { useBodyType } from './body-types.ts';
import type { HttpContext } from '../http-context.ts';
import type { Client, OperatorSession, PlayCaller, PlayerSession } from '../ports.ts';
import { httpProblems, type HttpReason, type ProblemTable } from '../problem-table.ts';
import type { Incoming } from './incoming.ts';
import { readInput, type Input } from './read-input.ts';
import { sendAnswer, sendRefusal } from './send.ts';
import { socketCall, type Decide } from './socket-call.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the route that admitted the request. */
    admission: Admission | null;
  }
}

/** The HTTP context with the problem table of one service. */
export interface Service<P extends ProblemTable = ProblemTable> {
  readonly http: HttpContext;
  readonly problems: P;
}

type When<E extends Endpoint, A extends string, T> = E['access'] extends A ? T : undefined;

export interface RouteRequest<E extends Endpoint> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  /** The parsed body; the raw bytes (`Buffer`) for `raw`, the unread stream for `multipart`. */
  readonly body: E['bodyType'] extends 'raw'
    ? Buffer
    : E['bodyType'] extends 'multipart'
      ? NodeJS.ReadableStream
      : BodyOf<E>;
  /** The signed-in player, in any scope that the endpoint admits. */
  readonly player: E['access'] extends 'player' | 'cashier' ? PlayerSession : PlayerSession | undefined;
  readonly playSession: When<E, 'play', PlayCaller>;
  readonly operator: When<E, `staff:${string}`, OperatorSession>;
  /** The token of the session cookie or bearer header, if any. */
  readonly token: string | undefined;
  readonly idempotencyKey: E['idempotency'] extends 'required' ? string : string | undefined;
  readonly client: Client;
  readonly headers: IncomingHttpHeaders;
  readonly requestId: string;
  readonly log: Log;
}

export type Handler<E extends Endpoint, P extends ProblemTable> = (
  request: RouteRequest<E>,
) => Promise<AnswersOf<E> | Refusal<(keyof P & string) | HttpReason>>;

const accessShape = /^(open|public|player|cashier|play|provider|staff:[a-z][a-z.-]*)$/;

/** Declaration errors abort the startup: better no server than an unprotected route. */
const check = (http: HttpContext, endpoint: Endpoint): void => {
  const name = `${endpoint.method} ${endpoint.path}`;
  if (!accessShape.test(endpoint.access)) throw new Error(`${name} does not say who may call it`);
  if (endpoint.access.startsWith('staff:') !== (http.side === 'back-office') && endpoint.access !== 'open') {
    throw new Error(`${name} belongs to the other side`);
  }
  if (Object.values(endpoint.answers).includes(fileAnswer) !== (endpoint.answerType === 'file')) {
    throw new Error(`${name} answers a file, or says so, and the other not`);
  }
  if (endpoint.body instanceof z.ZodObject && endpoint.body.def.catchall?._zod.def.type !== 'never') {
    throw new Error(`${name} would swallow unknown fields: its body must be a strictObject`);
  }
};

/** Most calls log nothing, so the request's logger is created on first use. */
class AdmittedRequest {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly player: PlayerSession | undefined;
  readonly playSession: PlayCaller | undefined;
  readonly operator: OperatorSession | undefined;
  readonly token: string | undefined;
  readonly idempotencyKey: string | undefined;
  readonly client: Client;
  readonly headers: IncomingHttpHeaders;
  readonly requestId: string;
  readonly #log: Log;

  constructor(log: Log, request: Incoming, admission: Admission, input: Input) {
    this.params = input.params;
    this.query = input.query;
    this.body = input.body;
    this.player = admission.player;
    this.playSession = admission.play;
    this.operator = admission.operator;
    this.token = admission.token;
    this.idempotencyKey = admission.idempotencyKey;
    this.client = admission.client;
    this.headers = request.headers;
    this.requestId = request.id;
    this.#log = log;
  }

  get log(): Log {
    return this.#log.child({ requestId: this.requestId });
  }
}

/** Refusals of operators that are recorded: missing permissions, and refused changes. Refused reads of unknown things are not. */
const isNoted = ({ method }: Endpoint, status: number): boolean =>
  status === 403 || (method !== 'GET' && (status === 401 || status === 409 || status === 422));

const note = async (
  { http, problems }: Service,
  endpoint: Endpoint,
  operator: OperatorSession | undefined,
  { reason }: Refusal<string>,
): Promise<void> => {
  if (operator === undefined || http.ports.noteRefusal === undefined) return;
  const own: ProblemTable = httpProblems;
  const status = (problems[reason] ?? own[reason])?.status ?? 500;
  if (isNoted(endpoint, status)) await http.ports.noteRefusal({ operator, call: endpoint.name, reason, status });
};

/** An answered call of an operator writes exactly one audit entry, or declares why none: anything else is a bug. */
const audited = async <R extends { readonly kind: 'answer' | 'refusal' }>(
  { ports, metrics, log }: HttpContext,
  { access, name, unaudited, idempotency, keyInBody }: Endpoint,
  work: () => Promise<R>,
): Promise<R> => {
  if (ports.countEntries === undefined || !access.startsWith('staff:')) return work();
  const { result, entries } = await ports.countEntries(work);
  // A call repeated under its key does nothing a second time.
  const isRepetition = (idempotency !== undefined || keyInBody === true) && entries === 0;
  if (result.kind === 'answer' && !isRepetition && entries !== (unaudited === undefined ? 1 : 0)) {
    metrics.happened('audit_entries_wrong', name);
    metrics.alarmMore('audit_entries_wrong');
    log.error({ call: name, entries }, 'a call left another number of audit entries than it should');
  }
  return result;
};

/** A call whose data may be some seconds old says of when they are. */
const perform = async <R>(
  { ports }: HttpContext,
  { mayBeOlder }: Endpoint,
  reply: FastifyReply,
  work: () => Promise<R>,
): Promise<R> => {
  if (mayBeOlder !== true || ports.readOlder === undefined) return work();
  const { result, at } = await ports.readOlder(work);
  if (at !== undefined) reply.header('x-state-at', at.toISOString());
  return result;
};

export const route = <const E extends Endpoint, P extends ProblemTable>(
  app: FastifyInstance,
  service: Service<P>,
  endpoint: E,
  handler: Handler<E, P>,
): void => {
  const { http, problems } = service;
  check(http, endpoint);
  http.endpoints.push(endpoint);

  const onRequest = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const admitted = await admit(http, endpoint, request);
    if (!admitted.ok) {
      await note(service, endpoint, admitted.operator, admitted.refusal);
      if (admitted.token !== undefined)
        await http.ports.noteEndedCall?.({ token: admitted.token, call: endpoint.name, client: request.client });
      return sendRefusal(http, reply, problems, admitted.refusal);
    }
    request.admission = admitted.admission;
    if (endpoint.bodyType === 'multipart') allowUploadTime(request.raw);
    return undefined;
  };

  const decide: Decide = async (request, admission) => {
    const read = readInput(endpoint, request);
    if (!read.ok) {
      await note(service, endpoint, admission.operator, read.refusal);
      return read.refusal;
    }
    const given = new AdmittedRequest(http.log, request, admission, read.input) as unknown as RouteRequest<E>;
    const result: Awaited<ReturnType<Decide>> = await audited(http, endpoint, () => handler(given));
    if (result.kind === 'refusal') await note(service, endpoint, admission.operator, result);
    return result;
  };

  const handle = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { admission } = request;
    if (admission === null) throw new Error(`${endpoint.name} was reached without admission`);
    const result = await perform(http, endpoint, reply, () => decide(request as FastifyRequest & Input, admission));
    return result.kind === 'answer'
      ? sendAnswer(http, reply, endpoint, result)
      : sendRefusal(http, reply, problems, result);
  };

  if (endpoint.onSocket === true) http.socketCalls.push(socketCall(service, endpoint, decide));

  useBodyType(app, endpoint.bodyType ?? 'json', (scope) => {
    scope.route({
      method: endpoint.method,
      url: endpoint.path,
      config: { endpoint: endpoint.name },
      onRequest,
      handler: handle,
    });
  });
};
