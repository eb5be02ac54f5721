/** Which words a win passes, and how many coins fly at each. */
import type { Tiers } from '../levels/tiers.ts';
import type { carvedTexts } from '../texts.ts';

export type GrandWord = Extract<keyof typeof carvedTexts, 'freeSpins' | 'big' | 'huge' | 'max' | 'major'>;

export interface Step {
  readonly word: GrandWord;
  /** Of the stake, in 1/10,000. */
  readonly fromE4: bigint;
  readonly coins: number;
}

/** The words a win passes on its way up, the first at once. */
export const ladderOf = (freeSpins: number, multiplierE4: bigint, tiers: Tiers): readonly [Step, ...Step[]] => {
  const start: Step =
    freeSpins > 0 ? { word: 'freeSpins', fromE4: 0n, coins: 14 } : { word: 'big', fromE4: 0n, coins: 26 };
  const more: Step[] = [
    { word: 'big', fromE4: tiers.bigE4, coins: 30 },
    { word: 'huge', fromE4: tiers.hugeE4, coins: 60 },
    { word: 'max', fromE4: tiers.mostE4, coins: 90 },
  ];
  return [start, ...more.filter(({ word, fromE4 }) => word !== start.word && multiplierE4 >= fromE4)];
};
