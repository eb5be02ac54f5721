/** Grids too rare to find by searching seeds: whole columns of one animal, and the highest win. */
import type { SceneTable } from '../../../testing/scene.ts';
import { definition } from '../versions/1.ts';

const { symbols, weights } = definition;
const all = weights.reduce((sum, weight) => sum + weight, 0);

/** A value that draws this symbol. */
const drawing = (name: string): readonly [n: number, value: number] => {
  const before = weights.slice(0, symbols.indexOf(name)).reduce((sum, weight) => sum + weight, 0);
  return [all, before];
};

/** Columns from the left, each from its lowest cell up; every grid after the first only fills what has gone. */
const drawn = (...grids: readonly string[]): Pick<SceneTable, 'draws'> => ({
  draws: grids.flatMap((grid) => grid.split(/\s+/).map(drawing)),
});

const foxes = 'AS RB AF AF SW  EF AF AF AF RB  AB SW AF AF EF  SW AF WI AF RB  RB AB AF SW EF  AB AS SW EF AS';
const cardinals = Array.from({ length: 30 }, () => 'RB').join(' ');
const still = 'RB AF AB EF SW  AS RB AF AB EF  SW AS RB AF AB  EF SW AS RB AF  AB EF SW AS RB  AF AB EF SW AS';

/** A cluster of foxes round a wild; in what falls in after them, whales win at twice their pay, and then nothing does. */
export const cluster = drawn(foxes, 'RB EF RB AS EF EF AF EF EF EF AB', 'AB EF AF AB AF EF RB');
/** One animal in every cell. */
export const bigWin = drawn(cardinals, still);
export const highestWin = drawn(cardinals, cardinals, cardinals, cardinals, cardinals, still);
