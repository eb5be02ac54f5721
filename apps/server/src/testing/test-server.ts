/** The whole product in a test's process: every module, both doors, the worker, the outside world, a real database. */
import { addressOf, type Call, type CallResult } from '@carmine/contract/call';
import type { Endpoint } from '@carmine/contract/endpoint';
import { captchaChallenge, register } from '@carmine/contract/account/user-service';
import type { FastifyInstance } from 'fastify';
import { randomBytes } from 'node:crypto';
import { composeDoors, type Doors } from '../composition/doors.ts';
import { createModules, type Modules } from '../composition/modules.ts';
import { composeWorker } from '../composition/worker.ts';
import { createReadiness, type Readiness } from '../http/health.ts';
import { loadConfig, type Config } from '../platform/settings/config.ts';
import { outsideParties } from '../providers/parties.ts';
import { createPlatform, type Platform } from '../platform/platform.ts';
import { startWorker } from '../platform/jobs/worker.ts';
import { solveHumanCheck } from './human-check.ts';
import { startOutsideWorld, type OutsideWorld } from './outside-world.ts';
import { testSecretsKey } from './secrets-key.ts';
import { testDatabase, type TestDatabase } from './test-database.ts';
import { freePort } from '../../../../tools/postgres/free-port.mjs';

/** A browser with its cookies. */
export interface Visitor {
  readonly call: Call;
  /** The `Cookie` header as it stands now. */
  cookie(): string;
}

export interface SignedUp extends Visitor {
  readonly email: string;
  readonly password: string;
  readonly userId: string;
}

export interface TestServer {
  readonly url: string;
  readonly platform: Platform;
  readonly modules: Modules;
  readonly doors: Doors;
  readonly readiness: Readiness;
  readonly outside: OutsideWorld;
  readonly database: TestDatabase;
  /** Somebody who has never been here. `headers` go with every call. */
  visitor(headers?: Record<string, string>): Visitor;
  /** Somebody at the back office's own origin. */
  officeVisitor(headers?: Record<string, string>): Visitor;
  /** Registers a new player over the ordinary calls. */
  signUp(details?: { email?: string; fullName?: string; currency?: string }): Promise<SignedUp>;
  /** The token that the human check asks for. */
  captcha(visitor: Visitor, action: 'register' | 'login' | 'reset_password'): Promise<string>;
  close(): Promise<void>;
}

export interface TestServerOptions {
  /** Over the environment that a test has anyway: sandbox, high rate limits, no log. */
  readonly env?: Record<string, string>;
  /** Off where a test wants to run jobs by itself. */
  readonly worker?: boolean;
  /** The folder of a build of the site, where a test draws pages. */
  readonly siteBuild?: string;
  /** A server that runs already: this one shares its database, outside parties and public address, and is closed before it. */
  readonly beside?: TestServer;
}

const configOf = (database: TestDatabase, outside: OutsideWorld, port: number, env: Record<string, string>): Config => {
  const loaded = loadConfig(
    {
      DATABASE_URL: database.url,
      SECRETS_KEY: testSecretsKey.toString('hex'),
      SANDBOX_SECRET: outside.secret,
      SANDBOX_PORT: new URL(outside.url).port,
      SANDBOX_SMTP_PORT: String(outside.smtpPort),
      PORT: String(port),
      RATE_LIMIT_FACTOR: '10000',
      LOG_LEVEL: 'silent',
      // On a machine that does ten things at once nothing is away that answers late.
      DATABASE_TIMEOUT_MS: '60000',
      ...env,
    },
    outsideParties,
  );
  if (!loaded.ok) throw new Error(loaded.message);
  return loaded.config;
};

const createVisitor = (site: FastifyInstance, origin: string, headers: Record<string, string> = {}): Visitor => {
  const jar = new Map<string, string>();
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const call = async <E extends Endpoint>(endpoint: E, input: Parameters<Call>[1]): Promise<CallResult<E>> => {
    const reply = await site.inject({
      method: endpoint.method,
      url: addressOf(endpoint, input),
      headers: {
        origin,
        'user-agent': 'Test/1',
        ...(jar.size === 0 ? {} : { cookie: cookie() }),
        ...(input.bearer === undefined ? {} : { authorization: `Bearer ${input.bearer}` }),
        ...(input.idempotencyKey === undefined ? {} : { 'idempotency-key': input.idempotencyKey }),
        ...(input.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(input.body === undefined ? {} : { payload: JSON.stringify(input.body) }),
    });
    for (const { name, value } of reply.cookies) {
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    const status = reply.statusCode;
    const data: unknown = reply.body === '' ? undefined : JSON.parse(reply.body);
    return status < 400 ? { ok: true, status, data: data as never } : { ok: false, status, problem: data as never };
  };
  return { call, cookie };
};

const captcha = async (visitor: Visitor, action: 'register' | 'login' | 'reset_password'): Promise<string> => {
  const asked = await visitor.call(captchaChallenge, { query: { action } });
  if (!asked.ok) throw new Error(`No challenge: ${asked.problem.code}`);
  return solveHumanCheck(asked.data);
};

/** The operators' calls of this test that did not leave the one entry in the audit log that they should. */
const wrongEntries = async ({ metrics }: Platform): Promise<string[]> => {
  const happened = await metrics.registry.getSingleMetric('happenings_total')?.get();
  return (happened?.values ?? []).flatMap(({ labels }) =>
    labels['what'] === 'audit_entries_wrong' ? [String(labels['detail'])] : [],
  );
};

/**
 * What comes round once in a minute or less often has its first turn after that time, not at the start: some thirty jobs at
 * once would be most of what a test costs. Tests give players money that no deposit brought: the looks for that would stop
 * withdrawals in the midst of them.
 */
const holdBack = async ({ jobs }: Platform, { db }: TestDatabase): Promise<void> => {
  await jobs.schedule();
  await db.run('delete from jobs');
  await db.run(
    `update job_schedules set next_at = case
       when kind in ('payments.audit', 'payments.watch-credits') then now() + interval '1 day'
       when next_at < now() + interval '30 seconds' then now() else next_at end`,
  );
};

export const testServer = async ({
  env = {},
  worker: hasWorker = true,
  siteBuild,
  beside,
}: TestServerOptions = {}): Promise<TestServer> => {
  const [database, outside, port] = await Promise.all([
    beside?.database ?? testDatabase(),
    beside?.outside ?? startOutsideWorld(),
    freePort(),
  ]);
  const shared = beside === undefined ? {} : { PUBLIC_URL: beside.url };
  const platform = createPlatform(configOf(database, outside, port, { ...shared, ...env }), 'test', 'calls');
  const modules = await createModules(platform);
  await modules.rates.poll();
  composeWorker(platform, modules);
  if (hasWorker) await holdBack(platform, database);
  const worker = hasWorker ? startWorker(platform) : undefined;
  const readiness = createReadiness(platform.db);
  const doors = await composeDoors(platform, modules, { readiness, hasPages: siteBuild !== undefined, siteBuild });
  await doors.site.listen({ host: '127.0.0.1', port });
  await doors.backOffice.ready();
  const { publicUrl, backOfficeUrl } = platform.config;
  const visitor = (headers?: Record<string, string>) => createVisitor(doors.site, publicUrl, headers);
  const officeVisitor = (headers?: Record<string, string>) => createVisitor(doors.backOffice, backOfficeUrl, headers);

  const signUp: TestServer['signUp'] = async ({ email, fullName = 'Ann Example', currency = 'EUR' } = {}) => {
    const one = visitor();
    const address = email ?? `ann-${randomBytes(6).toString('hex')}@example.org`;
    const password = 'a long enough secret';
    const registered = await one.call(register, {
      body: { email: address, password, fullName, terms: true, currency, captcha: await captcha(one, 'register') },
    });
    if (!registered.ok) throw new Error(`Registration refused: ${registered.problem.code}`);
    return { ...one, email: address, password, userId: registered.data.user.id };
  };

  return {
    ...{
      url: publicUrl,
      platform,
      modules,
      doors,
      readiness,
      outside,
      database,
      visitor,
      officeVisitor,
      signUp,
      captcha,
    },
    close: async () => {
      doors.hub.closeAll(1012, 'restarting');
      await Promise.all([doors.site.close(), doors.backOffice.close(), worker?.stop()]);
      const wrong = await wrongEntries(platform);
      await platform.close();
      if (beside === undefined) {
        await outside.close();
        await database.close();
      }
      if (wrong.length > 0) throw new Error(`Not one audit entry, and no reason why: ${wrong.join(', ')}`);
    },
  };
};
