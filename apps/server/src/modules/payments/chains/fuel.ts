/** The house's second address: what it holds pays for moving tokens from players' addresses, and goes to these alone. */
import type { AccountNetwork } from './ports.ts';

export const fuelAddress = (network: AccountNetwork, { xpub }: { readonly xpub: string }): string =>
  network.addressAt(xpub, 1, 1);
