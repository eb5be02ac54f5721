/** What a second factor is, how its recovery codes look, and what a browser may show for one. */
import type { Random } from '../../../platform/secrets/random.ts';

/** Where the browser is: a passkey belongs to a host name, and not to a number. */
export interface Place {
  origin: string;
}

/** Beside the password, or in its place where only a step-up is asked for. */
export interface FactorProof {
  /** Six digits of an authenticator program, or a recovery code. */
  code?: string | undefined;
  /** The answer of a browser's `navigator.credentials.get`. */
  passkey?: Readonly<Record<string, unknown>> | undefined;
}

export type FactorKind = 'code' | 'passkey';

/** What a player has set up. */
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

/** Without letters and digits that are taken for each other on paper: 32 of them, 5 bits each. */
const signs = 'abcdefghjkmnpqrstuvwxyz123456789';
const signsPerCode = 12;

/** 60 bits, `k7m2-q9xw-4tzb`. */
export const newRecoveryCode = (random: Pick<Random, 'bytes'>): string => {
  const text = [...random.bytes(signsPerCode)].map((byte) => signs[byte % signs.length]).join('');
  return text.replace(/(.{4})(?=.)/g, '$1-');
};

/** As people copy it: in capitals, with other dashes, with spaces. */
export const tidyRecoveryCode = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

export const isTotpCode = (text: string): boolean => /^\d{3} ?\d{3}$/.test(text.trim());
