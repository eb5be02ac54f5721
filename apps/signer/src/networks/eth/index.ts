/** Ether: transfers of type 2 on one network, with keys of the path that every wallet derives. */
import { getAddress, keccak256, toHex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { z } from 'zod';
import { quantity } from '../quantity.ts';
import type { Draft, SigningNetwork } from '../signing-network.ts';

const fees = z.strictObject({
  chainId: z.number().int().positive(),
  gas: quantity,
  maxFeePerGas: quantity,
  maxPriorityFeePerGas: quantity,
});

const draft = fees.transform(({ chainId, gas, maxFeePerGas, maxPriorityFeePerGas }): Draft => ({
  mostCost: gas * maxFeePerGas,
  isFor: (identity) => String(chainId) === identity,
  sign: async (key, { nonce, to, units }) => {
    const raw = await privateKeyToAccount(toHex(key)).signTransaction({
      ...{ type: 'eip1559', chainId, nonce, to: getAddress(to), value: units },
      ...{ gas, maxFeePerGas, maxPriorityFeePerGas },
    });
    return { raw, txid: keccak256(raw) };
  },
}));

export const eth: SigningNetwork = {
  code: 'ETH',
  accountPath: "m/44'/60'/0'",
  assets: [{ code: 'ETH', decimals: 18, perTransaction: '1', perDay: '25' }],
  fee: '0.02',
  // Without it the sandbox's local chain.
  identity: { variable: 'ETH_CHAIN_ID', otherwise: '31337', shape: /^[1-9][0-9]{0,14}$/ },
  destination: z
    .string()
    .regex(/^0x[0-9a-fA-F]{40}$/)
    .transform((text) => text.toLowerCase()),
  draft,
  addressOf: (key) => privateKeyToAccount(toHex(key)).address.toLowerCase(),
};
