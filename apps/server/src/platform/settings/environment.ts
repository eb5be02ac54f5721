/** The variables that the server reads: shape, default and what the README says of each. Those without a meaning are set by `npm start`. */
import { z } from 'zod';
import { isDatabaseUrl } from '../../database/hosts.ts';
import { isNetwork, list, milliseconds, origin, port } from './setting-shapes.ts';

export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** In the order of the README. */
export const environment = z.object({
  PORT: port('PORT', 4000).meta({ meaning: 'the players’ site and its API' }),
  SANDBOX_PORT: port('SANDBOX_PORT', 4001).meta({ meaning: 'the sandbox: the simulated outside parties' }),
  BACK_OFFICE_PORT: port('BACK_OFFICE_PORT', 4002).meta({ meaning: 'the back office' }),
  METRICS_PORT: port('METRICS_PORT', 4003).meta({ meaning: 'metrics for Prometheus' }),
  METRICS_HOST: z
    .string()
    .default('127.0.0.1')
    .meta({ meaning: 'the address the metrics listen on; any other one needs `METRICS_TOKEN`' }),
  METRICS_TOKEN: z
    .string()
    .min(16, 'METRICS_TOKEN must have at least 16 characters.')
    .optional()
    .meta({ meaning: 'at least 16 characters, sent by Prometheus as a bearer token' }),
  HOST: z
    .string()
    .min(1, 'HOST must not be empty.')
    .default('127.0.0.1')
    .meta({ meaning: 'the address that the other three listen on' }),
  PUBLIC_URL: origin('PUBLIC_URL').meta({
    meaning: 'base of links in mails, allowed origin, canonical links',
    shown: '`http://127.0.0.1:$PORT`',
  }),
  BACK_OFFICE_URL: origin('BACK_OFFICE_URL').meta({
    meaning: 'the origin of the back office',
    shown: '`http://127.0.0.1:$BACK_OFFICE_PORT`',
  }),
  DATA_DIR: z
    .string()
    .min(1, 'DATA_DIR must not be empty.')
    .default('.data')
    .meta({ meaning: 'the folder of all data' }),
  DATABASE_URL: z
    .string({ error: 'DATABASE_URL is missing: `npm start` passes the embedded database, a server alone needs one.' })
    .refine(isDatabaseUrl, {
      error: 'DATABASE_URL must look like postgres://user:password@host:5432/name, with several hosts by commas.',
    })
    .meta({
      meaning: 'another PostgreSQL, 16 or newer, whose user may create roles',
      shown: 'the embedded PostgreSQL',
    }),
  CELL: z
    .string()
    .default('0')
    .refine((text) => /^\d{1,5}$/.test(text) && Number(text) <= 32_767, {
      error: 'CELL must be a number from 0 to 32767.',
    })
    .transform(Number)
    .meta({ meaning: 'the number of this database among several; it is part of every id and never changes' }),
  DATABASE_TIMEOUT_MS: milliseconds('DATABASE_TIMEOUT_MS', 4_000).meta({
    meaning: 'the longest that a statement of a call or a bet may take; then the answer is 503',
  }),
  DATABASE_JOB_TIMEOUT_MS: milliseconds('DATABASE_JOB_TIMEOUT_MS', 600_000).meta({
    meaning: 'the same for the worker’s jobs: audits, seals, deletion of old rows',
  }),
  // With the ten seconds that calls have to finish, less than what a supervisor waits before it kills.
  DRAIN_MS: milliseconds('DRAIN_MS', 0, { least: 0, most: 4_000 }).meta({
    meaning:
      'how long a server that was told to end still answers while its `/readyz` says 503: twice the interval at which a load balancer looks, 4000 at most',
  }),
  DEPLOYMENT: z
    .enum(['sandbox', 'live'], {
      error: (issue) => `DEPLOYMENT must be sandbox or live, not "${String(issue.input)}".`,
    })
    .default('sandbox')
    .meta({ meaning: '`live` refuses development settings' }),
  ACCEPT_NO_STANDBY: z.enum(['0', '1'], { error: 'ACCEPT_NO_STANDBY must be 0 or 1.' }).default('0').meta({
    meaning: 'live: `1` starts without a synchronous standby, which loses bets when the machine of the database dies',
  }),
  STANDBY_READS: z
    .enum(['0', '1'], { error: 'STANDBY_READS must be 0 or 1.' })
    .default('0')
    .meta({ meaning: '`1` reads histories and reports from a standby of `DATABASE_URL`' }),
  ACCEPT_SANDBOX: list.meta({
    meaning: 'live: the outside parties that the sandbox may still simulate; a refused start names them',
  }),
  DEV_COUNTRY: z
    .string()
    .regex(/^[A-Z]{2}$/, {
      error: (issue) => `DEV_COUNTRY must be an ISO code such as MT, not "${String(issue.input)}".`,
    })
    .optional()
    .meta({ meaning: 'the country of loopback and private addresses', shown: '`MT`' }),
  RATE_LIMIT_FACTOR: z
    .string()
    .default('1')
    .refine((text) => /^\d+(\.\d+)?$/.test(text) && Number(text) > 0, {
      error: (issue) => `RATE_LIMIT_FACTOR must be a number above 0, not "${String(issue.input)}".`,
    })
    .transform(Number)
    .meta({ meaning: 'multiplies every rate limit, and divides the work of the human check' }),
  LEAST_JOB_INTERVAL_MS: milliseconds('LEAST_JOB_INTERVAL_MS', 1_000).meta({
    meaning: 'repeating jobs run no more often, for tests; refused live above 1000',
  }),
  SEED_GAMES: z
    .string()
    .default('0')
    .refine((text) => /^\d{1,4}$/.test(text), {
      error: (issue) => `SEED_GAMES must be a number from 0 to 9999, not "${String(issue.input)}".`,
    })
    .transform(Number)
    .meta({ meaning: 'number of placeholder games, to see a full lobby; refused live' }),
  TRUSTED_PROXIES: list
    .refine((items) => items.every(isNetwork), {
      error: 'TRUSTED_PROXIES must be addresses or networks such as 10.0.0.0/8, separated by commas.',
    })
    .meta({ meaning: 'networks whose `X-Forwarded-For` is trusted' }),
  SECRETS_KEY: z.string().optional().meta({
    meaning: 'seals seeds, documents and personal data; required live',
    shown: 'generated once, in `DATA_DIR`',
  }),
  SECRETS_KEY_OLD: z.string().default('').meta({
    meaning: 'the previous keys, newest first, separated by commas ([key rotation](docs/operations/keys-and-parts.md))',
  }),
  DEV_UI: z
    .enum(['on', 'off'], { error: 'DEV_UI must be on or off.' })
    .default('off')
    .meta({ meaning: '`on` serves the design system at `/dev/ui`; refused live' }),
  SKIN: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, {
      error: (issue) => `SKIN must be a folder of content/skins, not "${String(issue.input)}".`,
    })
    .default('carmine')
    .meta({ meaning: 'the brand of every host that no skin claims' }),
  CHAT_HASH_KEY: z
    .string()
    .min(16, 'CHAT_HASH_KEY must have at least 16 characters.')
    .optional()
    .meta({ meaning: 'the key of a hosted chat widget, which proves a player’s identity to it' }),
  LOG_LEVEL: z
    .enum(logLevels, { error: `LOG_LEVEL must be one of ${logLevels.join(', ')}.` })
    .default('info')
    .meta({ meaning: 'the log level' }),
  SANDBOX_SMTP_PORT: port('SANDBOX_SMTP_PORT', 4004),
  SANDBOX_SECRET: z.string().optional(),
  SIGNER_URL: origin('SIGNER_URL'),
  CARMINE_VERSION: z.string().default('0.0.0'),
});

export type Environment = z.infer<typeof environment>;

export interface VariableRow {
  readonly name: string;
  /** The default, as the README shows it. */
  readonly shown: string;
  readonly meaning: string;
}

const shownDefault = (schema: z.ZodType): string => {
  const { data } = schema.safeParse(undefined);
  if (typeof data === 'number') return `${data}`;
  return typeof data === 'string' && data !== '' ? `\`${data}\`` : 'none';
};

/** For the documentation; variables of outside parties are declared by their adapters. */
export const environmentRows: readonly VariableRow[] = Object.entries(environment.shape).flatMap(([name, schema]) => {
  const { meaning, shown = shownDefault(schema) } = (schema.meta() ?? {}) as Partial<VariableRow>;
  return meaning === undefined ? [] : [{ name, shown, meaning }];
});
