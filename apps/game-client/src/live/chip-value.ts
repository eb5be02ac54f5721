/** What lies on the spots of a table, and what a chip of it is worth: bets of another page may be of other chips. */
import type { LiveState, OwnBet } from './live-state.ts';

/** Chips that lie on the table, those on their way included; each is worth `value`, whatever the bets' chips were worth on the page that placed them. */
export const chipsOf = (
  { own, waiting }: Pick<LiveState, 'own' | 'waiting'>,
  value: bigint,
): Record<string, number> => {
  const all: Record<string, number> = { ...waiting };
  for (const { chips, stake } of own)
    for (const [spot, units] of Object.entries(chips)) {
      const here = (BigInt(units) * stake) / value;
      all[spot] = (all[spot] ?? 0) + Number(here);
    }
  return all;
};

const shared = (one: bigint, other: bigint): bigint => (other === 0n ? one : shared(other, one % other));

/** What a chip is worth in which each of these bets is so many chips; undefined without bets. */
export const chipValueOf = (own: readonly OwnBet[]): bigint | undefined =>
  own.length === 0 ? undefined : own.reduce((value, { stake }) => shared(value, stake), 0n);
