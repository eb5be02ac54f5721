/** Bitcoin through any node compatible with Bitcoin Core that has a transaction index (`txindex=1`). Uses no wallet of the node. */
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
  /** Path of the JSON-RPC endpoint at the allowed origin. */
  readonly path: string;
  readonly authorization?: string;
  readonly network: NetworkName;
  readonly confirmations: number;
}

/** The node's error code. */
const noSuchHeight = -8;
const noSuchTransaction = -5;

/** Blocks come about every ten minutes, sometimes after an hour. */
const stuckAfterSeconds = 5_400;
/** About seven thousand units of size, far below the relay limit. */
const mostInputs = 100;
/** Wallets send no less than 546, for any type of address; twice that as a margin. */
const leastTransfer = 1_092n;
/** Confirmation target of the fee estimate. */
const withinBlocks = 6;

/** For calls whose refusal means no more than an invalid answer. */
const failed = (reason: NetworkFailure | 'refused'): { ok: false; reason: NetworkFailure } => ({
  ok: false,
  reason: reason === 'refused' ? 'answer_invalid' : reason,
});

/** The address of all inputs; undefined if there are several, or none. */
const senderOf = (addresses: Addresses, { vin }: wire.TransactionOfBlock): string | undefined => {
  const scripts = new Set(vin.map(({ prevout }) => prevout?.scriptPubKey.hex));
  const [script] = scripts;
  return scripts.size === 1 && script !== undefined ? addresses.ofScript(script) : undefined;
};

/** Coinbase outputs cannot be spent for a hundred blocks, so they are not deposits. */
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
): Pick<UtxoNetwork, 'head' | 'block' | 'transactionStatus' | 'isUnspent'> => ({
  head: async () => {
    const answer = await rpc('getblockchaininfo', [], wire.head);
    if (!answer.ok) return failed(answer.reason);
    const { chain, blocks: height, bestblockhash: hash } = answer.value;
    // Coins of another network must never be accepted.
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
  transactionStatus: async (txid) => {
    const found = await rpc('getrawtransaction', [txid, 2], wire.transaction);
    if (!found.ok && found.reason === 'refused' && found.code === noSuchTransaction) return { ok: true, at: 'unknown' };
    if (!found.ok) return failed(found.reason);
    const { blockhash: hash, confirmations = 0, fee: feeRaw = 0n } = found.value;
    if (hash === undefined) return { ok: true, at: 'waiting' };
    // The index may still refer to a block dropped by a reorg.
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

/** Per unit of size, rounded up; nodes report prices per thousand. */
const perUnit = (perThousand: bigint): bigint => (perThousand + 999n) / 1_000n;

const createPrices = (rpc: JsonRpc): Pick<UtxoNetwork, 'feeRate' | 'fee'> => {
  /** A node with too little data reports no price: then the minimum relay fee is used. */
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
      // A quarter more than now, because it is paid later.
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
