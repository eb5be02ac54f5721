/** One JSON line per event. Nothing personal above a hash: whatever could carry it is cut here, wherever it is logged. */
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

/**
 * Everything that is logged passes here, however deep it lies. Not by the logger's own list of paths: that knows only the
 * depths it is told, and cost a tenth of a bet's time.
 */
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

/** Addresses, tokens and connection strings that slip into an error's text. */
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
    // Where an absent database was missed first tells nothing, and every call would say it.
    ...(isOutage(error) ? {} : { stack: scrub(error.stack ?? '') }),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
};

/** What a child says with each line does not pass the formatter: it is cleaned when the child is made. */
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
