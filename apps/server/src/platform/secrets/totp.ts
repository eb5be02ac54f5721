/** TOTP codes (RFC 6238): 30 s steps, one step of drift each way, each code once. */
import { Secret, TOTP } from 'otpauth';
import type { Random } from './random.ts';

const stepSeconds = 30;
const secretBytes = 20;

const totpOf = (secret: string, account: string, issuer: string) =>
  new TOTP({
    issuer,
    label: account,
    secret: Secret.fromBase32(secret),
    period: stepSeconds,
    digits: 6,
    algorithm: 'SHA1',
  });

export const newTotpSecret = ({ bytes }: Pick<Random, 'bytes'>): string =>
  new Secret({ buffer: Uint8Array.from(bytes(secretBytes)).buffer }).base32;

/** URI shown as a QR code to authenticator apps. */
export const otpauthUri = (secret: string, account: string, issuer: string): string =>
  totpOf(secret, account, issuer).toString();

/** The time step of a valid unused code, otherwise `undefined`. */
export const acceptedStep = (secret: string, code: string, now: Date, lastStep: bigint): bigint | undefined => {
  const timestamp = now.getTime();
  const delta = totpOf(secret, '', '').validate({ token: code, timestamp, window: 1 });
  if (delta === null) return undefined;
  const step = BigInt(Math.floor(timestamp / 1000 / stepSeconds) + delta);
  return step > lastStep ? step : undefined;
};
