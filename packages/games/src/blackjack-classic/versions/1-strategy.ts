/**
 * The published strategy of Blackjack Classic, version 1: the return is proven for exactly this play. It looks at a
 * hand's total, never at the cards that make it, and at the dealer's open card.
 */
import type { Total } from './1-cards.ts';

export type Move = 'hit' | 'stand' | 'double' | 'split';

/**
 * One letter for the dealer's 2 3 4 5 6 7 8 9 10 A. H hit, S stand, P split; D double, else hit; E double, else stand.
 * Where a pair may not be split, its total decides.
 */
export const strategy = {
  hard: {
    '4-8': 'HHHHHHHHHH',
    '9': 'HDDDDHHHHH',
    '10': 'DDDDDDDDHH',
    '11': 'DDDDDDDDDH',
    '12': 'HHSSSHHHHH',
    '13-16': 'SSSSSHHHHH',
    '17-21': 'SSSSSSSSSS',
  },
  soft: {
    '12': 'HHHHHHHHHH',
    '13-14': 'HHHDDHHHHH',
    '15-16': 'HHDDDHHHHH',
    '17': 'HDDDDHHHHH',
    '18': 'SEEEESSHHH',
    '19-21': 'SSSSSSSSSS',
  },
  pairs: {
    A: 'PPPPPPPPPP',
    '2-3': 'PPPPPPHHHH',
    '4': 'HHHPPHHHHH',
    '5': 'DDDDDDDDHH',
    '6': 'PPPPPHHHHH',
    '7': 'PPPPPPHHHH',
    '8': 'PPPPPPPPPP',
    '9': 'PPPPPSPPSS',
    '10': 'SSSSSSSSSS',
  },
} as const;

/** Spells `13-16` out: one entry for each total or pair value (an ace is 1). */
const spread = (rows: Readonly<Record<string, string>>): ReadonlyMap<number, string> =>
  new Map(
    Object.entries(rows).flatMap(([range, row]) => {
      const [low = '', high = low] = range.split('-');
      const [from, to] = low === 'A' ? [1, 1] : [Number(low), Number(high)];
      return Array.from({ length: to - from + 1 }, (_, index) => [from + index, row] as const);
    }),
  );

const tables = { hard: spread(strategy.hard), soft: spread(strategy.soft), pairs: spread(strategy.pairs) };

export interface Position extends Total {
  /** The value of both cards, where the hand is a pair that may be split. */
  readonly pair: number | undefined;
  readonly mayDouble: boolean;
  /** The value of the dealer's open card, 1 for an ace. */
  readonly up: number;
}

const letterOf = ({ total, soft, pair, up }: Position): string => {
  const row = pair === undefined ? tables[soft ? 'soft' : 'hard'].get(total) : tables.pairs.get(pair);
  const letter = row?.[up === 1 ? 9 : up - 2];
  if (letter === undefined) throw new Error(`The strategy does not know ${total} against ${up}`);
  return letter;
};

/** Throws on a total or an open card that does not exist. */
export const advise = (position: Position): Move => {
  const letter = letterOf(position);
  if (letter === 'P') return 'split';
  if (letter === 'D') return position.mayDouble ? 'double' : 'hit';
  if (letter === 'E') return position.mayDouble ? 'double' : 'stand';
  return letter === 'H' ? 'hit' : 'stand';
};
