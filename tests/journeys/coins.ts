/** The sandbox's chain, read by its own node and written by its page for people. */
import { randomBytes } from 'node:crypto';
import { theProduct } from './product.ts';

const chain = (call: string) => `${theProduct().sandbox}/chain/ETH/${call}`;

const post = async (call: string, body: object): Promise<Record<string, unknown>> => {
  const answer = await fetch(chain(call), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${call}: ${await answer.text()}`);
  return (await answer.json()) as Record<string, unknown>;
};

/** A real transaction; its blocks follow by themselves. */
export const sendCoins = async (address: string, amount: string): Promise<void> => {
  await post('send', { address, amount });
};

/** What lies at an address, in wei, asked of the chain's node and of nobody else. */
export const weiAt = async (address: string): Promise<bigint> => {
  const { result } = await post('rpc', {
    jsonrpc: '2.0',
    id: 1,
    method: 'eth_getBalance',
    params: [address, 'latest'],
  });
  return BigInt(String(result));
};

/** All that ever came to an address, in wei, by the chain's own blocks. */
export const weiReceived = async (address: string): Promise<bigint> => {
  const answer = await fetch(chain(`address/${address}`));
  return BigInt(((await answer.json()) as { receivedWei: string }).receivedWei);
};

/** Nobody's: nothing lies there, and nothing ever leaves it. */
export const someAddress = (): string => `0x${randomBytes(20).toString('hex')}`;
