/** The one BIP-39 seed of the house: made at the first start, kept sealed in a file that only this process reads. */
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

/** Throws when the key is another one or the bytes were changed. */
const unseal = (key: Buffer, bytes: Buffer): Buffer => {
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
    .setAAD(binding)
    .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]);
};

/** The 64 bytes that every chain key is derived from. */
export const openSeed = (dataDir: string, secretsKey: Buffer): SeedResult => {
  const folder = path.join(dataDir, 'signer');
  const file = path.join(folder, 'seed.sealed');
  const key = deriveKey(secretsKey, 'signer:seed');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // A seed lost with its file would lose the coins of every address that was given away.
  if (!existsSync(file)) writeDurably(file, seal(key, randomBytes(entropyBytes)));
  try {
    return { ok: true, seed: mnemonicToSeedSync(entropyToMnemonic(unseal(key, readFileSync(file)), wordlist)) };
  } catch {
    return { ok: false, message: `${file} does not open with this SECRETS_KEY: give the key it was sealed with.` };
  }
};
