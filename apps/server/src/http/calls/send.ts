/** Serializes answers and refusals: trimmed to their schema, personal ones never cached, uniform cookies. */
import type { Endpoint } from '@carmine/contract/endpoint';
import { fileAnswer, pageAnswer } from '@carmine/contract/types';
import type { FastifyReply } from 'fastify';
import type { Answer, AnswerOptions, Refusal } from './answer.ts';
import { cookieName, deviceCookieName, isSecure, type HttpContext } from '../http-context.ts';
import { problemOf, type ProblemTable } from '../problem-table.ts';
import { dataPolicy } from '../security-headers.ts';

/** 30 days for players; an operator's cookie ends with the browser and, much earlier, on the server. */
const playerCookieS = 30 * 24 * 3600;

/** The maximum lifetime in browsers. */
const deviceCookieS = 400 * 24 * 3600;

const setSession = (http: HttpContext, reply: FastifyReply, token: string | null): void => {
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(http) } as const;
  if (token === null) reply.clearCookie(cookieName(http), options);
  else reply.setCookie(cookieName(http), token, http.side === 'site' ? { ...options, maxAge: playerCookieS } : options);
};

const applyOptions = (http: HttpContext, reply: FastifyReply, options: AnswerOptions): void => {
  if (options.session !== undefined) setSession(http, reply, options.session);
  if (options.device !== undefined) {
    const rules = {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: isSecure(http),
      maxAge: deviceCookieS,
    } as const;
    reply.setCookie(deviceCookieName(http), options.device, rules);
  }
  reply.header('cache-control', options.cacheControl ?? 'no-store');
  for (const [name, value] of Object.entries(options.headers ?? {})) reply.header(name, value);
};

/** Never rendered as one of our pages, because the content is not ours. */
const sendFile = (reply: FastifyReply, body: unknown): FastifyReply => {
  const { name, type, bytes } = fileAnswer.parse(body);
  return reply
    .header('content-disposition', `attachment; filename="${name.replace(/[^\w.-]/g, '_')}"`)
    .header('content-security-policy', `${dataPolicy}; sandbox`)
    .type(type)
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
};

const sendPage = (reply: FastifyReply, body: unknown): FastifyReply => {
  const { html, contentPolicy } = pageAnswer.parse(body);
  return reply.header('content-security-policy', contentPolicy).type('text/html; charset=utf-8').send(html);
};

/** The document of an answer; empty where the endpoint answers none. */
export const answerText = (endpoint: Endpoint, { status, body }: Answer<number, unknown>): string => {
  const schema = endpoint.answers[status];
  if (schema === undefined) throw new Error(`${endpoint.name} does not declare an answer ${status}`);
  return schema === null ? '' : JSON.stringify(schema.parse(body));
};

export const sendAnswer = (
  http: HttpContext,
  reply: FastifyReply,
  endpoint: Endpoint,
  result: Answer<number, unknown>,
): FastifyReply => {
  applyOptions(http, reply, result.options);
  reply.code(result.status);
  if (endpoint.answerType === 'file') return sendFile(reply, result.body);
  if (endpoint.answerType === 'page') return sendPage(reply, result.body);
  const text = answerText(endpoint, result);
  return text === '' ? reply.send() : reply.type('application/json; charset=utf-8').send(text);
};

/** The document of a refusal, with its status. */
export const refusalText = (
  table: ProblemTable,
  { reason, extra }: Refusal<string>,
  requestId: string,
): { status: number; body: string } => {
  const problem = problemOf(table, reason, extra, requestId);
  return { status: problem.status, body: JSON.stringify(problem) };
};

export const sendRefusal = (
  http: HttpContext,
  reply: FastifyReply,
  table: ProblemTable,
  refusal: Refusal<string>,
): FastifyReply => {
  const { status, body } = refusalText(table, refusal, reply.request.id);
  applyOptions(http, reply, refusal.options);
  const retryAfterS = refusal.extra['retryAfterS'];
  if (status === 429 || status === 503 || typeof retryAfterS === 'number') {
    reply.header('retry-after', String(typeof retryAfterS === 'number' ? Math.ceil(retryAfterS) : 1));
  }
  return reply.code(status).type('application/problem+json; charset=utf-8').send(body);
};
