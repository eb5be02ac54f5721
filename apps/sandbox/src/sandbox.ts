/** All outside parties in one server; as a process, or inside a test. */
import fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';

import { createChains, type ChainParty, type ChainSettings } from './chains/index.ts';
import { indexPage } from './index-page.ts';
import { createCollection, type Collection } from './collection.ts';
import { createMailParty, type MailParty } from './mail/index.ts';
import { createRatesParty, type RatesParty } from './rates/index.ts';
import { replyHtml } from './reply-html.ts';
import * as registered from './parties.ts';
import type { Party, PartyContext } from './party.ts';
import { partyKey } from './party-key.ts';

export interface SandboxSettings {
  /** Shared with the server; every party's keys are derived from it. */
  readonly secret: string;
  readonly host?: string;
  /** 0 selects a free port. */
  readonly port: number;
  readonly smtpPort: number;
  /** URL for browsers, if it differs from the listening address. */
  readonly publicUrl?: string;
  /** Shown on the index page. */
  readonly siteUrl?: string;
  /** Storage folder; without it everything is in memory. */
  readonly folder?: string;
  /** Delay after expiry until an `approve-late` payment is paid. */
  readonly lateMs?: number;
  /** How long a studio's wheel turns. */
  readonly spinMs?: number;
  /** Duration of a document check. */
  readonly checkMs?: number;
  /** Intervals before a notification is repeated. */
  readonly retryMs?: readonly number[];
  /** Without it there are no networks, because a node is expensive to run. */
  readonly chain?: Omit<ChainSettings, 'folder'>;
  readonly log?: Logger;
}

export interface Sandbox {
  /** Resolves when web and mail both listen. */
  listen(): Promise<{ url: string; smtpPort: number }>;
  readonly rates: RatesParty;
  /** State of a party, for tests that change its records. */
  records<T>(party: string, name: string): Collection<T>;
  close(): Promise<void>;
}

const defaultRetryMs = [1_000, 2_000, 5_000, 10_000, 30_000, 60_000, 300_000, 900_000, 3_600_000];
const bodyLimitBytes = 64 * 1024;

const useCommon = (app: FastifyInstance, log: Logger | undefined): void => {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, new URLSearchParams(String(body))),
  );
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) log?.error({ err: error, url: request.url }, 'a party failed');
    return reply.status(status).send({ error: status >= 500 ? 'internal' : error.message });
  });
  app.get('/livez', (_request, reply) => reply.send({ ok: true }));
  // Browsers request it with every page.
  app.get('/favicon.ico', (_request, reply) => reply.code(204).send());
};

const parties: readonly Party[] = Object.values(registered);

interface Shared {
  readonly url: () => string;
  readonly mail: MailParty;
  readonly chain: ChainParty | undefined;
  /** Flushed at shutdown. */
  readonly collections: Collection<unknown>[];
  /** By party and name. */
  readonly named: Map<string, Collection<unknown>>;
}

const contextOf = (
  settings: SandboxSettings,
  { code }: Party,
  { url, mail, chain, collections, named }: Shared,
): PartyContext => ({
  key: (purpose) => partyKey(settings.secret, code, purpose),
  collection: <T>(name: string) => {
    const { folder } = settings;
    const made = createCollection<T>(folder === undefined ? undefined : `${folder}/${code}/${name}.json`);
    collections.push(made);
    named.set(`${code}/${name}`, made);
    return made;
  },
  takeMail: mail.take,
  sendCoins: async (amount, address) => chain?.send(amount, address),
  publicUrl: () => settings.publicUrl ?? url(),
  siteUrl: settings.siteUrl,
  lateMs: settings.lateMs ?? 5_000,
  spinMs: settings.spinMs ?? 6_000,
  checkMs: settings.checkMs ?? 1_000,
  retryMs: settings.retryMs ?? defaultRetryMs,
  log: settings.log,
});

export const createSandbox = (settings: SandboxSettings): Sandbox => {
  const host = settings.host ?? '127.0.0.1';
  const app = fastify({ bodyLimit: bodyLimitBytes, forceCloseConnections: true });
  const under = (party: string): string | undefined =>
    settings.folder === undefined ? undefined : `${settings.folder}/${party}`;
  let url = '';

  useCommon(app, settings.log);
  app.get('/', async (_request, reply) =>
    replyHtml(
      reply,
      200,
      indexPage(
        settings.siteUrl,
        parties.flatMap(({ about }) => about ?? []),
      ),
    ),
  );

  const mailFolder = under('mail');
  const mail = createMailParty(app, mailFolder === undefined ? undefined : `${mailFolder}/mails.json`);
  const rates = createRatesParty(app);
  const chainFolder = under('chain');
  const chain =
    settings.chain === undefined
      ? undefined
      : createChains(app, { ...settings.chain, ...(chainFolder === undefined ? {} : { folder: chainFolder }) });

  const collections: Collection<unknown>[] = [];
  const named = new Map<string, Collection<unknown>>();
  const running = parties.map((party) =>
    party.open(app, contextOf(settings, party, { url: () => url, mail, chain, collections, named })),
  );

  return {
    rates,
    records: <T>(party: string, name: string) => {
      const found = named.get(`${party}/${name}`);
      if (found === undefined) throw new Error(`${party} keeps no ${name}`);
      return found as Collection<T>;
    },
    listen: async () => {
      await app.listen({ port: settings.port, host });
      const address = app.server.address();
      const port = typeof address === 'object' && address !== null ? address.port : settings.port;
      url = `http://${host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host}:${port}`;
      const smtpPort = await mail.listen(settings.smtpPort, host);
      for (const party of running) party.start?.();
      const missing = (await chain?.start()) === false;
      if (missing) settings.log?.warn('no local chain on this machine: coins are off');
      return { url, smtpPort };
    },
    close: async () => {
      await app.close();
      await Promise.all([mail.close(), chain?.close(), ...running.map((party) => party.close?.())]);
      for (const collection of collections) collection.flush();
    },
  };
};
