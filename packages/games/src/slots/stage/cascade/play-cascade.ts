/** One spin whose wins make room: grids drop in, wins light up and break, the rest falls, until nothing wins any more. */
import { multiplierText } from '../../../multiplier-text.ts';
import type { Cell } from '../effects/win-lights.ts';
import { waysOn, type ShownDrop, type ShownSpin } from '../kinds/kind.ts';
import type { Patience } from '../patience.ts';
import type { Playback } from '../playback/lit-wins.ts';
import { addOrbs } from '../orbs/add-orbs.ts';
import { cellKey } from './cell-key.ts';
import type { CascadeCells } from './cells.ts';
import { quickCascade, usualCascade, type CascadeTimings } from './timings.ts';

interface Told {
  readonly startedAt: number;
  /** Everything before this spin, and what parts of a stake are in money. */
  readonly before: number;
  readonly amountOf: (parts: number) => bigint;
  /** So many of its grids were shown before this page was opened: the last of them stands there. */
  readonly from: number;
  /** So many grids were shown, and another one follows. */
  readonly onGrid: (count: number) => void;
}

interface Course {
  readonly playback: Playback;
  readonly patience: Patience;
  readonly timings: CascadeTimings;
  readonly told: Told;
  readonly spin: ShownSpin;
  /** Waits, unless a press has asked for the result. */
  readonly wait: (ms: number) => Promise<void>;
  readonly goesOn: () => boolean;
}

const cellsNow = ({ playback }: Course): CascadeCells => {
  const { cascade } = playback.picture();
  if (cascade === undefined) throw new Error('This picture has reels');
  return cascade;
};

/** A press ends the whole spin, not one of its waits. */
const courseOf = (own: Pick<Course, 'playback' | 'patience' | 'told' | 'spin'>): Course => {
  const { playback, patience } = own;
  let pressed = false;
  return {
    ...{ ...own, timings: playback.quick() ? quickCascade : usualCascade },
    goesOn: () => patience.live() && !pressed,
    wait: async (ms) => {
      if (pressed || ms <= 0) return;
      const began = performance.now();
      await patience.wait(ms, !playback.mayHurry);
      if (performance.now() - began < ms - 25) pressed = true;
    },
  };
};

const pays = ({ playback }: Course, parts: number): string =>
  multiplierText(BigInt(Math.round((parts * 10_000) / playback.game.kind.unit)));

const say = (course: Course, drop: ShownDrop, total: number): void => {
  const { game, caption } = course.playback;
  const [win] = drop.wins;
  const said = drop.wins.length === 1 && win !== undefined ? win.said : undefined;
  const times = drop.multiplier > 1 ? `×${drop.multiplier}` : '';
  const title = said === undefined ? game.kind.together(drop.wins.length) : `${said.title} ${said.text}`;
  caption({
    note: undefined,
    amount: course.told.amountOf(total),
    tag: { title, text: times, pays: pays(course, drop.pays) },
    said: `${title}${times === '' ? '' : ` ${times}`}: ${pays(course, drop.pays)}`,
    step: drop.step,
  });
};

/** From the middle of a win outwards. */
const outwards = (cells: readonly Cell[]): Cell[] => {
  const mean = (at: 0 | 1) => cells.reduce((sum, cell) => sum + cell[at], 0) / cells.length;
  const [x, y] = [mean(0), mean(1)];
  return cells.toSorted((a, b) => Math.hypot(a[0] - x, a[1] - y) - Math.hypot(b[0] - x, b[1] - y));
};

/** `won`: by this spin so far. What has not brought more than the stake crumbles, and no tone rises. */
const breakWins = async (course: Course, drop: ShownDrop, won: number): Promise<ReadonlySet<string>> => {
  const { playback, timings } = course;
  const heard = won > playback.game.kind.unit;
  const gone = new Map(drop.wins.flatMap(({ cells }) => outwards(cells).map((cell) => [cellKey(...cell), cell])));
  for (const [index, cell] of [...gone.values()].entries()) {
    if (!course.goesOn()) break;
    cellsNow(course).shatter(cell, drop.columns[cell[0]]?.[cell[1]] ?? '', timings.fly);
    if (heard) playback.play('gem', 1 + Math.min(index, 14) * 0.06);
    else playback.play('crumble');
    await course.wait(timings.cell);
  }
  await course.wait(timings.gap);
  return new Set(gone.keys());
};

const land = async (course: Course, drop: ShownDrop, gone?: ReadonlySet<string>): Promise<void> => {
  const { playback, timings, spin } = course;
  const began = performance.now();
  // A picture that is built again meanwhile, for a device that was turned, goes on from this grid.
  playback.stands({ ...spin, columns: drop.columns });
  const ms = cellsNow(course).drop(drop.columns, gone, began, timings);
  for (const column of drop.columns.keys()) {
    await course.wait(timings.column);
    if (course.goesOn()) playback.play('stop', 1 + column * 0.05);
  }
  await course.wait(began + ms - performance.now());
};

const win = async (course: Course, drop: ShownDrop, total: number): Promise<ReadonlySet<string>> => {
  const { patience, timings } = course;
  const wins = drop.wins.map(({ cells }) => cells);
  say(course, drop, total);
  if (course.goesOn())
    await patience.run(timings.outline, (progress) => {
      cellsNow(course).light.draw(wins, progress);
    });
  await course.wait(timings.hold);
  return breakWins(course, drop, total - course.told.before);
};

/** Of a slot whose reels change their height: how many ways this spin has. */
const tellWays = ({ playback }: Course, drop: ShownDrop | undefined): void => {
  const ways = waysOn(playback.game.kind, drop?.columns);
  if (ways !== undefined) playback.caption({ ways });
};

/** Everything up to the grid that the spin goes on from. */
const wonBefore = ({ told }: Course, drops: readonly ShownDrop[]): number =>
  drops.slice(0, told.from).reduce((sum, { pays: won }) => sum + won, told.before);

/** With reduced motion grids only follow each other. */
const playStill = async (course: Course, drops: readonly ShownDrop[]): Promise<void> => {
  let total = wonBefore(course, drops);
  for (const [index, drop] of drops.entries()) {
    if (index < course.told.from) continue;
    if (!course.goesOn()) return;
    course.playback.stands({ ...course.spin, columns: drop.columns });
    cellsNow(course).show(drop.columns);
    cellsNow(course).rest();
    total += drop.pays;
    if (drop.wins.length === 0) return;
    say(course, drop, total);
    cellsNow(course).light.draw(
      drop.wins.map(({ cells }) => cells),
      1,
    );
    await course.wait(course.timings.still);
    if (course.goesOn()) course.told.onGrid(index + 1);
  }
};

/** The grid that was shown last, and what it won: it breaks, and the next one drops in. */
const goOn = async (course: Course, drops: readonly ShownDrop[]): Promise<ReadonlySet<string> | undefined> => {
  const last = drops[course.told.from - 1];
  if (last === undefined) return undefined;
  tellWays(course, last);
  say(course, last, wonBefore(course, drops));
  await course.wait(course.playback.game.timings.resume);
  return breakWins(course, last, wonBefore(course, drops) - course.told.before);
};

const playMoving = async (course: Course, drops: readonly ShownDrop[]): Promise<void> => {
  const { from, startedAt, onGrid } = course.told;
  if (from === 0) await course.wait(startedAt + course.timings.leave - performance.now());
  let [total, gone] = [wonBefore(course, drops), await goOn(course, drops)];
  for (const [index, drop] of drops.entries()) {
    if (index < from) continue;
    if (!course.goesOn()) return;
    await land(course, drop, gone);
    if (gone === undefined) tellWays(course, drop);
    if (!course.goesOn()) return;
    total += drop.pays;
    if (drop.wins.length === 0) return;
    gone = await win(course, drop, total);
    if (!course.patience.live()) return;
    cellsNow(course).light.clear();
    if (course.goesOn()) onGrid(index + 1);
  }
};

export const playCascade = async (
  playback: Playback,
  patience: Patience,
  spin: ShownSpin & { readonly drops: readonly ShownDrop[] },
  told: Told,
): Promise<void> => {
  const course = courseOf({ playback, patience, told, spin });
  const [first] = spin.drops;
  // Where free spins begin or go on, not where the last spin ended.
  playback.caption({ step: (spin.drops[told.from] ?? first)?.step ?? 0, ways: undefined });
  if (playback.still) tellWays(course, first);
  await (playback.still ? playStill(course, spin.drops) : playMoving(course, spin.drops));
  if (!patience.live()) return;
  const last = spin.drops.at(-1);
  tellWays(course, last);
  cellsNow(course).rest();
  if (last !== undefined && !course.goesOn()) cellsNow(course).show(last.columns);
  const won = told.before + spin.drops.reduce((sum, drop) => sum + drop.pays, 0);
  const amounts = [told.amountOf(won), told.amountOf(spin.total)] as const;
  playback.caption({
    step: last?.step ?? 0,
    ...(spin.pays > 0 ? { amount: amounts[(spin.orbs ?? 1) > 1 ? 0 : 1], note: undefined } : {}),
  });
  await addOrbs({ ...course, amounts }, spin, course.timings.still);
};
