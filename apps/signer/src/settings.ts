/** The signer's environment. */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Policy } from './policy.ts';

export interface SignerSettings {
  readonly port: number;
  /** Absolute or relative to the working directory. */
  readonly dataDir: string;
  /** 32 bytes. */
  readonly secretsKey: Buffer;
  /** The keys before it, the newest first. */
  readonly olderKeys: readonly Buffer[];
  readonly policy: Policy;
}

export type SettingsResult =
  | { readonly ok: true; readonly settings: SignerSettings }
  | { readonly ok: false; readonly message: string };

const weiPerEther = 10n ** 18n;

/** Whole ether or with up to six decimals; the answer in wei. */
const ether = (name: string, fallback: string) =>
  z
    .string()
    .default(fallback)
    .refine((text) => /^\d{1,6}(\.\d{1,6})?$/.test(text), `${name} must be an amount of ether such as 0.5.`)
    .transform((text) => {
      const [whole = '0', fraction = ''] = text.split('.');
      return (BigInt(whole + fraction.padEnd(6, '0')) * weiPerEther) / 1_000_000n;
    });

/** Of the sandbox's local chain. */
const localChainId = 31_337;

const environment = z.object({
  SIGNER_PORT: z.coerce.number('SIGNER_PORT must be a port.').int().min(0).max(65_535),
  DATA_DIR: z.string('DATA_DIR is missing.').min(1),
  ETH_CHAIN_ID: z.coerce.number('ETH_CHAIN_ID must be a number.').int().positive().default(localChainId),
  SIGNER_ETH_PER_TRANSACTION: ether('SIGNER_ETH_PER_TRANSACTION', '1'),
  SIGNER_ETH_PER_DAY: ether('SIGNER_ETH_PER_DAY', '25'),
  SIGNER_ETH_FEE: ether('SIGNER_ETH_FEE', '0.02'),
  SECRETS_KEY: z
    .string('SECRETS_KEY is missing.')
    .min(32, 'SECRETS_KEY is too short: it needs at least 32 characters.'),
  SECRETS_KEY_OLD: z.string().default(''),
});

/** For the document that names them all. */
export const environmentNames = Object.keys(environment.shape);

/** Hexadecimal keys are taken as the bytes they are, other texts hashed: the server reads the same variable so. */
const keyBytes = (text: string): Buffer =>
  /^[0-9a-f]{64}$/i.test(text) ? Buffer.from(text, 'hex') : createHash('sha256').update(text).digest();

export const readSettings = (env: Readonly<Record<string, string | undefined>>): SettingsResult => {
  const read = environment.safeParse(env);
  if (!read.success) return { ok: false, message: read.error.issues[0]?.message ?? 'The environment is not valid.' };
  const { SIGNER_PORT, DATA_DIR, SECRETS_KEY, SECRETS_KEY_OLD, ...caps } = read.data;
  const older = SECRETS_KEY_OLD.split(',').map((text) => text.trim());
  const policy = {
    chainId: caps.ETH_CHAIN_ID,
    perTransaction: caps.SIGNER_ETH_PER_TRANSACTION,
    perDay: caps.SIGNER_ETH_PER_DAY,
    feePerTransaction: caps.SIGNER_ETH_FEE,
  };
  // A short one is none: the server refuses it, and keeps the place of a key that is gone by such a word.
  const olderKeys = older.filter((text) => text.length >= 32).map(keyBytes);
  const keys = { secretsKey: keyBytes(SECRETS_KEY), olderKeys };
  return { ok: true, settings: { port: SIGNER_PORT, dataDir: DATA_DIR, ...keys, policy } };
};
