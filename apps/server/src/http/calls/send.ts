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

export const sendAnswer = (
  http: HttpContext,
  reply: FastifyReply,
  endpoint: Endpoint,
  result: Answer<number, unknown>,
): FastifyReply => {
  const schema = endpoint.answers[result.status];
  if (schema === undefined) throw new Error(`${endpoint.name} does not declare an answer ${result.status}`);
  applyOptions(http, reply, result.options);
  reply.code(result.status);
  if (schema === null) return reply.send();
  if (endpoint.answerType === 'file') return sendFile(reply, result.body);
  if (endpoint.answerType === 'page') return sendPage(reply, result.body);
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(schema.parse(result.body)));
};

export const sendRefusal = (
  http: HttpContext,
  reply: FastifyReply,
  table: ProblemTable,
  refusal: Refusal<string>,
): FastifyReply => {
  const problem = problemOf(table, refusal.reason, refusal.extra, reply.request.id);
  applyOptions(http, reply, refusal.options);
  const retryAfterS = refusal.extra['retryAfterS'];
  if (problem.status === 429 || problem.status === 503 || typeof retryAfterS === 'number') {
    reply.header('retry-after', String(typeof retryAfterS === 'number' ? Math.ceil(retryAfterS) : 1));
  }
  return reply.code(problem.status).type('application/problem+json; charset=utf-8').send(JSON.stringify(problem));
};
