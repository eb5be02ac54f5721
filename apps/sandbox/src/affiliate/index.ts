/** Plays an affiliate’s server: it is given the secret, receives post-backs, and takes only those that are signed with it. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Collection } from '../collection.ts';
import { html } from '../html.ts';
import type { Party } from '../party.ts';

/** Seconds a signature stays good. */
const toleranceSeconds = 300;

const postback = z.strictObject({
  id: z.string().min(1).max(64),
  affiliate: z.string(),
  event: z.enum(['registration', 'first_deposit']),
  clickId: z.string().nullable(),
  at: z.iso.datetime(),
});

interface Received extends z.infer<typeof postback> {
  /** How often the same id has come. */
  readonly times: number;
}

const headerOf = (request: FastifyRequest, name: string): string => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
};

const isSigned = (secret: string, request: FastifyRequest, now: Date): boolean => {
  const timestamp = headerOf(request, 'postback-timestamp');
  if (!/^[0-9]{1,12}$/.test(timestamp)) return false;
  if (Math.abs(now.getTime() / 1000 - Number.parseInt(timestamp, 10)) > toleranceSeconds) return false;
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  const expected = createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest();
  const given = Buffer.from(headerOf(request, 'postback-signature'), 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
};

const read = (request: FastifyRequest): z.infer<typeof postback> | undefined => {
  try {
    return postback.safeParse(JSON.parse((request.body as Buffer).toString('utf8'))).data;
  } catch {
    return undefined;
  }
};

type WithCode = { Params: { code: string } };

const registerReceiver = (
  app: FastifyInstance,
  secrets: Collection<{ secret: string }>,
  received: Collection<Received>,
): void => {
  // The signature covers the bytes.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.post<WithCode>('/affiliate/:code/postbacks', async (request, reply) => {
    const known = secrets.get(request.params.code);
    if (known === undefined || !isSigned(known.secret, request, new Date()))
      return reply.status(401).send({ error: 'signature_invalid' });
    const told = read(request);
    if (told === undefined || told.affiliate !== request.params.code)
      return reply.status(400).send({ error: 'request_invalid' });
    received.put(told.id, { ...told, times: (received.get(told.id)?.times ?? 0) + 1 });
    return reply.status(200).send({ ok: true });
  });
};

export const party: Party = {
  code: 'affiliate',
  about: html`<h2>An affiliate</h2>
    <p>
      <code>POST /affiliate/{code}/secret</code> with <code>{"secret"}</code> gives it the secret that the back office
      has shown, <code>/affiliate/{code}/postbacks</code> is its address for post-backs, and <code>GET</code> of that
      lists those whose signature was right.
    </p>`,
  open: (app, { collection }) => {
    const secrets = collection<{ secret: string }>('secrets');
    const received = collection<Received>('postbacks');
    void app.register(async (scope) => registerReceiver(scope, secrets, received));
    app.post<WithCode>('/affiliate/:code/secret', async (request, reply) => {
      const given = z.strictObject({ secret: z.string().min(1).max(200) }).safeParse(request.body);
      if (!given.success) return reply.status(400).send({ error: 'request_invalid' });
      secrets.put(request.params.code, given.data);
      return reply.status(204).send();
    });
    app.get<WithCode>('/affiliate/:code/postbacks', (request, reply) =>
      reply.send(received.all().filter(({ affiliate }) => affiliate === request.params.code)),
    );
    return {};
  },
};
