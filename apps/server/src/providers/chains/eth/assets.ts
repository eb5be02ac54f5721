/** What this network carries that we hold: its own coin, then tokens. A new token is a line here and its currency in the table of money. */
import type { Asset } from '../../../modules/payments/chains/ports.ts';

export const code = 'ETH';

const onIt = (asset: Omit<Asset, 'network'>): Asset => ({ network: code, ...asset });

/** Kept in gwei: a balance in wei would not fit. */
const ether = onIt({ code: 'ETH', currency: 'ETH', rawPerSubunit: 1_000_000_000n, unnamedUnit: 'wei' });

export const assets: readonly [Asset, ...Asset[]] = [ether];
