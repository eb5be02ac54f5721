/**
 * Every deal of five cards to the player and five to the dealer, with each of the dealer's as the open one, counted by how it ends under
 * the published strategy. Hands of one kind (suits without names) are counted once. From a pair on the open card decides nothing: the
 * dealer's hands are put together weakest first, and of them those that hold none of the player's cards follow by inclusion and exclusion.
 */
import { anteOutcomes, type AnteEnd, type AnteOutcome } from '../../cards/ante/ante-round.ts';
import { everySelection, kindOf } from '../../cards/card-kinds.ts';
import { handClasses, type HandClass } from '../../cards/poker-hands.ts';
import { aceKing, lowestPair, stud } from './1-hands.ts';
import { hidden, highCardsOf, winsOf, type HighCards } from './1-strategy.ts';

const hands = 2_598_960;
/** Dealers' hands against a hand, and their open cards. */
const dealers = (47 * 46 * 45 * 44 * 43) / 120;
const openCards = 5;

/** Where selections of two, three and four cards begin in a list of all selections, and its length. */
const [twos, threes, fours, selections] = [52, 1_378, 23_478, 294_203];
const [seconds, thirds, fourths] = [
  Int32Array.from({ length: 52 }, (_, card) => (card * (card - 1)) / 2),
  Int32Array.from({ length: 52 }, (_, card) => (card * (card - 1) * (card - 2)) / 6),
  Int32Array.from({ length: 52 }, (_, card) => (card * (card - 1) * (card - 2) * (card - 3)) / 24),
];

/** The 30 selections of one to four of a hand's cards, which are in ascending order, by their place in that list. */
const held = new Int32Array(30);
const readHeld = (cards: ArrayLike<number>, from = 0): void => {
  const end = from + 5;
  let at = 0;
  for (let i = from; i < end; i += 1) {
    const one = cards[i] as number;
    held[at++] = one;
    for (let j = i + 1; j < end; j += 1) {
      const two = one + (seconds[cards[j] as number] as number);
      held[at++] = twos + two;
      for (let k = j + 1; k < end; k += 1) {
        const three = two + (thirds[cards[k] as number] as number);
        held[at++] = threes + three;
        for (let l = k + 1; l < end; l += 1) held[at++] = fours + three + (fourths[cards[l] as number] as number);
      }
    }
  }
};
readHeld([0, 1, 2, 3, 4]);
const signs = held.map((place) => (place < twos || (place >= threes && place < fours) ? -1 : 1));

/** Hands put together one by one: all of them, and those that hold a selection. */
const createTally = (counts = new Int32Array(selections), before = 0) => {
  let all = before;
  return {
    add: (cards: ArrayLike<number>, from: number): void => {
      readHeld(cards, from);
      for (const place of held) counts[place] = (counts[place] as number) + 1;
      all += 1;
    },
    /** Those with none of these cards. This hand itself, if it is among them, is `own`. */
    without: (cards: ArrayLike<number>, from: number, own: boolean): number => {
      readHeld(cards, from);
      let sum = own ? all - 1 : all;
      for (let at = 0; at < held.length; at += 1) sum += (signs[at] as number) * (counts[held[at] as number] as number);
      return sum;
    },
    copy: () => createTally(counts.slice(), all),
  };
};

type Ends = Readonly<Record<AnteOutcome, number>>;
const noEnds: Ends = { folded: 0, unqualified: 0, won: 0, tied: 0, lost: 0 };

/** What the dealer may hold depends on the player's ranks, on the open one, and on which of the player's cards are of its suit. */
const createHighCards = () => {
  const known = new Map<number, HighCards>();
  return (player: readonly number[], open: number): HighCards => {
    let [mine, suited] = [0, 0];
    for (const card of player) {
      mine |= 1 << (card >> 2);
      if (((card ^ open) & 3) === 0) suited |= 1 << (card >> 2);
    }
    const key = (mine * 8_192 + suited) * 16 + (open >> 2);
    const found = known.get(key) ?? highCardsOf(player, open);
    known.set(key, found);
    return found;
  };
};

/** With high cards the open card decides. */
const endsOfHighCards = (
  player: readonly number[],
  strength: number,
  against: ReturnType<typeof createHighCards>,
): Ends => {
  if (strength < aceKing) return { ...noEnds, folded: dealers * openCards };
  const ends = { ...noEnds };
  for (let open = 0; open < 52; open += 1) {
    if (player.includes(open)) continue;
    const counted = against(player, open);
    if (winsOf(counted) <= -hidden) {
      ends.folded += hidden;
      continue;
    }
    const { unqualified, lower, equal } = counted;
    ends.unqualified += unqualified;
    ends.won += lower;
    ends.tied += equal;
    ends.lost += hidden - unqualified - lower - equal;
  }
  return ends;
};

/** All hands, weakest first; of each kind the first hand tells how many there are. */
const allHands = () => {
  const cards = new Uint8Array(hands * 5);
  const times = new Uint8Array(hands);
  // A strength with the number of its hand: sorted together.
  const keys = new Float64Array(hands);
  const firsts = new Map<number, number>();
  let hand = 0;
  everySelection(5, (five) => {
    cards.set(five, hand * 5);
    keys[hand] = stud(five) * hands + hand;
    const kind = kindOf(five);
    const first = firsts.get(kind) ?? hand;
    if (first === hand) firsts.set(kind, hand);
    times[first] = (times[first] as number) + 1;
    hand += 1;
  });
  keys.sort();
  return {
    cards,
    times,
    strengthAt: (place: number) => Math.floor((keys[place] as number) / hands),
    handAt: (place: number) => (keys[place] as number) % hands,
  };
};

/** Deals by hand and outcome, put together. */
const createDeals = () => {
  const deals = new Float64Array(handClasses.length * anteOutcomes.length);
  return {
    add: (strength: number, times: number, ends: Ends): void => {
      const row = (strength >> 26) * anteOutcomes.length;
      for (let at = 0; at < anteOutcomes.length; at += 1)
        deals[row + at] = (deals[row + at] as number) + times * ends[anteOutcomes[at] as AnteOutcome];
    },
    list: (): AnteEnd<HandClass>[] =>
      handClasses.flatMap((hand, row) =>
        anteOutcomes.flatMap((outcome, at) => {
          const count = deals[row * anteOutcomes.length + at] as number;
          return count === 0 ? [] : [{ hand, outcome, deals: count }];
        }),
      ),
  };
};

export const countEnds = (): AnteEnd<HandClass>[] => {
  const { cards, times, strengthAt, handAt } = allHands();
  const deals = createDeals();
  const against = createHighCards();
  const below = createTally();
  let low = below;
  for (let from = 0; from < hands;) {
    const strength = strengthAt(from);
    let to = from;
    while (to < hands && strengthAt(to) === strength) to += 1;
    const same = Array.from({ length: to - from }, (_, more) => handAt(from + more));
    const firsts = same.filter((hand) => times[hand] !== 0);
    if (low === below && strength >= aceKing) low = below.copy();
    const lower = firsts.map((hand) => (strength < lowestPair ? 0 : below.without(cards, hand * 5, false)));
    for (const hand of same) below.add(cards, hand * 5);
    firsts.forEach((hand, at) => {
      const count = times[hand] as number;
      if (strength < lowestPair) {
        const five = [...cards.subarray(hand * 5, hand * 5 + 5)];
        deals.add(strength, count, endsOfHighCards(five, strength, against));
        return;
      }
      const unqualified = low.without(cards, hand * 5, false);
      const [less, upTo] = [lower[at] as number, below.without(cards, hand * 5, true)];
      const ends = { folded: 0, unqualified, won: less - unqualified, tied: upTo - less, lost: dealers - upTo };
      deals.add(strength, count * openCards, ends);
    });
    from = to;
  }
  return deals.list();
};
