/** The one BIP-39 seed of the house: made at the first start, kept sealed in a file that only this process reads. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import path from 'node:path';
import { entropyToMnemonic, mnemonicToSeedSync } from '@scure/bip39';
import { wordlist } from '@scure/bip39/wordlists/english.js';
import { deriveKey } from './derive-key.ts';

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

/** On the disk before anybody is given an address: a seed lost with its file would lose the coins. */
const writeDurably = (file: string, bytes: Buffer): void => {
  const half = `${file}.new`;
  const descriptor = openSync(half, 'w', 0o600);
  writeSync(descriptor, bytes);
  fsyncSync(descriptor);
  closeSync(descriptor);
  renameSync(half, file);
  const folder = openSync(path.dirname(file), 'r');
  fsyncSync(folder);
  closeSync(folder);
};

/** The 64 bytes that every chain key is derived from. */
export const openSeed = (dataDir: string, secretsKey: Buffer): SeedResult => {
  const folder = path.join(dataDir, 'signer');
  const file = path.join(folder, 'seed.sealed');
  const key = deriveKey(secretsKey, 'signer:seed');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (!existsSync(file)) writeDurably(file, seal(key, randomBytes(entropyBytes)));
  try {
    return { ok: true, seed: mnemonicToSeedSync(entropyToMnemonic(unseal(key, readFileSync(file)), wordlist)) };
  } catch {
    return { ok: false, message: `${file} does not open with this SECRETS_KEY: give the key it was sealed with.` };
  }
};
