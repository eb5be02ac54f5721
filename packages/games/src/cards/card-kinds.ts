/** Cards whose suits have no names: what is counted for one selection of cards holds for every other of its kind. */

/** Ranks, and suits in the order in which they first appear. The cards in ascending order. */
export const kindOf = (cards: readonly number[]): number => {
  let [kind, named, next] = [0, 0, 0];
  for (const card of cards) {
    const place = (card & 3) * 3;
    // Three bits for each suit: 0 while it has no name.
    let name = (named >> place) & 7;
    if (name === 0) {
      next += 1;
      name = next;
      named |= name << place;
    }
    kind = kind * 52 + (card & ~3) + name - 1;
  }
  return kind;
};

/** Calls `found` with every selection of `count` cards, ascending, of one and the same array. */
export const everySelection = (count: number, found: (cards: readonly number[]) => void): void => {
  const cards = Array.from({ length: count }, () => 0);
  const place = (index: number, from: number): void => {
    if (index === count) {
      found(cards);
      return;
    }
    for (let card = from; card <= 52 - count + index; card += 1) {
      cards[index] = card;
      place(index + 1, card + 1);
    }
  };
  place(0, 0);
};
