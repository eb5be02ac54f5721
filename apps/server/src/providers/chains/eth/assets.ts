/** The network's assets: its own coin, then tokens. A new token is one line here, plus its currency in the money package. */
import type { Asset } from '../../../modules/payments/chains/ports.ts';

export const code = 'ETH';

const onIt = (asset: Omit<Asset, 'network'>): Asset => ({ network: code, ...asset });

/** Stored in gwei, because a balance in wei would overflow. */
const ether = onIt({ code: 'ETH', currency: 'ETH', rawPerSubunit: 1_000_000_000n, unnamedUnit: 'wei' });

/** Tether’s contract. The sandbox has its token at the same address. */
const tether = onIt({
  ...{ code: 'USDT', currency: 'USDT', rawPerSubunit: 1n },
  contract: '0xdAC17F958D2ee523a2206206994597C13D831ec7',
});

export const assets: readonly [Asset, ...Asset[]] = [ether, tether];

/** The networks whose tokens these are: the main one, and the sandbox’s. */
const chainsOfTokens = [1, 31_337];

/** Test networks have their own contracts, which nobody has listed. */
export const assetsOn = (chainId: number): readonly [Asset, ...Asset[]] =>
  chainsOfTokens.includes(chainId) ? assets : [ether];
