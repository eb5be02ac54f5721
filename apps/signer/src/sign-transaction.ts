/** One plain transfer, signed with a key that is forgotten afterwards. */
import { toHex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';

export interface PlainTransfer {
  readonly chainId: number;
  readonly nonce: number;
  readonly to: `0x${string}`;
  readonly wei: bigint;
  readonly gas: bigint;
  readonly maxFeePerGas: bigint;
  readonly maxPriorityFeePerGas: bigint;
}

export const signTransaction = async (key: Uint8Array, transfer: PlainTransfer): Promise<`0x${string}`> => {
  const { chainId, nonce, to, wei: value, gas, maxFeePerGas, maxPriorityFeePerGas } = transfer;
  const account = privateKeyToAccount(toHex(key));
  const raw = await account.signTransaction({
    ...{ type: 'eip1559', chainId, nonce, to, value, gas, maxFeePerGas, maxPriorityFeePerGas },
  });
  key.fill(0);
  return raw;
};
