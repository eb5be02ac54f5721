/** What the signer answers. Its log names calls and refusals, never a body. */
import fastify, { LogController } from 'fastify';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { accountXpub } from './account-key.ts';
import type { Journal } from './journal.ts';
import { networks as registered } from './networks/registry.ts';
import type { Networks } from './networks/signing-network.ts';
import type { Policy } from './policy.ts';
import { createVerifier, requestKey } from './request-signature.ts';
import { createSweepSigner, createTopUpSigner, sweepRequest } from './sign-sweep.ts';
import { createTransferSigner, transferRequest, type Signed } from './sign-transfer.ts';

export interface SignerOptions {
  readonly seed: Uint8Array;
  /** 32 bytes. */
  readonly secretsKey: Buffer;
  /** All that are registered without it. */
  readonly networks?: Networks;
  readonly policy: Policy;
  readonly journal: Journal;
  readonly log: FastifyBaseLogger;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

const accountRequest = z.strictObject({ network: z.string() });
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

type Reply = { readonly status: number; readonly body: Record<string, unknown> };

const invalid: Reply = { status: 422, body: { code: 'request_invalid' } };

/** A call's answer, once its signature held and its body is one. */
interface Call<T> {
  readonly path: string;
  readonly request: z.ZodType<T>;
  answer(request: T): Promise<Reply>;
}

const refusal = (reason: string): Reply =>
  reason === 'request_invalid' ? invalid : { status: 409, body: { code: reason } };

const accountCall = ({ seed, log, networks = registered }: SignerOptions): Call<z.infer<typeof accountRequest>> => ({
  path: '/account-xpub',
  request: accountRequest,
  answer: async ({ network: code }) => {
    const network = networks.find((one) => one.code === code);
    if (network === undefined) return invalid;
    log.info({ network: code }, 'gave an account key');
    return { status: 200, body: { network: code, xpub: accountXpub(seed, network) } };
  },
});

const transferCall = ({
  seed,
  policy,
  journal,
  log,
  networks = registered,
  now = Date.now,
}: SignerOptions): Call<z.infer<typeof transferRequest>> => {
  const sign = createTransferSigner({ seed, networks, policy, journal, now });
  return {
    path: '/sign-transfer',
    request: transferRequest,
    answer: async (request) => {
      const { asset, reference, nonce } = request;
      const signed = await sign(request);
      if (!signed.ok) {
        log.warn({ asset, reference, nonce, reason: signed.reason }, 'refused to sign');
        return refusal(signed.reason);
      }
      log.info({ asset, reference, nonce, txid: signed.txid }, 'signed a transfer');
      return { status: 200, body: { raw: signed.raw, txid: signed.txid } };
    },
  };
};

const sweepCall = (
  { log }: SignerOptions,
  path: string,
  sign: (request: z.infer<typeof sweepRequest>) => Promise<Signed>,
): Call<z.infer<typeof sweepRequest>> => ({
  path,
  request: sweepRequest,
  answer: async (request) => {
    const { asset, index, nonce } = request;
    const signed = await sign(request);
    if (!signed.ok) {
      log.warn({ path, asset, index, nonce, reason: signed.reason }, 'refused to sign');
      return refusal(signed.reason);
    }
    log.info({ path, asset, index, nonce, txid: signed.txid }, 'signed between own addresses');
    return { status: 200, body: { raw: signed.raw, txid: signed.txid } };
  },
});

export const createSigner = (options: SignerOptions): FastifyInstance => {
  const { secretsKey, log, now = Date.now } = options;
  const verify = createVerifier(requestKey(secretsKey), now);
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: bodyLimitBytes,
    forceCloseConnections: true,
  });
  // The signature covers the bytes that were sent.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));

  app.get('/health', () => ({ ok: true }));

  const serve = <T>(call: Call<T>): void => {
    app.post(call.path, async (request, reply) => {
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
      const read = call.request.safeParse(parsed(body));
      if (!read.success) return reply.code(invalid.status).send(invalid.body);
      const answer = await call.answer(read.data);
      return reply.code(answer.status).send(answer.body);
    });
  };
  serve(accountCall(options));
  serve(transferCall(options));
  const ofOwn = { seed: options.seed, networks: options.networks ?? registered, policy: options.policy };
  serve(sweepCall(options, '/sign-sweep', createSweepSigner(ofOwn)));
  serve(sweepCall(options, '/sign-top-up', createTopUpSigner(ofOwn)));
  return app;
};
