/** Bitcoin through any node that speaks as Bitcoin Core does and keeps an index of transactions (`txindex=1`). No wallet of the node is used. */
import { z } from 'zod';
import type { AssetTransfer, NetworkFailure, UtxoNetwork } from '../../../modules/payments/chains/ports.ts';
import type { OutboundHttp } from '../../outbound-http.ts';
import { createJsonRpc, type JsonRpc } from '../json-rpc.ts';
import { addressesOf, type Addresses, type NetworkName } from './addresses.ts';
import { assets, code } from './assets.ts';
import { createDrafts, plainSize } from './draft.ts';
import { isSignedBy } from './signed-message.ts';
import * as wire from './wire.ts';

export interface BtcSettings {
  readonly http: OutboundHttp;
  /** Of the node's JSON-RPC, from the root of the allowed origin. */
  readonly path: string;
  readonly authorization?: string;
  readonly network: NetworkName;
  readonly confirmations: number;
}

/** Of the node's errors. */
const noSuchHeight = -8;
const noSuchTransaction = -5;

/** Blocks come every ten minutes, some after an hour. */
const stuckAfterSeconds = 5_400;
/** Seven thousand units of size: far below what nodes pass on. */
const mostInputs = 100;
/** Wallets send no less than 546, whatever the receiver's address is; twice that, to be sure. */
const leastTransfer = 1_092n;
/** Blocks within which a payment should be in one. */
const withinBlocks = 6;

/** For a call whose refusal means no more than a bad answer. */
const failed = (reason: NetworkFailure | 'refused'): { ok: false; reason: NetworkFailure } => ({
  ok: false,
  reason: reason === 'refused' ? 'answer_invalid' : reason,
});

/** Where all that it spends came from; nothing where that is not one address. */
const senderOf = (addresses: Addresses, { vin }: wire.TransactionOfBlock): string | undefined => {
  const scripts = new Set(vin.map(({ prevout }) => prevout?.scriptPubKey.hex));
  const [script] = scripts;
  return scripts.size === 1 && script !== undefined ? addresses.ofScript(script) : undefined;
};

/** What a block's maker pays itself cannot be spent for a hundred blocks: it is no deposit. */
const transfersOf = (addresses: Addresses, transaction: wire.TransactionOfBlock): AssetTransfer[] => {
  if (transaction.vin.some(({ coinbase }) => coinbase !== undefined)) return [];
  const from = senderOf(addresses, transaction);
  return transaction.vout.flatMap(({ n: position, value: raw, scriptPubKey: { hex } }) => {
    const to = addresses.ofScript(hex);
    if (to === undefined || raw === 0n) return [];
    return [{ asset: code, txid: transaction.txid, position, ...(from === undefined ? {} : { from }), to, raw }];
  });
};

const createReading = (
  rpc: JsonRpc,
  network: NetworkName,
  addresses: Addresses,
): Pick<UtxoNetwork, 'head' | 'block' | 'standing' | 'isUnspent'> => ({
  head: async () => {
    const answer = await rpc('getblockchaininfo', [], wire.head);
    if (!answer.ok) return failed(answer.reason);
    const { chain, blocks: height, bestblockhash: hash } = answer.value;
    // Coins of another network must never be taken for ours.
    return chain === network ? { ok: true, height, hash } : { ok: false, reason: 'answer_invalid' };
  },
  block: async (height) => {
    const named = await rpc('getblockhash', [Number(height)], wire.hash);
    if (!named.ok && named.reason === 'refused' && named.code === noSuchHeight)
      return { ok: false, reason: 'no_such_block' };
    if (!named.ok) return failed(named.reason);
    const answer = await rpc('getblock', [named.value, 3], wire.block);
    if (!answer.ok) return failed(answer.reason);
    const { hash, previousblockhash, tx } = answer.value;
    if (answer.value.height !== height || hash !== named.value) return { ok: false, reason: 'answer_invalid' };
    const transfers = tx.flatMap((transaction) => transfersOf(addresses, transaction));
    return { ok: true, block: { height, hash, parentHash: previousblockhash ?? '', transfers } };
  },
  standing: async (txid) => {
    const found = await rpc('getrawtransaction', [txid, 2], wire.transaction);
    if (!found.ok && found.reason === 'refused' && found.code === noSuchTransaction) return { ok: true, at: 'unknown' };
    if (!found.ok) return failed(found.reason);
    const { blockhash: hash, confirmations = 0, fee: feeRaw = 0n } = found.value;
    if (hash === undefined) return { ok: true, at: 'waiting' };
    // The index still names a block that a reorg dropped.
    if (confirmations < 1) return { ok: true, at: 'unknown' };
    const header = await rpc('getblockheader', [hash], wire.header);
    if (!header.ok) return failed(header.reason);
    return { ok: true, at: 'block', height: header.value.height, hash, succeeded: true, feeRaw };
  },
  isUnspent: async ({ txid, position }) => {
    const answer = await rpc('gettxout', [txid, position, true], wire.unspent);
    return answer.ok ? { ok: true, unspent: answer.value !== null } : failed(answer.reason);
  },
});

/** For a unit of size, rounded up; prices are said for a thousand. */
const perUnit = (perThousand: bigint): bigint => (perThousand + 999n) / 1_000n;

const createPrices = (rpc: JsonRpc): Pick<UtxoNetwork, 'feeRate' | 'fee'> => {
  /** A node that has seen too little says no price: then the least that it passes on. */
  const feeRate: UtxoNetwork['feeRate'] = async () => {
    const [asked, least] = await Promise.all([
      rpc('estimatesmartfee', [withinBlocks], wire.estimate),
      rpc('getmempoolinfo', [], wire.mempool),
    ]);
    if (!asked.ok) return failed(asked.reason);
    if (!least.ok) return failed(least.reason);
    const prices = [asked.value.feerate ?? 0n, least.value.mempoolminfee, least.value.minrelaytxfee].map(perUnit);
    return { ok: true, rate: prices.reduce((most, one) => (one > most ? one : most), 1n) };
  };
  return {
    feeRate,
    fee: async () => {
      const price = await feeRate();
      // A quarter more than now: it is paid a little later.
      return price.ok ? { ok: true, raw: (price.rate * plainSize * 5n) / 4n } : price;
    },
  };
};

export const createBtc = ({ http, path, authorization, network, confirmations }: BtcSettings): UtxoNetwork => {
  const rpc = createJsonRpc(http, path, authorization);
  const addresses = addressesOf(network);
  return {
    ...{ kind: 'utxo', code, assets, confirmations, stuckAfterSeconds, leastTransfer, mostInputs, isSignedBy },
    ...{ addressAt: addresses.at, readAddress: addresses.read },
    ...createReading(rpc, network, addresses),
    ...createPrices(rpc),
    ...createDrafts(network, addresses),
    broadcast: async (rawTransaction) => {
      const sent = await rpc('sendrawtransaction', [rawTransaction], z.string());
      return sent.ok ? { ok: true } : { ok: false, reason: sent.reason };
    },
  };
};
