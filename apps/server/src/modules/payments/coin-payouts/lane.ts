/** The numbers of what leaves the house's address of a network: one lane, whichever of its assets is sent, in the network's row. */
import type { Sql } from '../../../database/database.ts';
import { lockChain, noteNextNonce } from '../chains/chain-store.ts';
import type { Network } from '../chains/ports.ts';

type OfNetwork = Pick<Network, 'code'>;

/** `least`: what the network itself has come to. A restored back-up may know less than that. */
export const takeNonce = async (sql: Sql, { code }: OfNetwork, least: bigint): Promise<bigint> => {
  const { nextNonce } = await lockChain(sql, code);
  const nonce = nextNonce === undefined || nextNonce < least ? least : nextNonce;
  await noteNextNonce(sql, code, nonce + 1n);
  return nonce;
};

/** Certainly not signed: free for the next, where none was taken since. */
export const giveBackNonce = async (sql: Sql, { code }: OfNetwork, nonce: bigint): Promise<void> => {
  const { nextNonce } = await lockChain(sql, code);
  if (nextNonce === nonce + 1n) await noteNextNonce(sql, code, nonce);
};
