/** Signing orders for sweeps and top-ups: sender and required signature. */
import { type AccountNetwork, assetOf, fuelAddress, type NetworkRow, type SignedTransfer } from '../chains/index.ts';
import type { CoinDeps } from '../deps.ts';
import type { Sweep } from './sweep-store.ts';

export const senderOf = (network: AccountNetwork, known: NetworkRow, { kind, address }: Sweep): string =>
  kind === 'top_up' ? fuelAddress(network, known) : address;

export const signSweep = (
  { signer }: Pick<CoinDeps, 'signer'>,
  network: AccountNetwork,
  { kind, asset, index, nonce }: Sweep,
  { raw, draft }: Pick<Sweep, 'raw' | 'draft'>,
): Promise<SignedTransfer> => {
  const order = { asset: assetOf(network, asset), index, nonce, raw, draft };
  return kind === 'top_up' ? signer.topUp(order) : signer.sweep(order);
};
