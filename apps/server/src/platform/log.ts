/** One JSON line per event. Nothing personal above a hash: whatever could carry it is cut here, wherever it is logged. */
import { pino, type DestinationStream, type Logger } from 'pino';

export type Log = Logger;

const secretNames = [
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
];

/** pino redacts by path, so every name is listed at the depths that occur. */
const paths = secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

/** Addresses, JSON Web keys and connection strings that slip into an error's text. */
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
    stack: scrub(error.stack ?? ''),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
};

export const createLog = (
  options: { role: string; version: string; level?: string },
  stream?: DestinationStream,
): Log =>
  pino(
    {
      level: options.level ?? 'info',
      base: { role: options.role, version: options.version, pid: process.pid },
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths, censor: '[removed]' },
      serializers: { err: describeError, error: describeError },
    },
    ...(stream === undefined ? [] : [stream]),
  );
