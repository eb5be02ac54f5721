import { expect, test } from 'vitest';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { p2pkh, p2sh, p2tr, p2wpkh, TEST_NETWORK } from '@scure/btc-signer';
import { pubECDSA, sha256x2 } from '@scure/btc-signer/utils.js';
import { bitcoin } from '../btc/coin.ts';
import { dogecoin } from '../dog/coin.ts';
import { litecoin } from '../ltc/coin.ts';
import { signedMessages } from './signed-message.ts';

const isSignedBy = signedMessages(bitcoin);

const key = new Uint8Array(32).fill(7);
const publicKey = pubECDSA(key);
const message = 'I show that this address is mine.\n\nNumber: 1';

const sign = (text: string, header: number, prefix = '\u0018Bitcoin Signed Message:\n'): string => {
  const bytes = Buffer.from(text, 'utf8');
  const digest = sha256x2(Buffer.concat([Buffer.from(prefix, 'latin1'), Buffer.from([bytes.length]), bytes]));
  const [recovery = 0, ...rest] = secp256k1.sign(digest, key, { prehash: false, format: 'recovered' });
  return Buffer.from([header + recovery, ...rest]).toString('base64');
};
const regtest = { ...TEST_NETWORK, bech32: 'bcrt' };

test.each([
  ['a key’s own address', 31, p2pkh(publicKey).address],
  ['its witness address', 39, p2wpkh(publicKey).address],
  ['the same of the sandbox’s network', 39, p2wpkh(publicKey, regtest).address],
  ['one inside the other', 35, p2sh(p2wpkh(publicKey)).address],
])('a message that is signed as wallets do is %s’s', async (_what, header, address = '') => {
  expect(await isSignedBy({ address, message, signature: sign(message, header) })).toBe(true);
  expect(await isSignedBy({ address, message: `${message}2`, signature: sign(message, header) })).toBe(false);
});

test('whatever is no signature of that address is none', async () => {
  const address = p2wpkh(pubECDSA(new Uint8Array(32).fill(8))).address ?? '';
  expect(await isSignedBy({ address, message, signature: sign(message, 39) })).toBe(false);
  expect(
    await isSignedBy({ address: p2tr(publicKey.slice(1)).address ?? '', message, signature: sign(message, 39) }),
  ).toBe(false);
  for (const signature of ['', 'ada', Buffer.alloc(65).toString('base64'), Buffer.alloc(65, 31).toString('base64')])
    expect(await isSignedBy({ address, message, signature })).toBe(false);
});

test.each([
  [litecoin, 39, p2wpkh(publicKey, litecoin.alphabets.main).address, '\u0019Litecoin Signed Message:\n'],
  [dogecoin, 31, p2pkh(publicKey, dogecoin.alphabets.main).address, '\u0019Dogecoin Signed Message:\n'],
] as const)(
  'a message for %o counts only with the words that its wallets put before it',
  async (coin, header, address, prefix) => {
    const of = { address: address ?? '', message };
    expect(await signedMessages(coin)({ ...of, signature: sign(message, header, prefix) })).toBe(true);
    expect(await signedMessages(coin)({ ...of, signature: sign(message, header) })).toBe(false);
  },
);
