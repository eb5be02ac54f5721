/**
 * Simulates Sumsub after its public documentation: applicants by our reference, documents as multipart, a requested check, its review
 * after about a second, and the signed notification `applicantReviewed`.
 */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Collection } from '../collection.ts';
import { wishOf } from '../identity-checks/check.ts';
import type { Party } from '../party.ts';
import { applicantDocument, readPart, type Applicant } from './applicant.ts';

/** Three documents of 10 MB come one by one. */
const bodyLimit = 16 * 1024 * 1024;
const toleranceSeconds = 60;

const headerOf = (request: FastifyRequest, name: string): string => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
};

const bytesOf = (request: FastifyRequest): Buffer => (Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0));

const isSigned = (request: FastifyRequest, appToken: string, secretKey: string): boolean => {
  const seconds = headerOf(request, 'x-app-access-ts');
  if (headerOf(request, 'x-app-token') !== appToken) return false;
  if (!/^\d+$/.test(seconds) || Math.abs(Date.now() / 1000 - Number.parseInt(seconds, 10)) > toleranceSeconds)
    return false;
  const expected = createHmac('sha256', secretKey)
    .update(`${seconds}${request.method}${request.url}`)
    .update(bytesOf(request))
    .digest();
  const given = Buffer.from(headerOf(request, 'x-app-access-sig'), 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
};

const problem = (code: number, description: string) => ({ code, description, correlationId: 'sandbox' });

const registerApplicants = (app: FastifyInstance, applicants: Collection<Applicant>, checkMs: number): void => {
  const show = (applicant: Applicant) => applicantDocument(applicant, new Date(), checkMs);

  app.post<{ Querystring: { levelName?: string } }>('/resources/applicants', async (request, reply) => {
    const { levelName } = request.query;
    let body: { externalUserId?: unknown; fixedInfo?: Record<string, unknown> };
    try {
      body = JSON.parse(bytesOf(request).toString('utf8')) as typeof body;
    } catch {
      return reply.status(400).send(problem(400, 'Malformed JSON'));
    }
    const { externalUserId, fixedInfo = {} } = body;
    if (typeof externalUserId !== 'string' || levelName === undefined)
      return reply.status(400).send(problem(400, 'externalUserId and levelName are required'));
    if (applicants.get(externalUserId) !== undefined)
      return reply.status(409).send(problem(409, `Applicant with external user id '${externalUserId}' already exists`));
    const applicant: Applicant = {
      id: createHash('sha256').update(externalUserId).digest('hex').slice(0, 24),
      externalUserId,
      levelName,
      fixedInfo,
      names: [],
      kind: 'identity',
      pendingAt: null,
    };
    applicants.put(externalUserId, applicant);
    return reply.status(201).send(show(applicant));
  });

  app.get<{ Params: { reference: string } }>(
    '/resources/applicants/-;externalUserId=:reference/one',
    async (request, reply) => {
      const found = applicants.get(request.params.reference);
      return found === undefined ? reply.status(404).send(problem(404, 'Applicant not found')) : show(found);
    },
  );
};

const registerDocuments = (
  app: FastifyInstance,
  applicants: Collection<Applicant>,
  notify: (applicant: Applicant) => void,
): void => {
  const byId = (id: string) => applicants.all().find((one) => one.id === id);

  app.post<{ Params: { id: string } }>(
    '/resources/applicants/:id/info/idDoc',
    { bodyLimit },
    async (request, reply) => {
      const found = byId(request.params.id);
      if (found === undefined) return reply.status(404).send(problem(404, 'Applicant not found'));
      const part = readPart(bytesOf(request), headerOf(request, 'content-type'));
      if (part === undefined) return reply.status(400).send(problem(400, 'metadata and content are required'));
      const kind = part.metadata.idDocType === 'UTILITY_BILL' ? 'bill' : 'identity';
      applicants.put(found.externalUserId, { ...found, kind, names: [...found.names, part.fileName] });
      return { idDocType: part.metadata.idDocType, country: part.metadata.country };
    },
  );

  app.post<{ Params: { id: string } }>('/resources/applicants/:id/status/pending', async (request, reply) => {
    const found = byId(request.params.id);
    if (found === undefined) return reply.status(404).send(problem(404, 'Applicant not found'));
    const pending = { ...found, pendingAt: found.pendingAt ?? new Date().toISOString() };
    applicants.put(found.externalUserId, pending);
    notify(pending);
    return { ok: 1 };
  });
};

const openSumsub: Party['open'] = (app, { key, collection, checkMs, siteUrl, log }) => {
  const applicants = collection<Applicant>('applicants');
  const timers = new Set<NodeJS.Timeout>();
  const webhookSecret = key('webhook');

  const deliver = async (applicant: Applicant): Promise<void> => {
    if (siteUrl === undefined) return;
    const { id: applicantId, externalUserId, levelName } = applicant;
    const { review } = applicantDocument(applicant, new Date(), checkMs);
    const body = JSON.stringify({
      ...{ applicantId, externalUserId, levelName, type: 'applicantReviewed', createdAtMs: new Date().toISOString() },
      ...review,
    });
    const digest = createHmac('sha256', webhookSecret).update(body).digest('hex');
    await fetch(`${siteUrl}/kyc/v1/sumsub/notifications`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-payload-digest': digest,
        'x-payload-digest-alg': 'HMAC_SHA256_HEX',
      },
      body,
    });
  };

  const notify = (applicant: Applicant): void => {
    if (wishOf(applicant.names) === 'hesitate') return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      deliver(applicant).catch((error: unknown) => log?.warn({ err: error }, 'sumsub notification not delivered'));
    }, checkMs + 50);
    timers.add(timer);
  };

  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) => done(null, body));
    scope.addHook('preHandler', async (request, reply) =>
      isSigned(request, 'sbx:carmine', key('api'))
        ? undefined
        : reply.status(401).send(problem(401, 'Request signature mismatch')),
    );
    registerApplicants(scope, applicants, checkMs);
    registerDocuments(scope, applicants, notify);
  });
  return {
    close: () => {
      for (const timer of timers) clearTimeout(timer);
    },
  };
};

export const party: Party = { code: 'sumsub', open: openSumsub };
