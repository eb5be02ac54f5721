/** A passkey made of software, for tests: signs what a browser would let a key sign, and lies where a test wants it to. */
import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest();

/** The head of a CBOR value of fewer than 65,536 parts. */
const head = (major: number, length: number): Buffer => {
  if (length < 24) return Buffer.of((major << 5) | length);
  return length < 256 ? Buffer.of((major << 5) | 24, length) : Buffer.of((major << 5) | 25, length >> 8, length & 255);
};
const cborText = (text: string): Buffer => Buffer.concat([head(3, Buffer.byteLength(text)), Buffer.from(text)]);
const cborBytes = (bytes: Buffer): Buffer => Buffer.concat([head(2, bytes.length), bytes]);
const cborNumber = (value: number): Buffer => (value < 0 ? head(1, -1 - value) : head(0, value));
const cborMap = (...parts: readonly (readonly [Buffer, Buffer])[]): Buffer =>
  Buffer.concat([head(5, parts.length), ...parts.flat()]);

/** ES256 on P-256, as COSE writes it. */
const coseKey = (x: Buffer, y: Buffer): Buffer =>
  cborMap(
    [cborNumber(1), cborNumber(2)],
    [cborNumber(3), cborNumber(-7)],
    [cborNumber(-1), cborNumber(1)],
    [cborNumber(-2), cborBytes(x)],
    [cborNumber(-3), cborBytes(y)],
  );

const flag = { present: 1, verified: 4, hasKey: 64 } as const;

interface Options {
  readonly challenge: string;
}

export interface Lie {
  readonly origin?: string;
  readonly host?: string;
  /** Nobody touched the sensor or gave the PIN. */
  readonly unverified?: boolean;
  readonly counter?: number;
}

export const softwarePasskey = (origin: string) => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const jwk = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let used = 0;

  const clientData = (type: string, challenge: string, lie: Lie): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin: lie.origin ?? origin, crossOrigin: false }));

  const authenticatorData = (flags: number, count: number, lie: Lie, key: Buffer = Buffer.alloc(0)): Buffer => {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(count);
    const host = sha256(lie.host ?? new URL(origin).hostname);
    return Buffer.concat([host, Buffer.of(lie.unverified === true ? flags & ~flag.verified : flags), counter, key]);
  };

  const named = (response: Record<string, unknown>): Record<string, unknown> => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });

  return {
    id: id.toString('base64url'),
    /** What `navigator.credentials.create` answers. */
    create: ({ challenge }: Options, lie: Lie = {}) => {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const cose = coseKey(Buffer.from(jwk.x ?? '', 'base64url'), Buffer.from(jwk.y ?? '', 'base64url'));
      const key = Buffer.concat([Buffer.alloc(16), length, id, cose]);
      const data = authenticatorData(flag.present | flag.verified | flag.hasKey, 0, lie, key);
      const attestation = cborMap(
        [cborText('fmt'), cborText('none')],
        [cborText('attStmt'), cborMap()],
        [cborText('authData'), cborBytes(data)],
      );
      return named({
        clientDataJSON: clientData('webauthn.create', challenge, lie).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      });
    },
    /** What `navigator.credentials.get` answers. */
    get: ({ challenge }: Options, lie: Lie = {}) => {
      used += 1;
      const client = clientData('webauthn.get', challenge, lie);
      const data = authenticatorData(flag.present | flag.verified, lie.counter ?? used, lie);
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey);
      return named({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      });
    },
  };
};
