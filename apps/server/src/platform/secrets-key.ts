/** Reads `SECRETS_KEY`: 64 hexadecimal digits are taken as the 32 bytes they are, any other long text is hashed to 32. */
import { createHash } from 'node:crypto';

export type SecretsKey = { readonly ok: true; readonly key: Buffer } | { readonly ok: false; readonly message: string };

const minimumLength = 32;
const minimumDistinct = 10;

export const readSecretsKey = (text: string): SecretsKey => {
  if (text.length < minimumLength) {
    return { ok: false, message: `SECRETS_KEY is too short: it needs at least ${minimumLength} characters.` };
  }
  if (new Set(text).size < minimumDistinct) {
    return {
      ok: false,
      message: 'SECRETS_KEY is too simple: use random characters, such as those of `openssl rand -hex 32`.',
    };
  }
  const key = /^[0-9a-f]{64}$/i.test(text) ? Buffer.from(text, 'hex') : createHash('sha256').update(text).digest();
  return { ok: true, key };
};
