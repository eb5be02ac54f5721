/** Winning lines and what is said of them. */
import type { ShownRound } from '../../../stage/game-view.ts';
import type { SpunEvent } from '../../round.ts';
import type { Cell } from '../effects/win-lights.ts';
import type { Patience } from '../patience.ts';
import type { Caption } from './caption.ts';
import { scatterCells, type Machine } from './machine.ts';

export interface Teller extends Machine {
  /** So many parts were told: each spin is one, and what free spins came to is the last. */
  readonly told: (parts: number) => void;
  readonly caption: (change: Partial<Caption>) => void;
}

const cellsOf = (teller: Teller, event: SpunEvent): Cell[] => [
  ...event.lines.flatMap(({ line, count }) =>
    (teller.game.definition.lines[line] ?? []).slice(0, count).map((row, reel): Cell => [reel, row]),
  ),
  ...(event.scatterPays > 0 ? scatterCells(teller, event.stops) : []),
];

const tagOf = ({ game }: Pick<Teller, 'game'>, event: SpunEvent, index?: number): Caption['tag'] => {
  const { texts } = game;
  const lineCount = game.definition.lines.length;
  const win = index === undefined ? (event.lines.length === 1 ? event.lines[0] : undefined) : event.lines[index];
  if (win === undefined) {
    if (event.lines.length < 2) return undefined;
    return { title: texts.lines(event.lines.length), text: '', pays: texts.times(event.pays / lineCount) };
  }
  const pays = texts.times((win.pays * event.multiplier) / lineCount);
  return { title: texts.line(win.line), text: texts.kind(win.count, win.symbol), pays };
};

/** Lights every winning line of a spin at once. */
export const lightLines = async (teller: Teller, patience: Patience, event: SpunEvent): Promise<void> => {
  const { lights } = teller.picture();
  const lines = event.lines.map(({ line, count }) => ({ rows: teller.game.definition.lines[line] ?? [], count }));
  if (!teller.still) await patience.wait(teller.game.timings.halo);
  if (!patience.live()) return;
  lights.light(cellsOf(teller, event));
  teller.caption({ tag: tagOf(teller, event) });
  if (teller.still) {
    lights.draw(lines, 1);
    return;
  }
  await patience.wait(teller.game.timings.lineWait);
  await patience.run(teller.game.timings.line, (progress) => {
    teller.picture().lights.draw(lines, progress);
  });
};

/** One line after the other, until the next press. */
export const cycle = async (teller: Teller, patience: Patience, event: SpunEvent): Promise<void> => {
  if (event.lines.length < 2) return;
  await patience.wait(teller.game.timings.together, true);
  for (let index = 0; patience.live(); index = (index + 1) % event.lines.length) {
    const win = event.lines[index];
    const [line, count] = [teller.game.definition.lines[win?.line ?? 0] ?? [], win?.count ?? 0];
    const { lights } = teller.picture();
    lights.light(line.slice(0, count).map((row, reel): Cell => [reel, row]));
    lights.draw([{ rows: line, count }], 1);
    teller.caption({ tag: tagOf(teller, event, index) });
    await patience.wait(teller.game.timings.each, true);
  }
};

/** What stands beside the plate when all is told. */
export const endTag = (
  teller: Teller,
  { multiplierE4 }: ShownRound,
  [first, ...free]: readonly SpunEvent[],
): Caption['tag'] => {
  if (free.length > 0)
    return {
      title: teller.game.texts.freeTotal(free.length),
      text: '',
      pays: teller.game.texts.times(Number(multiplierE4) / 10_000),
    };
  return first === undefined ? undefined : tagOf(teller, first);
};
