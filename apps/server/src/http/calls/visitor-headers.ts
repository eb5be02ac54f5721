/** Headers of a call that the server makes in the name of a visitor whose request is open: same browser, address and rules. */
import type { FastifyRequest } from 'fastify';
import type { HttpContext } from '../http-context.ts';

export const visitorHeaders = (
  { publicUrl }: Pick<HttpContext, 'publicUrl'>,
  { headers: { host, 'user-agent': userAgent } }: FastifyRequest,
): Record<string, string> => ({
  accept: 'application/json',
  origin: publicUrl,
  ...(host === undefined ? {} : { host }),
  ...(userAgent === undefined ? {} : { 'user-agent': userAgent }),
});
