/** The house's second address: its coins pay for moving tokens from players' addresses, and are sent only there. */
import type { AccountNetwork } from './ports.ts';

export const fuelAddress = (network: AccountNetwork, { xpub }: { readonly xpub: string }): string =>
  network.addressAt(xpub, 1, 1);

/**
 * Minimum balance to move a token: the most expensive token's sweep at the last known price, with a margin for price changes, plus the
 * top-up's own fee. Undefined before the first price.
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
