import type { Game } from '@carmine/contract/games/game-service';
import uFuzzy from '@leeoniya/ufuzzy';
import { searchTexts } from './texts.ts';

export interface FoundGame {
  readonly game: Game;
  /** Where the name matches, as pairs of positions: from, to. */
  readonly ranges: readonly number[];
}

/** A letter too many, too few, another or two in the wrong order: one slip in each word is forgiven. */
const slips = { intraMode: 1, intraIns: 1, intraSub: 1, intraTrn: 1, intraDel: 1 } as const;
/** Letters of every script are letters. */
const everyScript = {
  unicode: true,
  interSplit: "[^\\p{L}\\d']+",
  intraSplit: '\\p{Ll}\\p{Lu}',
  intraBound: '\\p{L}\\d|\\d\\p{L}|\\p{Ll}\\p{Lu}',
  intraChars: "[\\p{L}\\d']",
  intraContr: "'\\p{L}{1,2}\\b",
} as const;

const exact = new uFuzzy({ ...everyScript });
const forgiving = new uFuzzy({ ...everyScript, ...slips });
/** Matches words in a different order than in the name. */
const outOfOrder = 3;

const hasLetter = (term: string): boolean => /[\p{L}\p{N}]/u.test(term);
/** `Żółta` is found by `zolta`; positions of letters are preserved. */
const plain = (text: string): string => uFuzzy.latinize([text.normalize('NFC')])[0] ?? text;

export interface GameFinder {
  /** Warms the index up, which the first search would otherwise wait for. */
  prepare(): void;
  /** The best match first; a term without a letter or digit finds nothing. */
  find(term: string): FoundGame[];
}

/** More matches than anybody scrolls through are ordered by where they begin, not weighed one by one. */
const weighed = 100;

/** Rank by position: start of the name, start of a word, anywhere. */
const placeOf = (name: string, at: number): 0 | 1 | 2 | 3 => {
  if (at <= 0) return at === 0 ? 0 : 3;
  return name.charAt(at - 1) === ' ' ? 1 : 2;
};

/** Provider and category in lower case, which can be searched for too. */
const wordsOf = ({ provider, category }: Game): string[] =>
  plain(`${provider} ${category} ${searchTexts.kindNames[category]}`).toLowerCase().split(' ');

const prepareNames = (games: readonly Game[]) => {
  const names = games.map(({ name }) => plain(name));
  return { names, small: names.map((name) => name.toLowerCase()), words: games.map(wordsOf) };
};

/** Prepares names once, so that a keystroke only searches. */
export const createGameFinder = (games: readonly Game[]): GameFinder => {
  let prepared: ReturnType<typeof prepareNames> | undefined;
  const ready = () => (prepared ??= prepareNames(games));
  const found = (index: number | undefined, ranges: readonly number[]): FoundGame[] => {
    const game = games[index ?? -1];
    return game === undefined ? [] : [{ game, ranges }];
  };
  const inPlaces = (indexes: readonly number[], term: string): FoundGame[] => {
    const places: [FoundGame[], FoundGame[], FoundGame[], FoundGame[]] = [[], [], [], []];
    for (const index of indexes) {
      const name = ready().small[index] ?? '';
      const at = name.indexOf(term);
      places[placeOf(name, at)].push(...found(index, at < 0 ? [] : [at, at + term.length]));
    }
    return places.flat();
  };
  const searchWith = (fuzzy: uFuzzy, term: string, anyOrder: number): FoundGame[] => {
    const [indexes, info, order] = fuzzy.search(ready().names, term, anyOrder, weighed);
    if (!indexes) return [];
    if (!info || !order) return inPlaces(indexes, term.toLowerCase());
    return order.flatMap((position) => found(info.idx[position], info.ranges[position] ?? []));
  };
  const byProviderOrKind = (term: string): FoundGame[] => {
    const wanted = term.toLowerCase().split(/\s+/);
    const { words } = ready();
    const isOf = (index: number) => wanted.every((word) => words[index]?.some((known) => known.startsWith(word)));
    return games.flatMap((game, index) => (isOf(index) ? [{ game, ranges: [] }] : []));
  };
  return {
    prepare: () => void ready(),
    find: (term) => {
      const wanted = plain(term.trim());
      if (!hasLetter(wanted)) return [];
      // As typed, then what is of that provider or kind, then with slips, then in another order: what is found first was meant.
      const exactly = searchWith(exact, wanted, 0);
      if (wanted.length < 3) return exactly;
      const named = new Set(exactly.map(({ game }) => game));
      const meant = [...exactly, ...byProviderOrKind(wanted).filter(({ game }) => !named.has(game))];
      if (meant.length > 0) return meant;
      const slipped = searchWith(forgiving, wanted, 0);
      return slipped.length > 0 ? slipped : searchWith(exact, wanted, outOfOrder);
    },
  };
};
