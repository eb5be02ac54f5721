import type { Game } from '@carmine/contract';
import uFuzzy from '@leeoniya/ufuzzy';

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
/** Words may come in another order than they stand in the name. */
const outOfOrder = 3;

const hasLetter = (term: string): boolean => /[\p{L}\p{N}]/u.test(term);
/** `Żółta` is found by `zolta`; every letter keeps its place. */
const plain = (text: string): string => uFuzzy.latinize([text.normalize('NFC')])[0] ?? text;

export interface GameFinder {
  /** The best match first; a term without a letter or digit finds nothing. */
  find(term: string): FoundGame[];
}

/** Prepares the names once; a keystroke then only looks. */
export const createGameFinder = (games: readonly Game[]): GameFinder => {
  const names = games.map(({ name }) => plain(name));
  const searchWith = (fuzzy: uFuzzy, term: string): FoundGame[] => {
    const [indexes, info, order] = fuzzy.search(names, term, outOfOrder, Infinity);
    if (!indexes || !info || !order) return [];
    return order.flatMap((position) => {
      const game = games[info.idx[position] ?? -1];
      return game === undefined ? [] : [{ game, ranges: info.ranges[position] ?? [] }];
    });
  };
  return {
    find: (term) => {
      const wanted = plain(term.trim());
      if (!hasLetter(wanted)) return [];
      const found = searchWith(exact, wanted);
      // A single letter is no word with a slip in it.
      return found.length > 0 || wanted.length < 3 ? found : searchWith(forgiving, wanted);
    },
  };
};
