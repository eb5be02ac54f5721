/** Wins in light and what is said of them. */
import { multiplierText } from '../../../multiplier-text.ts';
import type { ShownRound } from '../../../stage/game-view.ts';
import type { ReelStops, ShownSpin } from '../kinds/kind.ts';
import type { Cell } from '../effects/win-lights.ts';
import type { Patience } from '../patience.ts';
import type { Caption } from './caption.ts';
import { scatterCells, type Machine } from './machine.ts';

export interface Playback extends Machine {
  /** Number of parts presented: each spin is one, or each of its grids; the total of free spins is the last. */
  readonly onPresented: (parts: number) => void;
  /** Free spins or respins begin, or are gone on with. */
  readonly onFeature: () => void;
  /** Nobody plays: what waits for a press goes on by itself. */
  readonly unattended?: () => boolean;
  readonly caption: (change: Partial<Caption>) => void;
  /** What stands on the reels from now on: a picture that is built again shows it. */
  readonly stands: (at: ReelStops) => void;
}

const cellsOf = (playback: Playback, spin: ShownSpin): Cell[] => [
  ...spin.wins.flatMap(({ cells }) => cells),
  ...(spin.scatterPays > 0 ? scatterCells(playback, spin) : []),
];

const tagOf = ({ game: { kind } }: Pick<Playback, 'game'>, spin: ShownSpin, index?: number): Caption['tag'] => {
  const pays = (parts: number) => multiplierText(BigInt((parts * 10_000) / kind.unit));
  // Its wins have multipliers of their own.
  if (spin.drops !== undefined)
    return spin.wins.length === 0
      ? undefined
      : { title: kind.together(spin.wins.length), text: '', pays: pays(spin.pays) };
  const win = index === undefined ? (spin.wins.length === 1 ? spin.wins[0] : undefined) : spin.wins[index];
  if (win !== undefined) return { ...win.said, pays: pays(win.pays * spin.multiplier) };
  return spin.wins.length < 2 ? undefined : { title: kind.together(spin.wins.length), text: '', pays: pays(spin.pays) };
};

/** Lights every win of a spin at once. */
export const lightWins = async (playback: Playback, patience: Patience, spin: ShownSpin): Promise<void> => {
  // They have broken already.
  if (spin.drops !== undefined) return;
  const { lights } = playback.picture();
  const paths = spin.wins.flatMap((win) => win.paths);
  if (!playback.still) await patience.wait(playback.game.timings.halo);
  if (!patience.live()) return;
  lights.light(cellsOf(playback, spin));
  playback.caption({ tag: tagOf(playback, spin) });
  if (playback.still) {
    lights.draw(paths, 1);
    return;
  }
  await patience.wait(playback.game.timings.lineWait);
  await patience.run(playback.game.timings.line, (progress) => {
    playback.picture().lights.draw(paths, progress);
  });
};

/** One win after the other, until the next press. */
export const cycle = async (playback: Playback, patience: Patience, spin: ShownSpin): Promise<void> => {
  if (spin.wins.length < 2 || spin.drops !== undefined) return;
  await patience.wait(playback.game.timings.together, true);
  for (let index = 0; patience.live(); index = (index + 1) % spin.wins.length) {
    const { cells, paths } = spin.wins[index] ?? { cells: [], paths: [] };
    const { lights } = playback.picture();
    lights.light(cells);
    lights.draw(paths, 1);
    playback.caption({ tag: tagOf(playback, spin, index) });
    await patience.wait(playback.game.timings.each, true);
  }
};

/** The tag beside the plate after the whole round. */
export const endTag = (
  playback: Playback,
  { multiplierE4 }: ShownRound,
  [first, ...free]: readonly ShownSpin[],
): Caption['tag'] => {
  if (free.length > 0)
    return { title: playback.game.texts.freeTotal(free.length), text: '', pays: multiplierText(multiplierE4) };
  return first === undefined ? undefined : tagOf(playback, first);
};
