/**
 * Every deal of five cards to the player and five to the dealer, with each of the dealer's as the open one, counted by how it ends under
 * the published strategy. Hands of one kind (suits without names) are counted once. From a pair on the open card decides nothing: the
 * dealer's hands that hold none of the player's cards are those of the whole pack less those that hold some, by inclusion and exclusion.
 */
import { anteOutcomes, type AnteEnd, type AnteOutcome } from '../../cards/ante/ante-round.ts';
import { everySelection, kindOf } from '../../cards/card-kinds.ts';
import { handClass, handClasses, type HandClass } from '../../cards/poker-hands.ts';
import { aceKing, lowestPair, stud } from './1-hands.ts';
import { hidden, highCardsOf, winsOf } from './1-strategy.ts';

/** Dealers' hands against a hand, and their open cards. */
const dealers = (47 * 46 * 45 * 44 * 43) / 120;
const openCards = 5;

/** Hands of five that hold so many given cards. */
const handsWith = [2_598_960, 249_900, 19_600, 1_176, 48, 1];

/** The strengths of every hand that holds them, in ascending order. */
const strengthsWith = (held: readonly number[]): Int32Array => {
  const others = Array.from({ length: 52 }, (_, card) => card).filter((card) => !held.includes(card));
  const found = new Int32Array(handsWith[held.length] ?? 0);
  let count = 0;
  const cards = [...held, ...Array.from({ length: 5 - held.length }, () => 0)];
  const place = (index: number, from: number): void => {
    if (index === 5) {
      found[count] = stud(cards);
      count += 1;
      return;
    }
    for (let at = from; at < others.length; at += 1) {
      cards[index] = others[at] ?? 0;
      place(index + 1, at + 1);
    }
  };
  place(held.length, 0);
  return found.sort();
};

/** How many of these ascending strengths are below one. */
const below = (strengths: Int32Array, strength: number): number => {
  let [low, high] = [0, strengths.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((strengths[middle] as number) < strength) low = middle + 1;
    else high = middle;
  }
  return low;
};

interface Held {
  readonly strengths: Int32Array;
  readonly unqualified: number;
}

/** Places of a hand, as bits, by how many of them are held. */
const subsets = Array.from({ length: 31 }, (_, bits) => ({
  places: [0, 1, 2, 3, 4].filter((place) => ((bits >> place) & 1) === 1),
})).map(({ places }) => ({ places, sign: places.length % 2 === 0 ? 1 : -1 }));

/** Dealers' hands that hold none of the player's cards: unqualified ones, those below this strength, and those up to it. */
const createBelow = () => {
  const known: Map<number, Held>[] = [0, 1, 2, 3, 4].map(() => new Map<number, Held>());
  const heldBy = (held: readonly number[]): Held => {
    const kinds = known[held.length] as Map<number, Held>;
    const kind = kindOf(held);
    const found = kinds.get(kind);
    if (found !== undefined) return found;
    const strengths = strengthsWith(held);
    const made = { strengths, unqualified: below(strengths, aceKing) };
    kinds.set(kind, made);
    return made;
  };
  return (player: readonly number[], strength: number): readonly [unqualified: number, lower: number, upTo: number] => {
    // The player's whole hand is not held by the dealer either: the last term, of one hand.
    let [unqualified, lower, upTo] = [0, 0, -1];
    for (const { places, sign } of subsets) {
      const { strengths, unqualified: low } = heldBy(places.map((place) => player[place] ?? 0));
      unqualified += sign * low;
      lower += sign * below(strengths, strength);
      upTo += sign * below(strengths, strength + 1);
    }
    return [unqualified, lower, upTo];
  };
};

type Ends = Partial<Record<AnteOutcome, number>>;

/** With high cards the open card decides. */
const endsOfHighCards = (player: readonly number[], strength: number): Ends => {
  if (strength < aceKing) return { folded: dealers * openCards };
  const ends = { folded: 0, unqualified: 0, won: 0, tied: 0, lost: 0 };
  for (let open = 0; open < 52; open += 1) {
    if (player.includes(open)) continue;
    const against = highCardsOf(player, open);
    if (winsOf(against) <= -hidden) {
      ends.folded += hidden;
      continue;
    }
    const { unqualified, lower, equal } = against;
    ends.unqualified += unqualified;
    ends.won += lower;
    ends.tied += equal;
    ends.lost += hidden - unqualified - lower - equal;
  }
  return ends;
};

export const countEnds = (): AnteEnd<HandClass>[] => {
  const kinds = new Map<number, { readonly player: readonly number[]; times: number }>();
  everySelection(5, (cards) => {
    const kind = kindOf(cards);
    const known = kinds.get(kind);
    if (known === undefined) kinds.set(kind, { player: [...cards], times: 1 });
    else known.times += 1;
  });
  const belowOf = createBelow();
  const deals = new Map<string, number>();
  for (const { player, times } of kinds.values()) {
    const strength = stud(player);
    let ends: Ends;
    if (strength < lowestPair) ends = endsOfHighCards(player, strength);
    else {
      const [unqualified, lower, upTo] = belowOf(player, strength);
      const counted = { unqualified, won: lower - unqualified, tied: upTo - lower, lost: dealers - upTo };
      ends = Object.fromEntries(Object.entries(counted).map(([end, count]) => [end, count * openCards]));
    }
    for (const outcome of anteOutcomes) {
      const key = `${handClass(strength)} ${outcome}`;
      deals.set(key, (deals.get(key) ?? 0) + times * (ends[outcome] ?? 0));
    }
  }
  return handClasses.flatMap((hand) =>
    anteOutcomes.flatMap((outcome) => {
      const count = deals.get(`${hand} ${outcome}`) ?? 0;
      return count === 0 ? [] : [{ hand, outcome, deals: count }];
    }),
  );
};
