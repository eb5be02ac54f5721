import type { Asset, Network } from './ports.ts';

/** By its code; what moves an asset that nobody lists any more is for a person. */
export const assetOf = (network: Network, code: string): Asset => {
  const asset = network.assets.find((one) => one.code === code);
  if (asset === undefined) throw new Error(`${network.code} carries no ${code}`);
  return asset;
};
