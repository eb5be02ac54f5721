/** The network's assets: its own coin, then tokens. A new token is one line here, plus its currency in the money package. */
import type { Asset } from '../../../modules/payments/chains/ports.ts';

export const code = 'ETH';

const onIt = (asset: Omit<Asset, 'network'>): Asset => ({ network: code, ...asset });

/** Stored in gwei, because a balance in wei would overflow. */
const ether = onIt({ code: 'ETH', currency: 'ETH', rawPerSubunit: 1_000_000_000n, unnamedUnit: 'wei' });

export const assets: readonly [Asset, ...Asset[]] = [ether];
