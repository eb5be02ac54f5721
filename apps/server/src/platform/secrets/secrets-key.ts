/** Parses `SECRETS_KEY` and older keys: 64 hexadecimal digits are 32 bytes, any other long text is hashed to 32. */
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

export interface NumberedKey {
  /** 1 for this installation's first key. */
  readonly keyId: number;
  readonly secret: Buffer;
}

export type SecretsKeys =
  | {
      readonly ok: true;
      /** Newest first: it seals. The others only open. */
      readonly keys: readonly [NumberedKey, ...NumberedKey[]];
      /** This installation's first key: marks made with it stay valid. */
      readonly first: Buffer;
    }
  | { readonly ok: false; readonly message: string };

/** Placeholder for a key that is no longer used, so that the others keep their ids. */
const gone = 'gone';
const mostKeys = 255;

/** `older`: the previous keys, newest first, comma-separated; their positions determine their ids. */
export const readSecretsKeys = (current: string, older: string): SecretsKeys => {
  if (current === '') return { ok: false, message: 'SECRETS_KEY is missing.' };
  const texts = [current, ...older.split(',').map((text) => text.trim())].filter((text) => text !== '');
  const keys: NumberedKey[] = [];
  for (const [index, text] of texts.entries()) {
    const isFirst = index === texts.length - 1;
    if (text === gone && index > 0 && !isFirst) continue;
    const read = readSecretsKey(text);
    if (!read.ok)
      return index === 0
        ? read
        : { ok: false, message: read.message.replace('SECRETS_KEY', 'A key of SECRETS_KEY_OLD') };
    keys.push({ keyId: texts.length - index, secret: read.key });
  }
  const [newest, ...others] = keys;
  if (newest === undefined || texts.length > mostKeys)
    return { ok: false, message: `SECRETS_KEY_OLD names too many keys: ${mostKeys - 1} at most.` };
  if (others.some(({ secret }) => secret.equals(newest.secret)))
    return { ok: false, message: 'SECRETS_KEY is also in SECRETS_KEY_OLD: use a new key.' };
  return { ok: true, keys: [newest, ...others], first: others.at(-1)?.secret ?? newest.secret };
};
