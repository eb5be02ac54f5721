/** Every network that is signed for, one line each. */
import { eth } from './eth/index.ts';
import type { SigningAsset, SigningNetwork } from './signing-network.ts';

export const networks: readonly [SigningNetwork, ...SigningNetwork[]] = [eth];

export interface SignedAsset {
  readonly network: SigningNetwork;
  readonly asset: SigningAsset;
}

export const assetOf = (code: string): SignedAsset | undefined =>
  networks
    .flatMap((network) => network.assets.map((asset) => ({ network, asset })))
    .find(({ asset }) => asset.code === code);
