/** The signer's HTTP server. Logs calls and refusals, never a body. */
import fastify, { LogController } from 'fastify';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { accountXpub } from './account-key.ts';
import type { Journal } from './journal.ts';
import { networks as registered } from './networks/registry.ts';
import type { Networks } from './networks/signing-network.ts';
import type { Policy } from './policy.ts';
import { createVerifier, requestKey } from './request-signature.ts';
import { versions, type AccountRequest } from './protocol.ts';
import { createSweepSigner, createTopUpSigner } from './sign-sweep.ts';
import { createTransferSigner, type Signed } from './sign-transfer.ts';

export interface SignerOptions {
  readonly seed: Uint8Array;
  /** 32 bytes. */
  readonly secretsKey: Buffer;
  /** Default: all registered networks. */
  readonly networks?: Networks;
  readonly policy: Policy;
  readonly journal: Journal;
  readonly log: FastifyBaseLogger;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/** Twenty previous transactions of the largest size that nodes relay, in hexadecimal. */
const bodyLimitBytes = 5 * 1024 * 1024;

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

/** A call after its signature and body were verified. */
interface Call<T> {
  readonly path: string;
  readonly request: z.ZodType<T>;
  answer(request: T): Promise<Reply>;
}

/** A call before its body is parsed. */
interface Serve {
  readonly path: string;
  answer(body: unknown): Promise<Reply>;
}

const servable = <T>({ path, request, answer }: Call<T>): Serve => ({
  path,
  answer: async (body) => {
    const read = request.safeParse(body);
    return read.success ? answer(read.data) : invalid;
  },
});

const refusal = (reason: string): Reply =>
  reason === 'request_invalid' ? invalid : { status: 409, body: { code: reason } };

/** Handler of a call, in any version. */
type Answer<T> = Call<T>['answer'];

const giveAccount =
  ({ seed, log, networks = registered }: SignerOptions): Answer<AccountRequest> =>
  async ({ network: code }) => {
    const network = networks.find((one) => one.code === code);
    if (network === undefined) return invalid;
    log.info({ network: code }, 'gave an account key');
    return { status: 200, body: { network: code, xpub: accountXpub(seed, network) } };
  };

/** For the back office, which shows which listed addresses a drain can go to. */
const giveColdAddresses =
  ({ policy }: SignerOptions): Answer<AccountRequest> =>
  async ({ network }) => ({
    status: 200,
    body: { network, addresses: [...(policy.networks[network]?.cold ?? [])] },
  });

const signed =
  <T extends { readonly asset: string; readonly nonce: number }>(
    { log }: SignerOptions,
    what: string,
    sign: (request: T) => Promise<Signed>,
  ): Answer<T> =>
  async (request) => {
    const { asset, nonce } = request;
    const named = 'reference' in request ? { reference: request.reference } : {};
    const answer = await sign(request);
    if (!answer.ok) {
      log.warn({ what, asset, nonce, ...named, reason: answer.reason }, 'refused to sign');
      return refusal(answer.reason);
    }
    log.info({ what, asset, nonce, ...named, txid: answer.txid }, 'signed');
    return { status: 200, body: { raw: answer.raw, txid: answer.txid } };
  };

/** All calls of all supported versions. */
const callsOf = (options: SignerOptions): Serve[] => {
  const { seed, policy, journal, networks = registered, now = Date.now } = options;
  const of = { seed, networks, policy };
  const account = giveAccount(options);
  const transfer = signed(options, 'a transfer', createTransferSigner({ ...of, journal, now }));
  const drain = signed(options, 'a drain', createTransferSigner({ ...of, journal, now }, 'drain'));
  const cold = giveColdAddresses(options);
  const sweep = signed(options, 'a sweep', createSweepSigner(of));
  const topUp = signed(options, 'a top-up', createTopUpSigner(of));
  return versions(networks).flatMap(({ path, ...requests }) => [
    servable({ path: `${path}/account-xpub`, request: requests.account, answer: account }),
    servable({ path: `${path}/sign-transfer`, request: requests.transfer, answer: transfer }),
    servable({ path: `${path}/sign-sweep`, request: requests.sweep, answer: sweep }),
    ...(requests.topUp === undefined
      ? []
      : [servable({ path: `${path}/sign-top-up`, request: requests.topUp, answer: topUp })]),
    ...(requests.drain === undefined
      ? []
      : [
          servable({ path: `${path}/sign-drain`, request: requests.drain, answer: drain }),
          servable({ path: `${path}/cold-addresses`, request: requests.account, answer: cold }),
        ]),
  ]);
};

export const createSigner = (options: SignerOptions): FastifyInstance => {
  const { secretsKey, log, now = Date.now } = options;
  const verify = createVerifier(requestKey(secretsKey), now);
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: bodyLimitBytes,
    forceCloseConnections: true,
  });
  // The signature covers the raw bytes.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));

  app.get('/health', () => ({ ok: true }));

  for (const call of callsOf(options))
    app.post(call.path, async (request, reply) => {
      const body = typeof request.body === 'string' ? request.body : '';
      const asked = {
        ...{ method: request.method, path: request.url, body },
        timeMs: header(request, 'x-carmine-time'),
        nonce: header(request, 'x-carmine-nonce'),
      };
      if (!verify(asked, header(request, 'x-carmine-signature'))) {
        log.warn({ path: request.url }, 'refused a request without a good signature');
        return reply.code(401).send({ code: 'signature_invalid' });
      }
      const answer = await call.answer(parsed(body));
      return reply.code(answer.status).send(answer.body);
    });
  return app;
};
