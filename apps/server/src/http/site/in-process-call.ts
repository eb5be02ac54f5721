/** The contract's typed call without a socket: page loaders pass the same admission as browsers do later. */
import { addressOf, type Call } from '@carmine/contract/call';
import type { Problem } from '@carmine/contract/problem';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { visitorHeaders } from '../calls/visitor-headers.ts';
import type { HttpContext } from '../http-context.ts';

/** Calls as the visitor of `request`: same cookie, address and rules. */
export const createInProcessCall =
  (app: FastifyInstance, http: Pick<HttpContext, 'publicUrl'>, request: FastifyRequest): Call =>
  async (endpoint, input) => {
    const { cookie } = request.headers;
    const reply = await app.inject({
      method: endpoint.method,
      url: addressOf(endpoint, input),
      remoteAddress: request.client.ip,
      headers: {
        ...visitorHeaders(http, request),
        ...(cookie === undefined ? {} : { cookie }),
        ...(input.bearer === undefined ? {} : { authorization: `Bearer ${input.bearer}` }),
        ...(input.idempotencyKey === undefined ? {} : { 'idempotency-key': input.idempotencyKey }),
        ...(input.body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(input.body === undefined ? {} : { payload: JSON.stringify(input.body) }),
    });
    const status = reply.statusCode;
    if (status === 503) request.unavailable = true;
    const data: unknown = reply.body === '' ? undefined : JSON.parse(reply.body);
    return status < 400 ? { ok: true, status, data: data as never } : { ok: false, status, problem: data as Problem };
  };
