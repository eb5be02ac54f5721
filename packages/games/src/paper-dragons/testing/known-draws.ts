/** Grids too rare to find by searching seeds: many dragons with orbs, and the highest win. */
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

const dragons = 'DR BO DR FA DR  LO CR KO DR CR  PW DR X5 DR BU  DR FA BU DR LO  BU X10 DR KO BO  DR DR PW LO DR';
const lotus = 'LO CR KO LO LO PW LO BO LO FA CR BO';
const still = 'DR CR KO FA BU BO PW KO';
const same = (name: string) => Array.from({ length: 30 }, () => name).join(' ');

/** Twelve dragons in view with ×5 and ×10; then lotuses, and then nothing wins. */
export const orbs = drawn(dragons, lotus, still);
/** One symbol in every cell, and an orb for what follows. */
export const bigWin = drawn(
  same('CR'),
  'DR CR KO FA LO  BU BO PW DR X25  CR KO FA LO BU  BO PW DR CR KO  FA LO BU BO PW  DR CR KO FA LO',
);
export const highestWin = drawn(
  same('DR'),
  same('DR'),
  same('DR'),
  'DR CR KO FA LO  BU BO PW DR X25  CR KO FA LO X25  BO PW X25 CR KO  FA LO BU BO PW  DR CR KO FA LO',
);
