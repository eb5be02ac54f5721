/** The networks of `networks.ts`, and their assets. */
import * as registered from './networks.ts';
import type { Networks, SigningAsset } from './signing-network.ts';

const [first, ...rest] = Object.values(registered);
if (first === undefined) throw new Error('No network is registered');

export const networks: Networks = [first, ...rest];

export interface SignedAsset {
  readonly network: Networks[number];
  readonly asset: SigningAsset;
}

export const assetOf = (known: Networks, code: string): SignedAsset | undefined =>
  known
    .flatMap((network) => network.assets.map((asset) => ({ network, asset })))
    .find(({ asset }) => asset.code === code);
