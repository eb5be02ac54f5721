/** The token of the local network, at the address of the real contract, so that the product knows one address. */
import { z } from 'zod';
import { calls, tokenCode } from './token-code.ts';

type Call = (method: string, params?: readonly unknown[]) => Promise<unknown>;
type Transact = (to: string, what: { readonly data: string }) => Promise<string>;

export const tokenName = 'USDT';
export const tokenDecimals = 6;
const contract = '0xdac17f958d2ee523a2206206994597c13d831ec7';
/** What the faucet has at first. */
const supply = 10n ** 17n;

const word = (value: bigint | string): string =>
  (typeof value === 'string' ? value.replace(/^0x/i, '').toLowerCase() : value.toString(16)).padStart(64, '0');

/** Into a chain that does not have it: without a block, so that an untouched chain stays untouched. */
export const placeToken = async (call: Call): Promise<void> => {
  if ((await call('eth_getCode', [contract, 'latest'])) !== '0x') return;
  const [faucet = ''] = z.array(z.string()).parse(await call('eth_accounts'));
  await call('anvil_setCode', [contract, tokenCode]);
  await call('anvil_setStorageAt', [contract, `0x${word(faucet)}`, `0x${word(supply)}`]);
};

export const createToken = (call: Call, transact: Transact) => ({
  /** The transaction's hash; unconfirmed. */
  send: (address: string, units: bigint): Promise<string> =>
    transact(contract, { data: `0x${calls.transfer}${word(address)}${word(units)}` }),
  balance: async (address: string): Promise<bigint> =>
    BigInt(String(await call('eth_call', [{ to: contract, data: `0x${calls.balanceOf}${word(address)}` }, 'latest']))),
  /** What its issuer can do: pause all of it, or freeze what is at one address. */
  rule: (ruling: 'pause' | 'unpause' | 'freeze' | 'thaw', address = '0x0'): Promise<string> =>
    transact(contract, { data: `0x${calls[ruling]}${word(address)}` }),
});

export type Token = ReturnType<typeof createToken>;
