/** Keys of a gateway that signs with JWS, in settings: `<id>:<32 bytes in base64url>`, as Ed25519 keys are written in RFC 8037. */
import { createHash, createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import type { Shape } from '../platform/settings/variables.ts';

export interface NamedKey {
  readonly kid: string;
  readonly key: KeyObject;
}

/** By key id: several while one takes the other’s place. */
export type NamedKeys = ReadonlyMap<string, KeyObject>;

/** Of a private Ed25519 key in PKCS #8, before its 32 bytes. */
const privatePrefix = Buffer.from('302e020100300506032b657004220420', 'hex');

const privateKey = (bytes: Buffer): KeyObject =>
  createPrivateKey({ key: Buffer.concat([privatePrefix, bytes]), format: 'der', type: 'pkcs8' });

const publicKey = (bytes: Buffer): KeyObject =>
  createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: bytes.toString('base64url') }, format: 'jwk' });

const readNamed = (text: string, make: (bytes: Buffer) => KeyObject): NamedKey | undefined => {
  const [, kid, encoded] = /^([\w.-]{1,64}):([\w-]{43})$/.exec(text.trim()) ?? [];
  if (kid === undefined || encoded === undefined) return undefined;
  try {
    return { kid, key: make(Buffer.from(encoded, 'base64url')) };
  } catch {
    return undefined;
  }
};

export const signingKey: Shape<NamedKey> = {
  must: 'be a key id and a private Ed25519 key, such as shop-1:<32 bytes in base64url>',
  read: (text) => readNamed(text, privateKey),
  example: `shop-1:${'A'.repeat(43)}`,
};

export const verificationKeys: Shape<NamedKeys> = {
  must: 'be key ids and public Ed25519 keys, such as gateway-1:<32 bytes in base64url>, separated by commas',
  example: 'gateway-1:11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo',
  read: (text) => {
    const read = text.split(',').flatMap((one) => readNamed(one, publicKey) ?? []);
    const keys = new Map(read.map(({ kid, key }) => [kid, key]));
    // A key that is misspelt, or an id that stands for two keys, is no rotation.
    return keys.size === text.split(',').length ? keys : undefined;
  },
};

/** A key pair made from a text that server and sandbox share. */
export const simulatedKey = (kid: string, text: string): NamedKey => ({
  ...{ kid, key: privateKey(createHash('sha256').update(text).digest()) },
});

export const publicPart = ({ kid, key }: NamedKey): readonly [string, KeyObject] => [kid, createPublicKey(key)];
