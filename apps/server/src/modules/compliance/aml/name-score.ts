/**
 * Similarity of two personal names, 0 to 100. Order, case, accents, script and punctuation are ignored (`identity/latin-names.ts`), and
 * small typos cost little. Words are paired by Jaro-Winkler, longest first; an unpaired word costs its length.
 */

const matchesWithin = (a: string, b: string): { matches: number; transpositions: number } => {
  const reach = Math.max(0, Math.floor(Math.max(a.length, b.length) / 2) - 1);
  const takenB = new Set<number>();
  const foundA: string[] = [];
  for (let i = 0; i < a.length; i += 1) {
    for (let j = Math.max(0, i - reach); j <= Math.min(b.length - 1, i + reach); j += 1) {
      if (takenB.has(j) || a[i] !== b[j]) continue;
      takenB.add(j);
      foundA.push(a[i] as string);
      break;
    }
  }
  const foundB = [...takenB].sort((x, y) => x - y).map((index) => b[index]);
  const wrong = foundA.filter((letter, index) => letter !== foundB[index]).length;
  return { matches: foundA.length, transpositions: wrong / 2 };
};

/** 0 to 1. */
export const likeness = (a: string, b: string): number => {
  if (a === b) return 1;
  const { matches, transpositions } = matchesWithin(a, b);
  if (matches === 0) return 0;
  const jaro = (matches / a.length + matches / b.length + (matches - transpositions) / matches) / 3;
  let prefix = 0;
  while (prefix < 4 && a[prefix] !== undefined && a[prefix] === b[prefix]) prefix += 1;
  return jaro + prefix * 0.1 * (1 - jaro);
};

/** For words that are already normalised. */
export const wordsScore = (first: readonly string[], second: readonly string[]): number => {
  const inOrder = first.length === second.length ? first.join(' ') <= second.join(' ') : first.length < second.length;
  const [few, many] = inOrder ? [first, second] : [second, first];
  if (few.length === 0) return 0;
  const left = [...many];
  let sum = 0;
  let weight = 0;
  for (const word of few.toSorted((a, b) => b.length - a.length)) {
    let best = 0;
    let at = -1;
    left.forEach((other, index) => {
      const alike = likeness(word, other);
      if (alike > best) [best, at] = [alike, index];
    });
    if (at >= 0) left.splice(at, 1);
    sum += best * word.length;
    weight += word.length;
  }
  // An additional middle name costs little; three additional words do not.
  const spare = left.reduce((letters, word) => letters + word.length, 0);
  return Math.round((100 * sum) / (weight + spare * 0.25));
};

/** `YYYY-MM-DD` or `YYYY`; an unknown date does not change the score. */
export const withBirth = (score: number, born: string | undefined, listed: string | undefined): number => {
  if (born === undefined || listed === undefined) return score;
  if (listed.length === 10 && born === listed) return Math.min(100, score + 5);
  return born.slice(0, 4) === listed.slice(0, 4) ? score : Math.max(0, score - 15);
};
