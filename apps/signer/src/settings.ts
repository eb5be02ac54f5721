/** The signer's environment. */
import { createHash } from 'node:crypto';
import { z } from 'zod';

export interface SignerSettings {
  readonly port: number;
  /** Absolute or relative to the working directory. */
  readonly dataDir: string;
  /** 32 bytes. */
  readonly secretsKey: Buffer;
}

export type SettingsResult =
  | { readonly ok: true; readonly settings: SignerSettings }
  | { readonly ok: false; readonly message: string };

const environment = z.object({
  SIGNER_PORT: z.coerce.number('SIGNER_PORT must be a port.').int().min(0).max(65_535),
  DATA_DIR: z.string('DATA_DIR is missing.').min(1),
  SECRETS_KEY: z
    .string('SECRETS_KEY is missing.')
    .min(32, 'SECRETS_KEY is too short: it needs at least 32 characters.'),
});

/** Hexadecimal keys are taken as the bytes they are, other texts hashed: the server reads the same variable so. */
const keyBytes = (text: string): Buffer =>
  /^[0-9a-f]{64}$/i.test(text) ? Buffer.from(text, 'hex') : createHash('sha256').update(text).digest();

export const readSettings = (env: Readonly<Record<string, string | undefined>>): SettingsResult => {
  const read = environment.safeParse(env);
  if (!read.success) return { ok: false, message: read.error.issues[0]?.message ?? 'The environment is not valid.' };
  const { SIGNER_PORT, DATA_DIR, SECRETS_KEY } = read.data;
  return { ok: true, settings: { port: SIGNER_PORT, dataDir: DATA_DIR, secretsKey: keyBytes(SECRETS_KEY) } };
};
