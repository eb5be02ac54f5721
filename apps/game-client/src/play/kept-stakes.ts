/**
 * The stake that was to be paid when the balance ran out. A payment's page takes the document with it, and the game with the
 * document: the tab remembers, and the game goes on where it was left.
 */
import type { CurrencyCode } from '@carmine/money';

interface Seat {
  readonly game: string;
  readonly currency: CurrencyCode;
}

export interface KeptStakes {
  readonly keep: (seat: Seat, subunits: bigint) => void;
  /** Once: the next opening begins as every other does. */
  readonly take: (seat: Seat) => bigint | undefined;
}

const keyOf = ({ game, currency }: Seat): string => `carmine.stake.${game}.${currency}`;

/** A browser may keep nothing: the game begins with its own stake then. */
const quietly = <T>(work: () => T): T | undefined => {
  try {
    return work();
  } catch {
    return undefined;
  }
};

export const createKeptStakes = (storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): KeptStakes => ({
  keep: (seat, subunits) => {
    quietly(() => {
      storage().setItem(keyOf(seat), String(subunits));
    });
  },
  take: (seat) =>
    quietly(() => {
      const kept = storage().getItem(keyOf(seat));
      storage().removeItem(keyOf(seat));
      return kept !== null && /^\d+$/.test(kept) ? BigInt(kept) : undefined;
    }),
});
