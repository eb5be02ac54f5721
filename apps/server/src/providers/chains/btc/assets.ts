/** The network's assets: only its own coin. */
import type { Asset } from '../../../modules/payments/chains/ports.ts';

export const code = 'BTC';

export const assets: readonly [Asset] = [{ code, network: code, currency: 'BTC', rawPerSubunit: 1n }];
