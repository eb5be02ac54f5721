/** A UTXO network through any node of the common family with a transaction index (`txindex=1`). Uses no wallet of the node. */
import { z } from 'zod';
import type { AssetTransfer, NetworkFailure, UtxoNetwork } from '../../../modules/payments/chains/ports.ts';
import type { OutboundHttp } from '../../outbound-http.ts';
import { createJsonRpc, type JsonRpc } from '../json-rpc.ts';
import { addressesOf, type Addresses } from './addresses.ts';
import type { UtxoCoin } from './coin.ts';
import { createDrafts, plainSize } from './draft.ts';
import { createPrevious } from './previous.ts';
import { signedMessages } from './signed-message.ts';
import * as wire from './wire.ts';

export interface UtxoSettings {
  readonly http: OutboundHttp;
  /** Path of the JSON-RPC endpoint at the allowed origin. */
  readonly path: string;
  readonly authorization?: string;
  readonly network: string;
  readonly confirmations: number;
}

/** The node's error code. */
const noSuchHeight = -8;
const noSuchTransaction = -5;

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
const transfersOf = (code: string, addresses: Addresses, transaction: wire.TransactionOfBlock): AssetTransfer[] => {
  if (transaction.vin.some(({ coinbase }) => coinbase !== undefined)) return [];
  const from = senderOf(addresses, transaction);
  return transaction.vout.flatMap(({ n: position, value: raw, scriptPubKey: { hex } }) => {
    const to = addresses.ofScript(hex);
    if (to === undefined || raw === undefined || raw === 0n) return [];
    return [{ asset: code, txid: transaction.txid, position, ...(from === undefined ? {} : { from }), to, raw }];
  });
};

const createReading = (
  rpc: JsonRpc,
  { code }: UtxoCoin,
  network: string,
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
    const transfers = tx.flatMap((transaction) => transfersOf(code, addresses, transaction));
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

const createPrices = (rpc: JsonRpc, coin: UtxoCoin): Pick<UtxoNetwork, 'feeRate' | 'fee'> => {
  /** A node with too little data reports no price: then the minimum relay fee is used. */
  const feeRate: UtxoNetwork['feeRate'] = async () => {
    const [asked, least] = await Promise.all([
      rpc('estimatesmartfee', [withinBlocks], wire.estimate),
      rpc('getmempoolinfo', [], wire.mempool),
    ]);
    if (!asked.ok) return failed(asked.reason);
    if (!least.ok) return failed(least.reason);
    const { mempoolminfee, minrelaytxfee = 0n } = least.value;
    const prices = [asked.value.feerate ?? 0n, mempoolminfee, minrelaytxfee].map(perUnit);
    return { ok: true, rate: prices.reduce((most, one) => (one > most ? one : most), coin.leastRate) };
  };
  return {
    feeRate,
    fee: async () => {
      const price = await feeRate();
      // A quarter more than now, because it is paid later.
      return price.ok ? { ok: true, raw: (price.rate * plainSize(coin) * 5n) / 4n } : price;
    },
  };
};

export const createUtxo = (
  coin: UtxoCoin,
  { http, path, authorization, network, confirmations }: UtxoSettings,
): UtxoNetwork => {
  const rpc = createJsonRpc(http, path, authorization);
  const addresses = addressesOf(coin, network);
  const { code, currency, stuckAfterSeconds, leastTransfer, mostInputs } = coin;
  return {
    ...{ kind: 'utxo', code, assets: [{ code, network: code, currency, rawPerSubunit: 1n }], confirmations },
    ...{ stuckAfterSeconds, leastTransfer, mostInputs, isSignedBy: signedMessages(coin) },
    ...{ addressAt: addresses.at, readAddress: addresses.read },
    ...createReading(rpc, coin, network, addresses),
    ...createPrices(rpc, coin),
    ...createDrafts(coin, network, addresses),
    ...createPrevious(rpc, coin, addresses),
    broadcast: async (rawTransaction) => {
      const sent = await rpc('sendrawtransaction', [rawTransaction], z.string());
      return sent.ok ? { ok: true } : { ok: false, reason: sent.reason };
    },
  };
};
