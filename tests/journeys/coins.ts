/** The sandbox's networks, read through their nodes and used through their pages. */
import { randomBytes } from 'node:crypto';
import { theProduct } from './product.ts';

type Network = 'BTC' | 'ETH' | 'LTC' | 'DOG';

const chain = (network: Network, call: string) => `${theProduct().sandbox}/chain/${network}/${call}`;

const post = async (network: Network, call: string, body: object): Promise<Record<string, unknown>> => {
  const answer = await fetch(chain(network, call), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${call}: ${await answer.text()}`);
  return (await answer.json()) as Record<string, unknown>;
};

const shown = async (network: Network, address: string): Promise<unknown> =>
  (await fetch(chain(network, `address/${address}`))).json();

/** A real transaction; its blocks follow by themselves. */
export const sendCoins = async (address: string, amount: string): Promise<void> => {
  await post('ETH', 'send', { address, amount });
};

/** The balance of an address in wei, from the chain's node itself. */
export const weiAt = async (address: string): Promise<bigint> => {
  const { result } = await post('ETH', 'rpc', {
    jsonrpc: '2.0',
    id: 1,
    method: 'eth_getBalance',
    params: [address, 'latest'],
  });
  return BigInt(String(result));
};

/** Sum received by an address in wei, from the blocks. */
export const weiReceived = async (address: string): Promise<bigint> =>
  BigInt(((await shown('ETH', address)) as { receivedWei: string }).receivedWei);

/** A new address without coins, whose key nobody has. */
export const someAddress = (): string => `0x${randomBytes(20).toString('hex')}`;

/** A real transaction in a block; further blocks are mined by the journey. */
export const sendBitcoin = async (address: string, amount: string): Promise<void> => {
  await post('BTC', 'send', { address, amount, confirmations: 1 });
};

export const mineBitcoin = async (blocks: number): Promise<void> => {
  await post('BTC', 'mine', { blocks });
};

/** Payments received by an address in satoshi, from the blocks. */
export const bitcoinReceived = async (address: string): Promise<{ txid: string; satoshi: bigint }[]> => {
  const { transactions } = (await shown('BTC', address)) as { transactions: { txid: string; amount: string }[] };
  return transactions.map(({ txid, amount }) => ({ txid, satoshi: BigInt(amount.replace('.', '')) }));
};

export interface Coin {
  readonly network: Network;
  /** A token of the network. */
  readonly asset?: string;
}

/** A real transaction of any coin; its blocks follow by themselves. */
export const sendOf = async ({ network, asset }: Coin, address: string, amount: string): Promise<void> => {
  await post(network, 'send', { address, amount, ...(asset === undefined ? {} : { asset }) });
};

/** What an address has received, as its network counts it: the token's smallest unit, or coins. */
export const receivedOf = async ({ network, asset }: Coin, address: string): Promise<string> => {
  const { received, tokens } = (await shown(network, address)) as {
    received: string;
    tokens?: Readonly<Record<string, string>>;
  };
  return (asset === undefined ? received : tokens?.[asset]) ?? '';
};
