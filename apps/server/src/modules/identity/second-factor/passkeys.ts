/**
 * WebAuthn options and verification. The library checks origin, host name, challenge, signature and counter; that a challenge works
 * once, for one player and purpose, is checked here.
 */
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { isIP } from 'node:net';
import type { Sql } from '../../../database/database.ts';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import { hashToken, type Digest } from '../digest.ts';
import type { Deps } from '../deps.ts';
import * as store from './passkey-store.ts';
import type { Place } from './second-factor.ts';

const challengeMinutes = 5;

/** Passkeys need a host name; `http://127.0.0.1` has none. */
export const hostNameOf = ({ origin }: Place): string | undefined => {
  const host = new URL(origin).hostname.replace(/^\[|\]$/g, '');
  return isIP(host) === 0 ? host : undefined;
};

export type PasskeyOptions = Record<string, unknown>;

interface Asked {
  playerId: PlayerId;
  place: Place;
}

/** Creates a challenge and stores its hash. */
const newChallenge = async (
  { db, random }: Pick<Deps, 'db' | 'random'>,
  playerId: PlayerId,
  purpose: store.ChallengePurpose,
) => {
  const challenge = random.bytes(32);
  const hash = hashToken(challenge.toString('base64url'));
  await store.insertChallenge(db, { hash, playerId, purpose, minutes: challengeMinutes });
  return new Uint8Array(challenge);
};

/** Undefined if this origin cannot have passkeys. */
export const enrolmentOptions = async (
  deps: Pick<Deps, 'db' | 'random' | 'brand'>,
  digest: Digest,
  { playerId, place, email, name }: Asked & { email: string; name: string },
): Promise<PasskeyOptions | undefined> => {
  const rpID = hostNameOf(place);
  if (rpID === undefined) return undefined;
  const known = await store.passkeysOf(deps.db, playerId);
  const options = await generateRegistrationOptions({
    rpName: deps.brand(),
    rpID,
    userID: new Uint8Array(digest.passkeyUser(playerId)),
    userName: email,
    userDisplayName: name,
    challenge: await newChallenge(deps, playerId, 'enrol'),
    timeout: challengeMinutes * 60_000,
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    excludeCredentials: known.map(({ credential_id, transports }) => ({
      id: credential_id,
      transports: transports as never,
    })),
  });
  return { ...options };
};

/** Undefined if the player has no passkey, or this origin cannot have them. */
export const signatureOptions = async (
  deps: Pick<Deps, 'db' | 'random'>,
  { playerId, place, purpose }: Asked & { purpose: 'sign-in' | 'step-up' },
): Promise<PasskeyOptions | undefined> => {
  const rpID = hostNameOf(place);
  if (rpID === undefined) return undefined;
  const known = await store.passkeysOf(deps.db, playerId);
  if (known.length === 0) return undefined;
  const options = await generateAuthenticationOptions({
    rpID,
    allowCredentials: known.map(({ credential_id, transports }) => ({ id: credential_id, transports })),
    challenge: await newChallenge(deps, playerId, purpose),
    timeout: challengeMinutes * 60_000,
    // User verification is required if the key replaces the password, but not in addition to it.
    userVerification: purpose === 'step-up' ? 'required' : 'preferred',
  });
  return { ...options };
};

const challengeCheck = (sql: Sql, playerId: PlayerId, purpose: store.ChallengePurpose) => (challenge: string) =>
  store.takeChallenge(sql, hashToken(challenge), playerId, purpose);

type Response = Readonly<Record<string, unknown>>;

export interface NewPasskey {
  credentialId: string;
  publicKey: Buffer;
  counter: bigint;
  transports: readonly string[];
}

/** The library throws on any invalid answer, which counts as rejected. */
export const checkEnrolment = async (
  { db }: Pick<Deps, 'db'>,
  { playerId, place }: Asked,
  response: Response,
): Promise<NewPasskey | undefined> => {
  const rpID = hostNameOf(place);
  if (rpID === undefined) return undefined;
  const checked = await verifyRegistrationResponse({
    response: response as never,
    expectedChallenge: challengeCheck(db, playerId, 'enrol'),
    expectedOrigin: place.origin,
    expectedRPID: rpID,
    requireUserVerification: false,
  }).catch(() => undefined);
  if (checked?.verified !== true) return undefined;
  const { id, publicKey, counter, transports = [] } = checked.registrationInfo.credential;
  return { credentialId: id, publicKey: Buffer.from(publicKey), counter: BigInt(counter), transports };
};

export const checkSignature = async (
  { db }: Pick<Deps, 'db'>,
  { playerId, place, purpose }: Asked & { purpose: 'sign-in' | 'step-up' },
  response: Response,
): Promise<boolean> => {
  const rpID = hostNameOf(place);
  const key = (await store.passkeysOf(db, playerId)).find(({ credential_id }) => credential_id === response['id']);
  if (rpID === undefined || key === undefined) return false;
  const checked = await verifyAuthenticationResponse({
    response: response as never,
    expectedChallenge: challengeCheck(db, playerId, purpose),
    expectedOrigin: place.origin,
    expectedRPID: rpID,
    credential: { id: key.credential_id, publicKey: new Uint8Array(key.public_key), counter: Number(key.counter) },
    requireUserVerification: purpose === 'step-up',
  }).catch(() => undefined);
  if (checked?.verified !== true) return false;
  return (await store.usePasskey(db, key.id, BigInt(checked.authenticationInfo.newCounter))) === 1;
};
