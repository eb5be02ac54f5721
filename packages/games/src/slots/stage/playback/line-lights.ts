/** Winning lines and what is said of them. */
import { multiplierText } from '../../../multiplier-text.ts';
import type { ShownRound } from '../../../stage/game-view.ts';
import type { SpunEvent } from '../../round.ts';
import type { Cell } from '../effects/win-lights.ts';
import type { Patience } from '../patience.ts';
import type { Caption } from './caption.ts';
import { scatterCells, type Machine } from './machine.ts';

export interface Playback extends Machine {
  /** Number of parts presented: each spin is one, the total of free spins is the last. */
  readonly onPresented: (parts: number) => void;
  readonly caption: (change: Partial<Caption>) => void;
}

const cellsOf = (playback: Playback, event: SpunEvent): Cell[] => [
  ...event.lines.flatMap(({ line, count }) =>
    (playback.game.definition.lines[line] ?? []).slice(0, count).map((row, reel): Cell => [reel, row]),
  ),
  ...(event.scatterPays > 0 ? scatterCells(playback, event.stops) : []),
];

const tagOf = ({ game }: Pick<Playback, 'game'>, event: SpunEvent, index?: number): Caption['tag'] => {
  const { texts, names } = game;
  const pays = (lineBets: number) => multiplierText(BigInt((lineBets * 10_000) / game.definition.lines.length));
  const win = index === undefined ? (event.lines.length === 1 ? event.lines[0] : undefined) : event.lines[index];
  if (win === undefined) {
    if (event.lines.length < 2) return undefined;
    return { title: texts.lines(event.lines.length), text: '', pays: pays(event.pays) };
  }
  const { line, count, symbol } = win;
  return {
    title: texts.line(line + 1),
    text: texts.kind(count, names[symbol] ?? symbol),
    pays: pays(win.pays * event.multiplier),
  };
};

/** Lights every winning line of a spin at once. */
export const lightLines = async (playback: Playback, patience: Patience, event: SpunEvent): Promise<void> => {
  const { lights } = playback.picture();
  const lines = event.lines.map(({ line, count }) => ({ rows: playback.game.definition.lines[line] ?? [], count }));
  if (!playback.still) await patience.wait(playback.game.timings.halo);
  if (!patience.live()) return;
  lights.light(cellsOf(playback, event));
  playback.caption({ tag: tagOf(playback, event) });
  if (playback.still) {
    lights.draw(lines, 1);
    return;
  }
  await patience.wait(playback.game.timings.lineWait);
  await patience.run(playback.game.timings.line, (progress) => {
    playback.picture().lights.draw(lines, progress);
  });
};

/** One line after the other, until the next press. */
export const cycle = async (playback: Playback, patience: Patience, event: SpunEvent): Promise<void> => {
  if (event.lines.length < 2) return;
  await patience.wait(playback.game.timings.together, true);
  for (let index = 0; patience.live(); index = (index + 1) % event.lines.length) {
    const win = event.lines[index];
    const [line, count] = [playback.game.definition.lines[win?.line ?? 0] ?? [], win?.count ?? 0];
    const { lights } = playback.picture();
    lights.light(line.slice(0, count).map((row, reel): Cell => [reel, row]));
    lights.draw([{ rows: line, count }], 1);
    playback.caption({ tag: tagOf(playback, event, index) });
    await patience.wait(playback.game.timings.each, true);
  }
};

/** The tag beside the plate after the whole round. */
export const endTag = (
  playback: Playback,
  { multiplierE4 }: ShownRound,
  [first, ...free]: readonly SpunEvent[],
): Caption['tag'] => {
  if (free.length > 0)
    return { title: playback.game.texts.freeTotal(free.length), text: '', pays: multiplierText(multiplierE4) };
  return first === undefined ? undefined : tagOf(playback, first);
};
