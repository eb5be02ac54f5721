/** Simulates Identity Checks, a verification provider: its API, and a verdict after about a second. */
import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Collection } from '../collection.ts';
import { html } from '../html.ts';
import type { Party } from '../party.ts';
import { checkDocument, receive, wishOf, type Check } from './check.ts';
import { requestIsSigned } from './signature.ts';

const side = z.enum(['front', 'back', 'selfie', 'bill']);

const announcement = z.strictObject({
  reference: z.string().regex(/^[\w-]{1,64}$/),
  kind: z.enum(['identity', 'bill']),
  subject: z.strictObject({
    name: z.string().min(1).max(400),
    date_of_birth: z.iso.date().nullable(),
    address: z.string().max(600).nullable(),
  }),
  documents: z
    .array(
      z.strictObject({
        side,
        name: z.string().min(1).max(480),
        type: z.enum(['image/jpeg', 'application/pdf']),
        sha256: z.string().regex(/^[0-9a-f]{64}$/),
      }),
    )
    .min(1)
    .max(4),
});

const content = z.strictObject({ content: z.base64() });

/** A document of 10 MB as base64, and its name. */
const bodyLimit = 16 * 1024 * 1024;

const base = '/identity-checks/v1/checks';

const read = <T extends z.ZodType>(schema: T, request: FastifyRequest): z.infer<T> | undefined => {
  try {
    return schema.safeParse(JSON.parse((request.body as Buffer).toString('utf8'))).data;
  } catch {
    return undefined;
  }
};

const headerOf = (request: FastifyRequest, name: string): string => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
};

/** JSON bodies stay raw, because the signature covers the bytes. */
const useSignatures = (app: FastifyInstance, key: string): void => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer', bodyLimit }, (_request, body, done) =>
    done(null, body),
  );
  app.addHook('preHandler', async (request, reply) => {
    const signed = requestIsSigned(
      key,
      {
        method: request.method,
        path: request.url,
        body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
        timestamp: headerOf(request, 'checks-timestamp'),
        signature: headerOf(request, 'checks-signature'),
      },
      new Date(),
    );
    return signed ? undefined : reply.status(401).send({ error: 'signature_invalid' });
  });
};

const registerApi = (app: FastifyInstance, checks: Collection<Check>, checkMs: number): void => {
  const show = (check: Check) => checkDocument(check, new Date(), checkMs);
  const unknown = (reply: FastifyReply) => reply.status(404).send({ error: 'check_unknown' });

  app.post(base, { bodyLimit }, async (request, reply) => {
    const wanted = read(announcement, request);
    if (wanted === undefined) return reply.status(400).send({ error: 'request_invalid' });
    const announced = createHash('sha256')
      .update(request.body as Buffer)
      .digest('hex');
    const known = checks.get(wanted.reference);
    if (known !== undefined)
      return known.announced === announced ? show(known) : reply.status(409).send({ error: 'reference_used' });
    const check: Check = {
      reference: wanted.reference,
      announced,
      kind: wanted.kind,
      wish: wishOf(wanted.documents.map(({ name }) => name)),
      documents: wanted.documents.map(({ side: of, sha256 }) => ({ side: of, sha256, received: false })),
      completeAt: null,
    };
    checks.put(check.reference, check);
    return reply.status(201).send(show(check));
  });

  app.post<{ Params: { reference: string; side: string } }>(
    `${base}/:reference/documents/:side`,
    { bodyLimit },
    async (request, reply) => {
      const check = checks.get(request.params.reference);
      if (check === undefined) return unknown(reply);
      const sent = read(content, request);
      const expected = check.documents.find((document) => document.side === request.params.side);
      if (sent === undefined || expected === undefined) return reply.status(400).send({ error: 'request_invalid' });
      const sha256 = createHash('sha256').update(Buffer.from(sent.content, 'base64')).digest('hex');
      if (sha256 !== expected.sha256) return reply.status(422).send({ error: 'document_differs' });
      const received = receive(check, expected.side, new Date());
      checks.put(check.reference, received);
      return show(received);
    },
  );

  app.get<{ Params: { reference: string } }>(`${base}/:reference`, async (request, reply) => {
    const check = checks.get(request.params.reference);
    return check === undefined ? unknown(reply) : show(check);
  });
};

export const party: Party = {
  code: 'identity-checks',
  about: html`<h2>Identity checks</h2>
    <p>
      Documents are checked in about a second and approved, unless a file’s name contains <code>reject</code> or
      <code>pending</code>.
    </p>`,
  open: (app, { key, collection, checkMs }) => {
    void app.register(async (scope) => {
      useSignatures(scope, key('api'));
      registerApi(scope, collection('checks'), checkMs);
    });
    return {};
  },
};
