import { HDKey } from '@scure/bip32';
import { Address, OutScript, p2wpkh, TEST_NETWORK, Transaction } from '@scure/btc-signer';
import { mnemonicToSeedSync } from '@scure/bip39';
import { expect, test } from 'vitest';
import { startOutsideWorld } from '../../../testing/outside-world.ts';
import { createOutboundHttp } from '../../outbound-http.ts';
import { describeChain } from '../conformance.ts';
import { createBtc } from './node.ts';

/** A published test mnemonic, whose addresses are known. */
const words = 'abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon about';
const account = HDKey.fromMasterSeed(mnemonicToSeedSync(words)).derive("m/84'/0'/0'");
const xpub = account.publicExtendedKey;
const regtest = { ...TEST_NETWORK, bech32: 'bcrt' };
const at = (branch: number, index: number) => {
  const key = account.deriveChild(branch).deriveChild(index);
  if (key.publicKey === null || key.privateKey === null) throw new Error('No key');
  const { address, script } = p2wpkh(key.publicKey, regtest);
  return { address, script, key: key.privateKey };
};
const payer = at(1, 0);
const coin = 100_000_000n;

const against = (origin: string, network: 'main' | 'regtest' = 'regtest') =>
  createBtc({
    http: createOutboundHttp({ origin, allowPrivate: true, timeoutMs: 2_000 }),
    ...{ path: '/chain/BTC/rpc', network, confirmations: 3 },
  });

describeChain('Bitcoin', async () => {
  const world = await startOutsideWorld({ chain: {} });
  const post = async (call: string, body: object) => {
    const response = await fetch(`${world.url}/chain/BTC/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await response.json()) as { txid?: string };
  };
  const chain = against(world.url);
  const send = async (address: string, raw: bigint, confirmations = 0) =>
    (await post('send', { address, units: String(raw), confirmations })).txid ?? '';
  const txid = await send(payer.address, 10n * coin, 1);
  return {
    ...{ chain, against, send },
    account: { xpub, players: [0, 1, 2].map((index) => at(0, index).address), house: payer.address },
    addresses: {
      good: [
        'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080',
        'BCRT1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KYGT080',
        'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn',
        '2MzQwSSnBHWHqSAqtTVQ6v47XtaisrJa1Vc',
      ],
      bad: [
        ...['', 'ada', 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt081', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
        // Main network, and another coin.
        ...['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2'],
        'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9',
      ],
    },
    mine: async (blocks) => void (await post('mine', { blocks })),
    reorganise: async (depth) => void (await post('reorganise', { depth })),
    pay: async (to, raw) => {
      const spent = { txid, position: 0, raw: 10n * coin, branch: 1 as const, index: 0 };
      const price = await chain.feeRate();
      const made = chain.draft({ to, raw, inputs: [spent] }, price.ok ? price.rate : 1n);
      if (!made.ok) throw new Error(made.reason);
      const transaction = new Transaction();
      transaction.addInput({ txid, index: 0, witnessUtxo: { script: payer.script, amount: spent.raw } });
      transaction.addOutput({ script: OutScript.encode(Address(regtest).decode(to)), amount: raw });
      transaction.addOutput({ script: payer.script, amount: spent.raw - raw - BigInt(made.draft['fee'] as string) });
      transaction.sign(payer.key);
      transaction.finalize();
      return { raw: transaction.hex, txid: transaction.id };
    },
    close: () => world.close(),
  };
});

test('on the main network addresses are those that every wallet of BIP-84 makes of the same words', () => {
  const main = against('http://127.0.0.1:1', 'main');
  expect(main.addressAt(xpub, 0, 0)).toBe('bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu');
  expect(main.addressAt(xpub, 0, 1)).toBe('bc1qnjg0jd8228aq7egyzacy8cys3knf9xvrerkf9g');
  expect(main.addressAt(xpub, 1, 0)).toBe('bc1q8c6fshw2dlwun7ekn9qwf37cu2rn755upcp6el');
});

test('one transaction to several addresses is as many transfers, each of its own output', async () => {
  const world = await startOutsideWorld({ chain: {} });
  try {
    const chain = against(world.url);
    const [one, two] = [at(0, 0).address, at(0, 1).address];
    const outputs = [one, two, one].map((address, place) => ({ address, units: String(1_000 * (place + 1)) }));
    await fetch(`${world.url}/chain/BTC/send`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ outputs, confirmations: 1 }),
    });
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
