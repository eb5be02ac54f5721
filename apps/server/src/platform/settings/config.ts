/** All settings, read once and validated at startup; the first error is reported in one sentence. */
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { appDatabaseUrl } from '../../database/app-role.ts';
import { deriveKey } from '../secrets/derive-key.ts';
import { environment, type Environment, type logLevels } from './environment.ts';
import {
  findParties,
  playedRefusal,
  unknownParty,
  variablesOf,
  type FoundParty,
  type OutsideParty,
} from './outside-party.ts';
import { readSecretsKeys, type NumberedKey, type SecretsKeys } from '../secrets/secrets-key.ts';
import { isLoopback } from './setting-shapes.ts';

export interface Config {
  readonly host: string;
  readonly ports: {
    readonly site: number;
    readonly sandbox: number;
    readonly backOffice: number;
    readonly metrics: number;
  };
  /** Origin without a trailing slash. */
  readonly publicUrl: string;
  readonly backOfficeUrl: string;
  readonly dataDir: string;
  /** As the owner, for migrations only. */
  readonly databaseUrl: string;
  /** Number of this database; all of its ids start with it. */
  readonly cell: number;
  /** As `carmine_app`, for everything else. */
  readonly appDatabaseUrl: string;
  /** Timeout of one statement: in calls, and in worker jobs. */
  readonly statementMs: { readonly calls: number; readonly jobs: number };
  /** How long a server that ends goes on answering while `/readyz` already says 503. */
  readonly drainMs: number;
  /** Address of the metrics endpoint; with a token it may be reachable from other machines. */
  readonly metrics: { readonly host: string; readonly token: string | undefined };
  readonly deployment: 'sandbox' | 'live';
  /** Whether the design system's page is served. */
  readonly devUi: boolean;
  readonly acceptSandbox: readonly string[];
  /** Whether a live start does without a synchronous standby. */
  readonly acceptNoStandby: boolean;
  /** Histories and reports are read from a standby. */
  readonly standbyReads: boolean;
  /** ISO code that loopback and private addresses map to; undefined when live. */
  readonly devCountry: string | undefined;
  readonly rateLimitFactor: number;
  /** Repeating jobs run no more often; for tests, in which an idle product would take a fifth of a core from all others. */
  readonly leastJobIntervalMs: number;
  readonly trustedProxies: readonly string[];
  /** 32 bytes, the newest key: seals and signs. */
  readonly secretsKey: Buffer;
  /** Newest first; the others only open. */
  readonly sealingKeys: readonly [NumberedKey, ...NumberedKey[]];
  /** This installation's first key, which never changes: ids and marks stay the same when secrets are rotated. */
  readonly pepper: Buffer;
  readonly sandbox: {
    /** URL for the server. */
    readonly url: string;
    /** URL for browsers. */
    readonly publicUrl: string;
    readonly secret: string;
    /** Port of its mail catcher. */
    readonly smtpPort: number;
  };
  /** Validated variables of outside parties; each party reads its own. */
  readonly outside: Readonly<Record<string, string>>;
  /** URL of the signer, on this machine. */
  readonly signerUrl: string;
  /** Folder of the default brand, for hosts that no brand claims. */
  readonly skin: string;
  /** Number of placeholder games, for tests and budgets; none when live. */
  readonly seedGames: number;
  /** Key that proves identities to the hosted chat. */
  readonly chatHashKey: string | undefined;
  readonly logLevel: (typeof logLevels)[number];
  readonly version: string;
}

export type ConfigResult =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly message: string };

/** Cookies are only safe over TLS, and the operators' cookies are only theirs on an origin of its own. */
const addressRefusal = (values: Environment): string | undefined => {
  const names = ['PUBLIC_URL', 'BACK_OFFICE_URL'] as const;
  const open = names.find((name) => !(values[name] ?? '').startsWith('https://'));
  if (open !== undefined) return `DEPLOYMENT=live needs ${open} with https: the address in front of this server.`;
  const [site, office] = names.map((name) => new URL(values[name] ?? '').origin);
  return site === office ? 'DEPLOYMENT=live needs a BACK_OFFICE_URL of another origin than PUBLIC_URL.' : undefined;
};

/** Settings allowed in sandbox mode and refused with real money. */
const liveRefusal = (values: Environment, parties: readonly FoundParty[]): string | undefined => {
  if (values.DEV_COUNTRY !== undefined)
    return 'DEPLOYMENT=live refuses DEV_COUNTRY: it would let an address choose its country.';
  if (values.RATE_LIMIT_FACTOR > 1) return 'DEPLOYMENT=live refuses a RATE_LIMIT_FACTOR above 1.';
  if (values.LEAST_JOB_INTERVAL_MS > 1_000) return 'DEPLOYMENT=live refuses a LEAST_JOB_INTERVAL_MS above 1000.';
  if (values.DEV_UI === 'on') return 'DEPLOYMENT=live refuses DEV_UI: players have no business with a pattern sheet.';
  if (values.SEED_GAMES > 0)
    return 'DEPLOYMENT=live refuses SEED_GAMES: games that do not exist are never shown to players.';
  if (values.SECRETS_KEY === undefined)
    return 'DEPLOYMENT=live needs SECRETS_KEY: at least 32 random characters, kept outside DATA_DIR.';
  return addressRefusal(values) ?? playedRefusal(values.ACCEPT_SANDBOX, parties);
};

const browserHost = (host: string): string => (host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host);
const inUrl = (host: string): string => (isIP(host) === 6 ? `[${host}]` : host);

/** The site's scheme and host with another port: right for development, overridden by a variable elsewhere. */
const besides = (publicUrl: string, otherPort: number): string => {
  const url = new URL(publicUrl);
  return `${url.protocol}//${url.hostname}:${otherPort}`;
};

const build = (
  values: Environment,
  { keys, first }: Extract<SecretsKeys, { ok: true }>,
  outside: Config['outside'],
): Config => {
  const [{ secret: secretsKey }] = keys;
  const local = `http://${inUrl(browserHost(values.HOST))}`;
  const publicUrl = new URL(values.PUBLIC_URL ?? `${local}:${values.PORT}`).origin;
  return {
    host: values.HOST,
    ports: {
      site: values.PORT,
      sandbox: values.SANDBOX_PORT,
      backOffice: values.BACK_OFFICE_PORT,
      metrics: values.METRICS_PORT,
    },
    publicUrl,
    backOfficeUrl: new URL(values.BACK_OFFICE_URL ?? besides(publicUrl, values.BACK_OFFICE_PORT)).origin,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    cell: values.CELL,
    appDatabaseUrl: appDatabaseUrl(values.DATABASE_URL, secretsKey),
    statementMs: { calls: values.DATABASE_TIMEOUT_MS, jobs: values.DATABASE_JOB_TIMEOUT_MS },
    drainMs: values.DRAIN_MS,
    metrics: { host: values.METRICS_HOST, token: values.METRICS_TOKEN },
    deployment: values.DEPLOYMENT,
    devUi: values.DEV_UI === 'on',
    acceptSandbox: values.ACCEPT_SANDBOX,
    acceptNoStandby: values.ACCEPT_NO_STANDBY === '1',
    standbyReads: values.STANDBY_READS === '1',
    devCountry: values.DEPLOYMENT === 'live' ? undefined : (values.DEV_COUNTRY ?? 'MT'),
    rateLimitFactor: values.RATE_LIMIT_FACTOR,
    leastJobIntervalMs: values.LEAST_JOB_INTERVAL_MS,
    trustedProxies: values.TRUSTED_PROXIES,
    ...{ secretsKey, sealingKeys: keys, pepper: first },
    sandbox: {
      url: `${local}:${values.SANDBOX_PORT}`,
      publicUrl: besides(publicUrl, values.SANDBOX_PORT),
      secret: values.SANDBOX_SECRET ?? deriveKey(secretsKey, 'sandbox').toString('hex'),
      smtpPort: values.SANDBOX_SMTP_PORT,
    },
    outside,
    signerUrl: values.SIGNER_URL ?? 'http://127.0.0.1:4005',
    skin: values.SKIN,
    seedGames: values.SEED_GAMES,
    chatHashKey: values.CHAT_HASH_KEY,
    logLevel: values.LOG_LEVEL,
    version: values.CARMINE_VERSION,
  };
};

const refusalOf = (values: Environment, parties: readonly FoundParty[]): string | undefined => {
  const unknown = unknownParty(values.ACCEPT_SANDBOX, parties);
  if (unknown !== undefined) return unknown;
  const refusal = values.DEPLOYMENT === 'live' ? liveRefusal(values, parties) : undefined;
  if (refusal !== undefined) return refusal;
  if (values.METRICS_TOKEN === undefined && !isLoopback(values.METRICS_HOST))
    return `METRICS_HOST=${values.METRICS_HOST} shows the metrics to others: set METRICS_TOKEN too.`;
  return values.SECRETS_KEY === undefined ? 'SECRETS_KEY is missing: `npm start` makes one in DATA_DIR.' : undefined;
};

/** An empty variable counts as not set. */
const givenOf = (env: Readonly<Record<string, string | undefined>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value === undefined || value.trim() === '' ? [] : [[name, value]])),
  );

/** `outside`: parties with settings of their own. */
export const loadConfig = (
  env: Readonly<Record<string, string | undefined>>,
  outside: readonly OutsideParty[],
): ConfigResult => {
  const given = givenOf(env);
  const read = environment.safeParse(given);
  if (!read.success) return { ok: false, message: read.error.issues[0]?.message ?? 'The environment is not valid.' };
  const values = read.data;
  const found = findParties(given, outside);
  if (!found.ok) return found;
  const message = refusalOf(values, found.parties);
  if (message !== undefined) return { ok: false, message };
  const secrets = readSecretsKeys(values.SECRETS_KEY ?? '', values.SECRETS_KEY_OLD);
  return secrets.ok ? { ok: true, config: build(values, secrets, variablesOf(given, outside)) } : secrets;
};
