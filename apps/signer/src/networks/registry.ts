/** Every network that is signed for, one line each. */
import { eth } from './eth/index.ts';
import type { Networks, SigningAsset } from './signing-network.ts';

export const networks: Networks = [eth];

export interface SignedAsset {
  readonly network: Networks[number];
  readonly asset: SigningAsset;
}

export const assetOf = (known: Networks, code: string): SignedAsset | undefined =>
  known
    .flatMap((network) => network.assets.map((asset) => ({ network, asset })))
    .find(({ asset }) => asset.code === code);
