/** The house's BIP-39 seed: generated at first start, stored sealed in a file that only this process reads. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { entropyToMnemonic, mnemonicToSeedSync } from '@scure/bip39';
import { wordlist } from '@scure/bip39/wordlists/english.js';
import { deriveKey } from './derive-key.ts';
import { writeDurably } from './durable-file.ts';

export type SeedResult =
  | { readonly ok: true; readonly seed: Uint8Array }
  | { readonly ok: false; readonly message: string };

/** 256 bits: 24 words. */
const entropyBytes = 32;
const ivBytes = 12;
const tagBytes = 16;
const binding = Buffer.from('carmine signer seed 1');

const seal = (key: Buffer, plaintext: Buffer): Buffer => {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(binding);
  const sealed = Buffer.concat([cipher.update(plaintext), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
};

/** Throws on a wrong key or modified bytes. */
const unseal = (key: Buffer, bytes: Buffer): Buffer => {
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
    .setAAD(binding)
    .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]);
};

const sealingKey = (secretsKey: Buffer): Buffer => deriveKey(secretsKey, 'signer:seed');

/** Tries each key. */
const openWithAny = (keys: readonly Buffer[], bytes: Buffer) => {
  for (const [index, key] of keys.entries()) {
    try {
      return { entropy: unseal(key, bytes), isNewest: index === 0 };
    } catch {
      // Sealed with another key.
    }
  }
  return undefined;
};

/** The 64 bytes that all keys are derived from. A seed sealed with an older key is resealed with the newest at once. */
export const openSeed = (dataDir: string, secretsKey: Buffer, olderKeys: readonly Buffer[] = []): SeedResult => {
  const folder = path.join(dataDir, 'signer');
  const file = path.join(folder, 'seed.sealed');
  const key = sealingKey(secretsKey);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // Durable, because losing the seed would lose the coins at every issued address.
  if (!existsSync(file)) writeDurably(file, seal(key, randomBytes(entropyBytes)));
  const opened = openWithAny([key, ...olderKeys.map(sealingKey)], readFileSync(file));
  if (opened === undefined)
    return { ok: false, message: `${file} does not open with this SECRETS_KEY: give the key it was sealed with.` };
  if (!opened.isNewest) writeDurably(file, seal(key, opened.entropy));
  return { ok: true, seed: mnemonicToSeedSync(entropyToMnemonic(opened.entropy, wordlist)) };
};
