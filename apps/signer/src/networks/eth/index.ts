/** Ether and ERC-20 tokens: type 2 transactions on one network, with keys of the standard derivation path. */
import { encodeFunctionData, erc20Abi, getAddress, keccak256, toHex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { z } from 'zod';
import { quantity } from '../quantity.ts';
import type { AccountDraft, AccountSigning, Transfer } from '../signing-network.ts';

const fees = z.strictObject({
  chainId: z.number().int().positive(),
  gas: quantity,
  maxFeePerGas: quantity,
  maxPriorityFeePerGas: quantity,
});

/** Ether is sent directly; a token by its contract. */
const callFor = ({ asset: { contract }, to, units }: Transfer) =>
  contract === undefined
    ? { to: getAddress(to), value: units }
    : {
        ...{ to: getAddress(contract), value: 0n },
        data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [getAddress(to), units] }),
      };

const draft = fees.transform(({ chainId, gas, maxFeePerGas, maxPriorityFeePerGas }): AccountDraft => ({
  mostCost: gas * maxFeePerGas,
  isFor: (identity) => String(chainId) === identity,
  sign: async (key, transfer) => {
    const raw = await privateKeyToAccount(toHex(key)).signTransaction({
      ...{ type: 'eip1559', chainId, nonce: transfer.nonce, ...callFor(transfer) },
      ...{ gas, maxFeePerGas, maxPriorityFeePerGas },
    });
    return { raw, txid: keccak256(raw) };
  },
}));

export const eth: AccountSigning = {
  kind: 'account',
  code: 'ETH',
  accountPath: "m/44'/60'/0'",
  assets: [
    { code: 'ETH', decimals: 18, perTransaction: '1', perDay: '25' },
    {
      ...{ code: 'USDT', contract: '0xdAC17F958D2ee523a2206206994597C13D831ec7', decimals: 6 },
      ...{ perTransaction: '2500', perDay: '60000' },
    },
  ],
  fee: '0.02',
  // Default: the sandbox's local chain.
  identity: { variable: 'ETH_CHAIN_ID', otherwise: '31337', shape: /^[1-9][0-9]{0,14}$/ },
  unnamedUnit: 'wei',
  destination: z
    .string()
    .regex(/^0x[0-9a-fA-F]{40}$/)
    .transform((text) => text.toLowerCase()),
  draft,
  addressOf: (key) => privateKeyToAccount(toHex(key)).address.toLowerCase(),
};
