/** The house's second address: what it holds pays for moving tokens from players' addresses, and goes to these alone. */
import type { AccountNetwork } from './ports.ts';

export const fuelAddress = (network: AccountNetwork, { xpub }: { readonly xpub: string }): string =>
  network.addressAt(xpub, 1, 1);

/**
 * Less than this moves no token: the dearest one's sweep by the last known price, with room for that to rise until the fuel is there, and
 * what bringing it takes. Nothing before the first price.
 */
export const leastFuel = (
  { assets: [own, ...tokens] }: AccountNetwork,
  fees: ReadonlyMap<string, bigint>,
): bigint | undefined => {
  const bringing = fees.get(own.code);
  const moving = tokens.flatMap(({ code }) => fees.get(code) ?? []);
  if (bringing === undefined || moving.length === 0) return undefined;
  return 4n * bringing + 3n * moving.reduce((most, one) => (one > most ? one : most));
};
