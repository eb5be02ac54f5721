/** A coin is an asset together with its network. */
import type { Asset, Network } from './ports.ts';

export interface Coin {
  readonly network: Network;
  readonly asset: Asset;
}

interface Networks {
  readonly networks: readonly Network[];
}

/** Every asset of every network. */
export const coinsOf = ({ networks }: Networks): Coin[] =>
  networks.flatMap((network) => network.assets.map((asset) => ({ network, asset })));

export const coinOf = (of: Networks, currency: string): Coin | undefined =>
  coinsOf(of).find(({ asset }) => asset.currency === currency);

/** By its code; transfers of an asset that was removed from the list need an operator. */
export const assetOf = (network: Network, code: string): Asset => {
  const asset = network.assets.find((one) => one.code === code);
  if (asset === undefined) throw new Error(`${network.code} has no asset ${code}`);
  return asset;
};
