/** Structured logs, one JSON line per event. Personal values and secrets are removed here, wherever they are logged. */
import { isOutage } from '../../database/outage.ts';
import { pino, type DestinationStream, type Logger } from 'pino';

export type Log = Logger;

const secretNames = new Set([
  'password',
  'oldPassword',
  'newPassword',
  'confirmPassword',
  'token',
  'sessionToken',
  'captcha',
  'code',
  'passkey',
  'secret',
  'serverSeed',
  'secretsKey',
  'authorization',
  'cookie',
  'setCookie',
  'email',
  'fullName',
  'firstName',
  'lastName',
  'phone',
  'phoneNumber',
  'address',
  'address2',
  'zipCode',
  'dateOfBirth',
  'ip',
  'userAgent',
  'body',
  'databaseUrl',
  'connectionString',
  'parameters',
  'detail',
  'where',
]);

const deepest = 5;

/** Redacts at any depth. Pino's own redaction only supports fixed depths, and cost a tenth of a bet's time. */
const withoutSecrets = (value: unknown, depth = 0): unknown => {
  if (typeof value === 'bigint') return value.toString();
  if (typeof value !== 'object' || value === null || value instanceof Error || value instanceof Date) return value;
  if (Buffer.isBuffer(value) || depth > deepest) return '[removed]';
  if (Array.isArray(value)) return value.map((item) => withoutSecrets(item, depth + 1));
  const shown: Record<string, unknown> = {};
  for (const [name, inner] of Object.entries(value)) {
    shown[name] = secretNames.has(name) ? '[removed]' : withoutSecrets(inner, depth + 1);
  }
  return shown;
};

const cleaned = (object: object): Record<string, unknown> => withoutSecrets(object) as Record<string, unknown>;

/** Redacts addresses, tokens and connection strings in error messages. */
const scrub = (text: string): string =>
  text
    .replace(/[\w.+-]+@[\w-]+\.[\w.]+/g, '[email]')
    .replace(/postgres(ql)?:\/\/[^\s'"]+/g, '[database]')
    .replace(/#session=[\w-]+/g, '#session=[token]')
    .replace(/Bearer [\w.~+/-]+=*/g, 'Bearer [token]');

const describeError = (error: unknown): Record<string, unknown> => {
  if (!(error instanceof Error)) return { message: scrub(String(error)) };
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    message: scrub(error.message),
    ...(typeof code === 'string' ? { errorCode: code } : {}),
    // During a database outage stack traces are useless, and every call would log one.
    ...(isOutage(error) ? {} : { stack: scrub(error.stack ?? '') }),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
};

/** Bindings of a child logger bypass the formatter, so they are redacted when it is created. */
const guardChildren = (log: Log): Log => {
  const makeChild: (bindings: object, options?: object) => Log = log.child.bind(log);
  log.child = ((bindings: object, options?: object) =>
    guardChildren(makeChild(cleaned(bindings), options))) as unknown as Log['child'];
  return log;
};

export const createLog = (
  options: { role: string; version: string; level?: string },
  stream?: DestinationStream,
): Log =>
  guardChildren(
    pino(
      {
        level: options.level ?? 'info',
        base: { role: options.role, version: options.version, pid: process.pid },
        timestamp: () => `,"time":"${new Date().toISOString()}"`,
        formatters: { level: (label) => ({ level: label }), log: cleaned },
        serializers: { err: describeError, error: describeError },
      },
      ...(stream === undefined ? [] : [stream]),
    ),
  );
