/** Starts and stops the reels, and the anticipation between: possible scatters are neither hidden nor invented. */
import type { Patience } from '../patience.ts';
import type { SlotParams } from '../../lines-slot.ts';
import type { SlotState } from '../../round.ts';
import type { SlotSound } from '../sounds.ts';
import type { SceneProps } from '../../../stage/game-view.ts';
import type { Picture } from '../picture.ts';
import type { SlotGame } from '../slot-game.ts';
import type { Covered } from '../effects/covers.ts';
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

/** The reels that a wild covers, and the row on which it landed; none where wilds do not expand. */
const coveredIn = (machine: Machine, stops: readonly number[]): readonly Covered[] => {
  const { wild, wilds, grid } = machine.game.definition;
  if (wilds !== 'expand') return [];
  return stops.flatMap((_, reel) => {
    const row = Array.from({ length: grid.rows }, (__, at) => symbolIn(machine, stops, [reel, at])).indexOf(wild);
    return row < 0 ? [] : [{ reel, row }];
  });
};

/** Without motion, as it stands after a spin. */
export const showStops = (machine: Machine, stops: readonly number[]): void => {
  const { show, covers } = machine.picture();
  show(stops);
  if (machine.game.definition.wilds !== 'expand') return;
  covers.clear();
  covers.draw(coveredIn(machine, stops), 1);
};

/** Wilds grow over their reels, all at once. */
const expandWilds = async (machine: Machine, patience: Patience, stops: readonly number[]): Promise<void> => {
  const covered = coveredIn(machine, stops);
  if (covered.length === 0) return;
  machine.play('gem');
  await patience.run(machine.game.timings.expand, (progress) => {
    machine.picture().covers.draw(covered, progress);
  });
};

/** Returns when they started. */
export const startReels = ({ game, picture, play, still }: Machine): number => {
  const now = performance.now();
  const { reels, lights, lightPlate, cheer, covers } = picture();
  if (game.definition.wilds === 'expand') covers.clear();
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
    if (patience.live()) showStops(machine, stops);
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
  await expandWilds(machine, patience, stops);
};
