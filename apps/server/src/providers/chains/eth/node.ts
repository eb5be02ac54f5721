/** Ethereum through any node's JSON-RPC: transfers of ether, and of the tokens in `assets.ts`. */
import { getAddress, numberToHex } from 'viem';
import { z } from 'zod';
import type { AccountNetwork, Asset, NetworkFailure } from '../../../modules/payments/chains/ports.ts';
import type { OutboundHttp } from '../../outbound-http.ts';
import { addressAt, isSignedBy, readAddress } from './addresses.ts';
import { assetsOn, code } from './assets.ts';
import { createJsonRpc, type JsonRpc, type RpcAnswer } from '../json-rpc.ts';
import { callFor, tokenBalance, tokenTransfers, unlistedTransfers } from './tokens.ts';
import * as wire from './wire.ts';

export interface EthSettings {
  readonly http: OutboundHttp;
  /** Path of the JSON-RPC endpoint at the allowed origin. */
  readonly path: string;
  readonly chainId: number;
  readonly confirmations: number;
  /** Default: the assets of this folder. */
  readonly assets?: readonly [Asset, ...Asset[]];
}

/** Blocks come every few seconds. */
const stuckAfterSeconds = 600;
const plainGas = 21_000n;
/** Maximum gas of a transfer in most token contracts. */
const tokenGas = 65_000n;
/** Contract wallets need more gas than plain addresses, tokens more than ether; the house pays for no more than this. */
const mostGas = { coin: 45_000n, token: 100_000n } as const;

/** For calls whose refusal means no more than an invalid answer. */
const failed = (reason: NetworkFailure | 'refused'): { ok: false; reason: NetworkFailure } => ({
  ok: false,
  reason: reason === 'refused' ? 'answer_invalid' : reason,
});

/** Base fee and tip of the newest block, with room for the base fee to double; unused gas fees are not charged. */
const prices = async (rpc: JsonRpc): Promise<RpcAnswer<{ tip: bigint; base: bigint }>> => {
  const [latest, tip] = await Promise.all([
    rpc('eth_getBlockByNumber', ['latest', false], wire.head),
    rpc('eth_maxPriorityFeePerGas', [], wire.quantity),
  ]);
  if (!latest.ok) return latest;
  return tip.ok ? { ok: true, value: { tip: tip.value, base: latest.value.baseFeePerGas } } : tip;
};

/** Checked until it succeeds once: coins of another network must never be accepted. */
const createNetworkCheck = (rpc: JsonRpc, chainId: number): (() => Promise<RpcAnswer<true>>) => {
  let checked = false;
  return async () => {
    if (!checked) {
      const answer = await rpc('eth_chainId', [], wire.quantity);
      if (!answer.ok) return answer;
      if (answer.value !== BigInt(chainId)) return { ok: false, reason: 'answer_invalid' };
      checked = true;
    }
    return { ok: true, value: true };
  };
};

const createReading = (
  rpc: JsonRpc,
  isOurs: () => Promise<RpcAnswer<true>>,
  [ether, ...tokens]: readonly [Asset, ...Asset[]],
): Pick<AccountNetwork, 'head' | 'block' | 'transactionStatus' | 'nextNonce' | 'balance'> => ({
  head: async () => {
    const ours = await isOurs();
    if (!ours.ok) return failed(ours.reason);
    const answer = await rpc('eth_getBlockByNumber', ['latest', false], wire.head);
    return answer.ok ? { ok: true, height: answer.value.number, hash: answer.value.hash } : failed(answer.reason);
  },
  block: async (height) => {
    const answer = await rpc('eth_getBlockByNumber', [numberToHex(height), true], wire.block);
    if (!answer.ok) return failed(answer.reason);
    if (answer.value === null) return { ok: false, reason: 'no_such_block' };
    const { number, hash, parentHash, transactions } = answer.value;
    if (number !== height) return { ok: false, reason: 'answer_invalid' };
    const transfers = transactions.flatMap(({ hash: txid, from, to, value }) =>
      to === null || value === 0n
        ? []
        : [{ asset: ether.code, txid, position: 0, from: getAddress(from), to: getAddress(to), raw: value }],
    );
    const [moved, others] = await Promise.all([
      tokenTransfers(rpc, tokens, hash),
      unlistedTransfers(rpc, tokens, hash),
    ]);
    if (!moved.ok) return failed(moved.reason);
    if (!others.ok) return failed(others.reason);
    return {
      ok: true,
      block: { height, hash, parentHash, transfers: [...transfers, ...moved.value], unlisted: others.value },
    };
  },
  transactionStatus: async (txid) => {
    const receipt = await rpc('eth_getTransactionReceipt', [txid], wire.receipt);
    if (!receipt.ok) return failed(receipt.reason);
    if (receipt.value !== null) {
      const { blockNumber, blockHash, status, gasUsed, effectiveGasPrice } = receipt.value;
      const feeRaw = gasUsed * effectiveGasPrice;
      return { ok: true, at: 'block', height: blockNumber, hash: blockHash, succeeded: status === 1n, feeRaw };
    }
    const known = await rpc('eth_getTransactionByHash', [txid], wire.transaction);
    if (!known.ok) return failed(known.reason);
    return { ok: true, at: known.value === null ? 'unknown' : 'waiting' };
  },
  nextNonce: async (address) => {
    const answer = await rpc('eth_getTransactionCount', [address, 'latest'], wire.quantity);
    return answer.ok ? { ok: true, nonce: answer.value } : failed(answer.reason);
  },
  balance: async (address, { contract }) => {
    const answer =
      contract === undefined
        ? await rpc('eth_getBalance', [address, 'latest'], wire.quantity)
        : await tokenBalance(rpc, contract, address);
    return answer.ok ? { ok: true, raw: answer.value } : failed(answer.reason);
  },
});

/** Not moved although there is enough of it: its contract is paused, or has frozen what is at this address. */
const isRefusedByToken = async (
  rpc: JsonRpc,
  { asset: { contract }, from, raw }: Pick<Parameters<AccountNetwork['draft']>[0], 'asset' | 'from' | 'raw'>,
): Promise<boolean> => {
  if (contract === undefined) return false;
  const there = await tokenBalance(rpc, contract, from);
  return there.ok && there.value >= raw;
};

/** Estimates may fail for the node's reasons: the receiver is blamed only if the same transfer to ourselves would succeed. */
const gasFor = async (rpc: JsonRpc, { asset, from, to, raw }: Parameters<AccountNetwork['draft']>[0]) => {
  const ask = (receiver: string) => {
    const { value, ...call } = callFor(asset, receiver, raw);
    return rpc('eth_estimateGas', [{ from, ...call, value: numberToHex(value) }], wire.quantity);
  };
  const gas = await ask(to);
  const most = asset.contract === undefined ? mostGas.coin : mostGas.token;
  if (gas.ok) return gas.value > most ? ({ ok: false, reason: 'receiver_refuses' } as const) : gas;
  if (gas.reason !== 'refused') return gas;
  const ourselves = await ask(from);
  if (ourselves.ok) return { ok: false, reason: 'receiver_refuses' } as const;
  return ourselves.reason === 'refused' && (await isRefusedByToken(rpc, { asset, from, raw }))
    ? ({ ok: false, reason: 'asset_refuses' } as const)
    : ourselves;
};

/** Nodes accept a replacement from a tenth more on, in both prices. */
const outbid = (price: bigint): bigint => (price * 9n) / 8n + 1n;

const higher = (left: bigint, right: bigint): bigint => (left > right ? left : right);

const createFeeBumps = (rpc: JsonRpc, chainId: number): Pick<AccountNetwork, 'mostCost' | 'bumpFee'> => ({
  mostCost: (draft) => {
    const { gas, maxFeePerGas } = wire.draft.parse(draft);
    return gas * maxFeePerGas;
  },
  bumpFee: async (previous) => {
    const now = await prices(rpc);
    if (!now.ok) return failed(now.reason);
    const before = wire.draft.parse(previous);
    const { base, tip } = now.value;
    return {
      ok: true,
      draft: {
        chainId,
        gas: before.gas.toString(),
        maxFeePerGas: higher(outbid(before.maxFeePerGas), 2n * base + tip).toString(),
        maxPriorityFeePerGas: higher(outbid(before.maxPriorityFeePerGas), tip).toString(),
      },
    };
  },
});

const createSending = (rpc: JsonRpc, chainId: number): Pick<AccountNetwork, 'fee' | 'draft' | 'broadcast'> => ({
  fee: async ({ contract }) => {
    const now = await prices(rpc);
    if (!now.ok) return failed(now.reason);
    // A quarter more than now, because it is paid later.
    const { base, tip } = now.value;
    const gas = contract === undefined ? plainGas : tokenGas;
    return { ok: true, raw: gas * ((base * 5n) / 4n + tip) + 1n };
  },
  draft: async (transfer) => {
    const [now, gas] = await Promise.all([prices(rpc), gasFor(rpc, transfer)]);
    if (!now.ok) return failed(now.reason);
    if (!gas.ok)
      return gas.reason === 'receiver_refuses' || gas.reason === 'asset_refuses'
        ? { ok: false, reason: gas.reason }
        : failed(gas.reason);
    const { base, tip } = now.value;
    return {
      ok: true,
      draft: {
        chainId,
        gas: (gas.value > plainGas ? (gas.value * 5n) / 4n : plainGas).toString(),
        maxFeePerGas: (2n * base + tip).toString(),
        maxPriorityFeePerGas: tip.toString(),
      },
    };
  },
  broadcast: async (rawTransaction) => {
    const sent = await rpc('eth_sendRawTransaction', [rawTransaction], z.string());
    return sent.ok ? { ok: true } : { ok: false, reason: sent.reason };
  },
});

export const createEth = ({ http, path, chainId, confirmations, ...given }: EthSettings): AccountNetwork => {
  const { assets = assetsOn(chainId) } = given;
  const rpc = createJsonRpc(http, path);
  return {
    ...{ kind: 'account', code, assets, confirmations, stuckAfterSeconds, leastTransfer: 1n },
    ...{ addressAt, readAddress, isSignedBy },
    ...createReading(rpc, createNetworkCheck(rpc, chainId), assets),
    ...createSending(rpc, chainId),
    ...createFeeBumps(rpc, chainId),
  };
};
