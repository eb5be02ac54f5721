/** Starts and stops the reels, and the anticipation between: possible scatters are neither hidden nor invented. */
import type { Patience } from '../patience.ts';
import type { SlotParams } from '../../lines-slot.ts';
import type { SlotState } from '../../round.ts';
import type { SlotSound } from '../sounds.ts';
import type { SceneProps } from '../../../stage/game-view.ts';
import type { Picture } from '../picture.ts';
import type { SlotGame } from '../slot-game.ts';
import type { Cell } from '../effects/win-lights.ts';

export interface Machine {
  readonly picture: () => Picture;
  readonly game: SlotGame;
  readonly strips: readonly (readonly string[])[];
  readonly play: SceneProps<SlotParams, SlotState, SlotSound>['play'];
  /** Reduced motion. */
  readonly still: boolean;
  /** The player asked for quick spins, and may have them. */
  readonly quick: () => boolean;
  /** A press may stop the reels before their time. */
  readonly mayHurry: boolean;
}

/** With this many scatters in view, each further reel could trigger the free spins. */
const hopeful = 2;

export const symbolIn = ({ strips }: Pick<Machine, 'strips'>, stops: readonly number[], [reel, row]: Cell): string => {
  const strip = strips[reel] ?? [];
  return strip[((stops[reel] ?? 0) + row) % strip.length] ?? '';
};

export const scatterCells = (
  machine: Pick<Machine, 'strips' | 'game'>,
  stops: readonly number[],
  upTo = stops.length,
) =>
  stops
    .slice(0, upTo)
    .flatMap((_, reel) => Array.from({ length: machine.game.definition.grid.rows }, (__, row): Cell => [reel, row]))
    .filter((cell) => symbolIn(machine, stops, cell) === machine.game.definition.scatter);

/** Returns when they started. */
export const startReels = ({ game, picture, play, still }: Machine): number => {
  const now = performance.now();
  const { reels, lights, lightPlate, cheer } = picture();
  lights.clear();
  lightPlate(false);
  cheer(0);
  if (still) return now;
  play('spin');
  for (const [index, reel] of reels.entries()) reel.start(now + index * game.timings.startStagger);
  return now;
};

/** Calls `onHope` when two scatters have landed and reels are still spinning. */
export const landReels = async (
  machine: Machine,
  patience: Patience,
  stops: readonly number[],
  startedAt: number,
  onHope: () => void,
): Promise<void> => {
  const { picture, play, still, mayHurry } = machine;
  const { timings } = machine.game;
  if (still) {
    await patience.wait(timings.still);
    if (patience.live()) picture().show(stops);
    return;
  }
  const quick = machine.quick();
  const firm = !mayHurry;
  const least = quick ? timings.quickSpin : timings.leastSpin;
  await patience.wait(Math.max(0, startedAt + least - performance.now()), firm);
  for (const [reel, stop] of stops.entries()) {
    if (!patience.live()) return;
    const seen = scatterCells(machine, stops, reel);
    if (seen.length >= hopeful && !quick) {
      if (seen.length === hopeful) onHope();
      picture().lights.mark(seen);
      picture().watch(reel);
      picture().reels[reel]?.linger(true);
      play('anticipate');
      await patience.wait(timings.linger, firm);
    }
    picture().reels[reel]?.stop(stop, performance.now(), quick);
    play('stop', 1 + reel * 0.05);
    await patience.wait(quick ? timings.quickStagger : timings.stopStagger, firm);
  }
  picture().watch(undefined);
  await patience.wait(quick ? timings.quickSettle : timings.settle, firm);
  if (!patience.live()) return;
  picture().show(stops);
  picture().lights.clear();
};
