/** Further cards of a pack of which some were dealt before. */
import type { Rng } from '../rng.ts';

/**
 * Goes on with PF-1's `deck(decks, …)` where it stopped. `taken` are the places drawn before (place mod 52 is the card); the new ones are
 * returned in the order drawn.
 */
export const drawOn = (decks: number, taken: readonly number[], count: number, rng: Rng): number[] => {
  const left = Array.from({ length: 52 * decks }, (_, place) => place).filter((place) => !taken.includes(place));
  return Array.from({ length: count }, () => left.splice(rng.below(left.length), 1)[0] as number);
};
