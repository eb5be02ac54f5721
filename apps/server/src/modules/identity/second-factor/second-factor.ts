/** Second factors: types, recovery code format, and browser options. */
import type { Random } from '../../../platform/secrets/random.ts';

/** Origin of the browser: passkeys belong to a host name, not to an IP address. */
export interface Place {
  origin: string;
}

/** In addition to the password, or in its place for step-up. */
export interface FactorProof {
  /** Six digits of an authenticator app, or a recovery code. */
  code?: string | undefined;
  /** The result of the browser's `navigator.credentials.get`. */
  passkey?: Readonly<Record<string, unknown>> | undefined;
}

export type FactorKind = 'code' | 'passkey';

/** A player's active factors. */
export interface Factors {
  totp: boolean;
  passkeys: number;
  recoveryCodes: number;
}

export const isSetUp = ({ totp, passkeys }: Factors): boolean => totp || passkeys > 0;

export const waysOf = ({ totp, passkeys, recoveryCodes }: Factors): FactorKind[] => [
  ...(totp || recoveryCodes > 0 ? (['code'] as const) : []),
  ...(passkeys > 0 ? (['passkey'] as const) : []),
];

export const recoveryCodesMade = 10;

/** Without characters that are easily confused on paper: 32 characters, 5 bits each. */
const signs = 'abcdefghjkmnpqrstuvwxyz123456789';
const signsPerCode = 12;

/** 60 bits, `k7m2-q9xw-4tzb`. */
export const newRecoveryCode = (random: Pick<Random, 'bytes'>): string => {
  const text = [...random.bytes(signsPerCode)].map((byte) => signs[byte % signs.length]).join('');
  return text.replace(/(.{4})(?=.)/g, '$1-');
};

/** Normalises capitals, other dashes and spaces. */
export const tidyRecoveryCode = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

export const isTotpCode = (text: string): boolean => /^\d{3} ?\d{3}$/.test(text.trim());
