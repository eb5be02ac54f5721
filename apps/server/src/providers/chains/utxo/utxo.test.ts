import { HDKey } from '@scure/bip32';
import { Address, OutScript, p2pkh, p2sh, p2wpkh, Transaction } from '@scure/btc-signer';
import { mnemonicToSeedSync } from '@scure/bip39';
import { hexToBytes } from '@noble/hashes/utils.js';
import { expect, test } from 'vitest';
import type { UtxoNetwork } from '../../../modules/payments/chains/ports.ts';
import { listen } from '../../../testing/http-listener.ts';
import { startOutsideWorld } from '../../../testing/outside-world.ts';
import { createOutboundHttp } from '../../outbound-http.ts';
import { bitcoin } from '../btc/coin.ts';
import { describeChain } from '../conformance.ts';
import { dogecoin } from '../dog/coin.ts';
import { litecoin } from '../ltc/coin.ts';
import type { UtxoCoin } from './coin.ts';
import { createUtxo } from './node.ts';

/** A published test mnemonic, whose addresses are known. */
const words = 'abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon about';
const whole = 100_000_000n;
const root = HDKey.fromMasterSeed(mnemonicToSeedSync(words));
const paths: Readonly<Record<string, string>> = { BTC: "m/84'/0'/0'", LTC: "m/84'/2'/0'", DOG: "m/44'/3'/0'" };
const accountOf = ({ code }: UtxoCoin) => root.derive(paths[code] ?? '');

const alphabetOf = ({ alphabets, simulatedAs }: UtxoCoin) => alphabets[simulatedAs] ?? alphabets.main;
const at = (coin: UtxoCoin, branch: number, index: number) => {
  const key = accountOf(coin).deriveChild(branch).deriveChild(index);
  if (key.publicKey === null || key.privateKey === null) throw new Error('No key');
  const { address, script } = (coin.isSegwit ? p2wpkh : p2pkh)(key.publicKey, alphabetOf(coin));
  return { address, script, key: key.privateKey };
};

const against = (coin: UtxoCoin, origin: string, network = coin.simulatedAs) =>
  createUtxo(coin, {
    http: createOutboundHttp({ origin, allowPrivate: true, timeoutMs: 2_000 }),
    ...{ path: `/chain/${coin.code}/rpc`, network, confirmations: 3 },
  });

const post = async (origin: string, { code }: UtxoCoin, call: string, body: object) => {
  const response = await fetch(`${origin}/chain/${code}/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await response.json()) as { txid?: string };
};

const ether = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
/** Of each network: what can be paid, and what belongs to another network or coin. */
const addresses: Readonly<Record<string, { good: readonly string[]; bad: readonly string[] }>> = {
  BTC: {
    good: [
      ...['bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080', 'BCRT1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KYGT080'],
      ...['mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn', '2MzQwSSnBHWHqSAqtTVQ6v47XtaisrJa1Vc'],
    ],
    bad: [
      ...['', 'ada', 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt081', ether],
      ...['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2'],
      ...['ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9', at(litecoin, 0, 0).address, at(dogecoin, 0, 0).address],
    ],
  },
  LTC: {
    good: [p2sh(p2wpkh(root.publicKey ?? new Uint8Array()), alphabetOf(litecoin)).address ?? ''],
    bad: [
      ...['', 'ada', ether, 'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9', at(bitcoin, 0, 0).address],
      // The old prefix of script hashes, which another coin has too.
      ...['2MzQwSSnBHWHqSAqtTVQ6v47XtaisrJa1Vc', at(dogecoin, 0, 0).address],
    ],
  },
  DOG: {
    good: [p2sh(p2pkh(root.publicKey ?? new Uint8Array()), alphabetOf(dogecoin)).address ?? ''],
    bad: [
      ...['', 'ada', ether, 'DBus3bamQjgJULBJtYXpEzDWQRwF5iwxgC', '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2'],
      ...['mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn', at(bitcoin, 0, 0).address, at(litecoin, 0, 0).address],
    ],
  },
};

const openStage = async (coin: UtxoCoin) => {
  const world = await startOutsideWorld({ chain: {} });
  const payer = at(coin, 1, 0);
  const chain: UtxoNetwork = against(coin, world.url);
  const send = async (address: string, raw: bigint, confirmations = 0) =>
    (await post(world.url, coin, 'send', { address, units: String(raw), confirmations })).txid ?? '';
  // Dust is refused; the suite sends a thousandth of a coin.
  const txid = await send(payer.address, 10n * whole, 1);
  return {
    ...{ chain, against: (origin: string) => against(coin, origin) },
    send: (address: string, raw: bigint) => send(address, raw > coin.leastTransfer ? raw : coin.leastTransfer),
    account: {
      xpub: accountOf(coin).publicExtendedKey,
      players: [0, 1, 2].map((index) => at(coin, 0, index).address),
      house: payer.address,
    },
    addresses: addresses[coin.code] ?? { good: [], bad: [] },
    mine: async (blocks: number) => void (await post(world.url, coin, 'mine', { blocks })),
    reorganise: async (depth: number) => void (await post(world.url, coin, 'reorganise', { depth })),
    pay: async (to: string, asked: bigint) => {
      const spent = { txid, position: 0, raw: 10n * whole, branch: 1 as const, index: 0 };
      const price = await chain.feeRate();
      const made = chain.draft({ to, raw: asked, inputs: [spent] }, price.ok ? price.rate : 1n);
      if (!made.ok) throw new Error(made.reason);
      const ready = await chain.forSigning(made.draft);
      if (!ready.ok) throw new Error(ready.reason);
      const [previous = ''] = (ready.draft['previous'] ?? []) as string[];
      const transaction = new Transaction();
      transaction.addInput({
        ...{ txid, index: 0 },
        ...(coin.isSegwit
          ? { witnessUtxo: { script: payer.script, amount: spent.raw } }
          : { nonWitnessUtxo: hexToBytes(previous) }),
      });
      const fee = BigInt(made.draft['fee'] as string);
      transaction.addOutput({ script: OutScript.encode(Address(alphabetOf(coin)).decode(to)), amount: asked });
      transaction.addOutput({ script: payer.script, amount: spent.raw - asked - fee });
      transaction.sign(payer.key);
      transaction.finalize();
      // The estimate never falls short of the size that nodes ask the price for.
      expect(fee).toBeGreaterThanOrEqual((price.ok ? price.rate : 1n) * BigInt(transaction.vsize));
      return { raw: transaction.hex, txid: transaction.id };
    },
    close: () => world.close(),
  };
};

for (const coin of [bitcoin, litecoin, dogecoin]) describeChain(coin.code, () => openStage(coin));

test.each([
  [bitcoin, 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu', 'bc1q8c6fshw2dlwun7ekn9qwf37cu2rn755upcp6el'],
  [litecoin, 'ltc1qjmxnz78nmc8nq77wuxh25n2es7rzm5c2rkk4wh', undefined],
  [dogecoin, 'DBus3bamQjgJULBJtYXpEzDWQRwF5iwxgC', undefined],
])('on the main network the addresses of %o are those of every wallet with the same words', (coin, first, change) => {
  const main = against(coin, 'http://127.0.0.1:1', 'main');
  const xpub = accountOf(coin).publicExtendedKey;
  expect(main.addressAt(xpub, 0, 0)).toBe(first);
  if (change !== undefined) expect(main.addressAt(xpub, 1, 0)).toBe(change);
});

test('on main networks no coin takes the address of another', () => {
  const own: readonly (readonly [UtxoCoin, readonly string[]])[] = [
    [bitcoin, ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2']],
    [litecoin, ['ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9', 'LM2WMpR1Rp6j3Sa59cMXMs1SPzj9eXpGc1']],
    [dogecoin, ['DBus3bamQjgJULBJtYXpEzDWQRwF5iwxgC']],
  ];
  for (const [coin] of own) {
    const chain = against(coin, 'http://127.0.0.1:1', 'main');
    for (const [other, texts] of own)
      for (const text of texts) expect(chain.readAddress(text)).toBe(coin === other ? text : undefined);
  }
  // `3…` is read by the one coin that has no other prefix for it.
  const script = '3P14159f73E4gFr7JterCCQh9QjiTjiZrG';
  expect(own.map(([coin]) => against(coin, 'http://127.0.0.1:1', 'main').readAddress(script))).toEqual([
    script,
    undefined,
    undefined,
  ]);
});

test.each([bitcoin, litecoin, dogecoin])('who sent is known, whatever a block of %o tells', async (coin) => {
  const world = await startOutsideWorld({ chain: {} });
  try {
    const chain = against(coin, world.url);
    const to = at(coin, 0, 0).address;
    const { txid = '' } = await post(world.url, coin, 'send', { address: to, amount: '1', confirmations: 1 });
    const sender = await chain.senderOf(txid);
    const from = sender.ok ? sender.from : undefined;
    expect(chain.readAddress(from ?? '')).toBe(from);
    const found = await chain.block(1n);
    const transfer = found.ok ? found.block.transfers.find((one) => one.txid === txid) : undefined;
    expect(transfer?.from).toBe(coin === bitcoin ? from : undefined);
  } finally {
    await world.close();
  }
});

test('one transaction to several addresses is as many transfers, each of its own output', async () => {
  const world = await startOutsideWorld({ chain: {} });
  try {
    const chain = against(bitcoin, world.url);
    const [one, two] = [at(bitcoin, 0, 0).address, at(bitcoin, 0, 1).address];
    const outputs = [one, two, one].map((address, place) => ({ address, units: String(1_000 * (place + 1)) }));
    await post(world.url, bitcoin, 'send', { outputs, confirmations: 1 });
    const found = await chain.block(1n);
    const transfers = found.ok ? found.block.transfers.map(({ position, to, raw }) => ({ position, to, raw })) : [];
    expect(transfers.slice(0, 3)).toEqual([
      { position: 0, to: one, raw: 1_000n },
      { position: 1, to: two, raw: 2_000n },
      { position: 2, to: one, raw: 3_000n },
    ]);
  } finally {
    await world.close();
  }
});

test('a block with entries of an extension block, or with more coins than fit, is read for the outputs that are ordinary', async () => {
  const hash = 'a'.repeat(64);
  const { address, script } = at(litecoin, 0, 0);
  const scriptPubKey = { hex: Buffer.from(script).toString('hex') };
  const vout = [
    { ismweb: true, output_id: hash },
    { ismweb: false, n: 1, value: 2.5, scriptPubKey },
    { n: 2, value: 140_000_000_000, scriptPubKey },
  ];
  const tx = [
    {
      txid: hash,
      vin: [
        { ismweb: true, output_id: hash },
        { ismweb: false, txid: hash, vout: 0 },
      ],
      vout,
    },
  ];
  const node = await listen(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method } = JSON.parse(Buffer.concat(chunks).toString()) as { method: string };
    response.end(
      JSON.stringify({ id: 1, error: null, result: method === 'getblockhash' ? hash : { hash, height: 7, tx } }),
    );
  });
  try {
    const found = await against(litecoin, node.origin).block(7n);
    expect(found.ok ? found.block.transfers : found).toMatchObject([{ position: 1, to: address, raw: 250_000_000n }]);
  } finally {
    await node.close();
  }
});
