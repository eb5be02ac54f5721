/** What the signer answers. Its log names calls and refusals, never a body. */
import fastify, { LogController } from 'fastify';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { accountCurrencies, accountXpub } from './account-key.ts';
import { createVerifier, requestKey } from './request-signature.ts';

export interface SignerOptions {
  readonly seed: Uint8Array;
  /** 32 bytes. */
  readonly secretsKey: Buffer;
  readonly log: FastifyBaseLogger;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

const accountRequest = z.strictObject({ currency: z.enum(accountCurrencies) });
const bodyLimitBytes = 16_384;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const header = (request: FastifyRequest, name: string): string => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
};

export const createSigner = ({ seed, secretsKey, log, now = Date.now }: SignerOptions): FastifyInstance => {
  const verify = createVerifier(requestKey(secretsKey), now);
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: bodyLimitBytes,
  });
  // The signature covers the bytes that were sent.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));

  app.get('/health', () => ({ ok: true }));

  app.post('/account-xpub', async (request, reply) => {
    const body = typeof request.body === 'string' ? request.body : '';
    const signed = {
      ...{ method: request.method, path: request.url, body },
      timeMs: header(request, 'x-carmine-time'),
      nonce: header(request, 'x-carmine-nonce'),
    };
    if (!verify(signed, header(request, 'x-carmine-signature'))) {
      log.warn({ path: request.url }, 'refused a request without a good signature');
      return reply.code(401).send({ code: 'signature_invalid' });
    }
    const read = accountRequest.safeParse(parsed(body));
    if (!read.success) return reply.code(422).send({ code: 'request_invalid' });
    log.info({ currency: read.data.currency }, 'gave an account key');
    return { currency: read.data.currency, xpub: accountXpub(seed, read.data.currency) };
  });

  return app;
};
