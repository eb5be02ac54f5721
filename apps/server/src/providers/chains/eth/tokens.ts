/** ERC-20 tokens: a contract keeps the balances and emits each transfer as an event. */
import { encodeFunctionData, erc20Abi, getAddress, type Address, type Hex } from 'viem';
import { z } from 'zod';
import type { Asset, AssetTransfer, UnlistedTransfer } from '../../../modules/payments/chains/ports.ts';
import type { JsonRpc, RpcAnswer } from '../json-rpc.ts';
import * as wire from './wire.ts';

/** Transaction fields for a transfer of ether, or of a token by its contract. */
export const callFor = (
  { contract }: Asset,
  to: string,
  raw: bigint,
): { readonly to: string; readonly value: bigint; readonly data?: Hex } =>
  contract === undefined
    ? { to, value: raw }
    : {
        ...{ to: contract, value: 0n },
        data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to as Address, raw] }),
      };

export const tokenBalance = (rpc: JsonRpc, contract: string, address: string): Promise<RpcAnswer<bigint>> => {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [address as Address] });
  return rpc('eth_call', [{ to: contract, data }, 'latest'], wire.word);
};

/** The event `Transfer(address,address,uint256)`. */
const moved = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';

const addressIn = (topic: string): string => getAddress(`0x${topic.slice(-40)}`);

/** Transfers of these tokens in a block. Only events of the token's contract count. */
export const tokenTransfers = async (
  rpc: JsonRpc,
  tokens: readonly Asset[],
  blockHash: string,
): Promise<RpcAnswer<AssetTransfer[]>> => {
  if (tokens.length === 0) return { ok: true, value: [] };
  const address = tokens.map(({ contract }) => contract);
  const logs = await rpc('eth_getLogs', [{ blockHash, address, topics: [moved] }], z.array(wire.log).max(50_000));
  if (!logs.ok) return logs;
  const transfers = logs.value.flatMap(
    ({ address: contract, topics: [, from, to], data, transactionHash, logIndex }) => {
      const token = tokens.find((one) => one.contract?.toLowerCase() === contract);
      if (token === undefined || from === undefined || to === undefined || data === 0n) return [];
      // Position 0 is the transaction's own ether.
      const position = Number(logIndex) + 1;
      return [
        { asset: token.code, txid: transactionHash, position, from: addressIn(from), to: addressIn(to), raw: data },
      ];
    },
  );
  return { ok: true, value: transfers };
};

/**
 * Transfers of all other tokens in a block. A contract may emit anything under the event's name: what is no amount of a token is left out,
 * and a list that the node does not give is no reason to stop reading our own.
 */
export const unlistedTransfers = async (
  rpc: JsonRpc,
  tokens: readonly Asset[],
  blockHash: string,
): Promise<RpcAnswer<UnlistedTransfer[]>> => {
  const logs = await rpc('eth_getLogs', [{ blockHash, topics: [moved] }], z.array(wire.anyLog).max(50_000));
  if (!logs.ok) return logs.reason === 'unreachable' ? logs : { ok: true, value: [] };
  const listed = new Set(tokens.map(({ contract }) => contract?.toLowerCase()));
  const transfers = logs.value.flatMap(
    ({ address: contract, topics: [, from, to, more], data, transactionHash, logIndex }) => {
      const amount = wire.word.safeParse(data).data;
      // With a fourth topic it is a collectible.
      const isToken = from !== undefined && to !== undefined && more === undefined && !listed.has(contract);
      if (!isToken || amount === undefined || amount === 0n) return [];
      const position = Number(logIndex) + 1;
      const own = { contract: getAddress(contract), txid: transactionHash, position };
      return [{ ...own, from: addressIn(from), to: addressIn(to), raw: amount }];
    },
  );
  return { ok: true, value: transfers };
};
