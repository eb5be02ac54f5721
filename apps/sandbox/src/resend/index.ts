/** Simulates Resend, which accepts mails over HTTP: idempotent per key for a day. */
import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Party } from '../party.ts';

const email = z.object({
  from: z.string().min(3).max(320),
  to: z.array(z.string().min(3).max(320)).min(1).max(50),
  subject: z.string().max(1_000),
  html: z.string().optional(),
  text: z.string().optional(),
  headers: z.record(z.string(), z.string()).optional(),
});

interface Taken {
  readonly requestHash: string;
  readonly id: string;
}

const headerOf = (request: FastifyRequest, name: string): string => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
};

const problem = (statusCode: number, name: string, message: string) => ({ statusCode, name, message });

export const party: Party = {
  code: 'resend',
  open: (app, { key, collection, takeMail }) => {
    const taken = collection<Taken>('keys');
    app.post('/emails', async (request, reply) => {
      if (headerOf(request, 'authorization') !== `Bearer ${key('api')}`)
        return reply.status(401).send(problem(401, 'missing_api_key', 'Missing API key in the authorization header'));
      const read = email.safeParse(request.body);
      if (!read.success) return reply.status(422).send(problem(422, 'validation_error', 'The body is not valid'));
      const idempotencyKey = headerOf(request, 'idempotency-key');
      const requestHash = createHash('sha256').update(JSON.stringify(read.data)).digest('hex');
      const known = taken.get(idempotencyKey);
      if (known !== undefined)
        return known.requestHash === requestHash
          ? { id: known.id }
          : reply.status(409).send(problem(409, 'invalid_idempotent_request', 'Another request has this key'));
      const { from, to, subject, html = '', text = '', headers = {} } = read.data;
      const small = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
      const [id = ''] = to.map((one) => takeMail({ to: one, from, subject, html, text, headers: small }));
      if (idempotencyKey !== '') taken.put(idempotencyKey, { requestHash, id });
      return { id };
    });
    return {};
  },
};
