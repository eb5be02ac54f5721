/** The only source of randomness: the operating system's CSPRNG, behind a port that tests can replace. */
import { randomBytes } from 'node:crypto';

export interface Random {
  bytes(count: number): Buffer;
  /** 256 bits as base64url, for session ids and mail tokens. */
  token(): string;
}

export const systemRandom: Random = {
  bytes: (count) => randomBytes(count),
  token: () => randomBytes(32).toString('base64url'),
};
