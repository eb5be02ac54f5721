/** Starts and stops the reels, and the anticipation between: possible scatters are neither hidden nor invented. */
import type { Patience } from '../patience.ts';
import type { SlotParams } from '../../lines-slot.ts';
import type { SlotSound } from '../sounds.ts';
import type { SceneProps } from '../../../stage/game-view.ts';
import type { Picture } from '../picture.ts';
import type { SlotGame } from '../slot-game.ts';
import type { Covered } from '../effects/covers.ts';
import type { Cell } from '../effects/win-lights.ts';
import { quickCascade, usualCascade } from '../cascade/timings.ts';
import { rowsWhere, symbolIn, type ReelStops, type ShownSpin } from '../kinds/kind.ts';

/** A spin that comes to its end. */
type Landing = ReelStops & Pick<ShownSpin, 'held'>;

export interface Machine {
  readonly picture: () => Picture;
  readonly game: SlotGame;
  readonly play: SceneProps<SlotParams, Record<string, unknown>, SlotSound>['play'];
  /** Reduced motion. */
  readonly still: boolean;
  /** The player asked for quick spins, and may have them. */
  readonly quick: () => boolean;
  /** What a coin shows: parts of a stake in the player's money. */
  readonly coinText?: (parts: number) => string;
  /** A press may stop the reels before their time. */
  readonly mayHurry: boolean;
}

/** With this many scatters in view, each further reel could trigger the free spins. */
const usuallyHopeful = 2;

/** Every cell in view with this symbol. */
const cellsOf = (
  { game: { kind } }: Pick<Machine, 'game'>,
  { stops, free, columns }: ReelStops,
  name: string | undefined,
) =>
  stops.flatMap((_, reel) =>
    rowsWhere(
      kind,
      reel,
      (cell) =>
        (columns === undefined ? symbolIn(kind.strips(free), stops, cell) : columns[cell[0]]?.[cell[1]]) === name,
    ).map((row): Cell => [reel, row]),
  );

/** On the reels before `upTo`. */
export const scatterCells = (machine: Pick<Machine, 'game'>, at: ReelStops, upTo = at.stops.length): Cell[] =>
  cellsOf(machine, at, machine.game.kind.scatter).filter(([reel]) => reel < upTo);

/** The reels that a wild covers, and the row on which it landed; none where wilds do not expand. */
const coveredIn = (machine: Machine, at: ReelStops): readonly Covered[] => {
  const { coveringWild } = machine.game.kind;
  if (coveringWild === undefined) return [];
  const first = new Map<number, number>();
  for (const [reel, row] of cellsOf(machine, at, coveringWild).toReversed()) first.set(reel, row);
  return [...first].map(([reel, row]) => ({ reel, row })).toSorted((a, b) => a.reel - b.reel);
};

/** Without motion, as it stands after a spin. */
export const showStanding = (machine: Machine, at: ReelStops): void => {
  const { kind } = machine.game;
  const { show, covers, cascade, held, hold, meter } = machine.picture();
  if (cascade !== undefined) {
    cascade.rest();
    cascade.show(at.columns ?? []);
    return;
  }
  show(at.stops, kind.strips(at.free));
  // After a respin the board stands, not the reels.
  hold?.[at.landed === undefined ? 'mark' : 'open'](at.coins ?? [], machine.coinText ?? String);
  if (kind.keepsWilds) held.show(at.stuck ?? []);
  if (kind.levels !== undefined) meter.show(at.collected);
  if (kind.coveringWild === undefined) return;
  covers.clear();
  covers.draw(coveredIn(machine, at), 1);
};

/** Wilds grow over their reels, all at once. */
const expandWilds = async (machine: Machine, patience: Patience, at: ReelStops): Promise<void> => {
  const covered = coveredIn(machine, at);
  if (covered.length === 0) return;
  machine.play('gem');
  await patience.run(machine.game.timings.expand, (progress) => {
    machine.picture().covers.draw(covered, progress);
  });
};

/** Wilds that have landed freeze in their cells. */
const keepWilds = async (machine: Machine, patience: Patience, { stuck = [], held = [] }: Landing): Promise<void> => {
  if (!machine.game.kind.keepsWilds) return;
  const landing = stuck.filter(([reel, row]) => !held.some(([on, at]) => on === reel && at === row));
  if (landing.length === 0) return;
  machine.play('gem');
  await patience.run(machine.game.timings.expand, (progress) => {
    machine.picture().held.show(held, { cells: landing, progress });
  });
};

/** Returns when they started. */
export const startReels = ({ game, picture, play, still, quick }: Machine): number => {
  const now = performance.now();
  const { reels, lights, lightPlate, cheer, covers, cascade, hold } = picture();
  hold?.close();
  if (game.kind.coveringWild !== undefined) covers.clear();
  lights.clear();
  lightPlate(false);
  cheer(0);
  if (still) return now;
  play('spin');
  cascade?.rest();
  cascade?.leave(now, quick() ? quickCascade : usualCascade);
  for (const [index, reel] of reels.entries()) reel.start(now + index * game.timings.startStagger);
  return now;
};

/** Calls `onHope` when two scatters have landed and reels are still spinning. */
export const landReels = async (
  machine: Machine,
  patience: Patience,
  at: Landing,
  startedAt: number,
  onHope: () => void,
): Promise<void> => {
  const { picture, play, still, mayHurry } = machine;
  const { timings } = machine.game;
  if (still) {
    await patience.wait(timings.still);
    if (patience.live()) showStanding(machine, at);
    return;
  }
  const { hopeful = usuallyHopeful } = machine.game.kind;
  let hoping = false;
  const quick = machine.quick();
  const firm = !mayHurry;
  const least = quick ? timings.quickSpin : timings.leastSpin;
  await patience.wait(Math.max(0, startedAt + least - performance.now()), firm);
  const strips = machine.game.kind.strips(at.free);
  for (const [reel, stop] of at.stops.entries()) {
    if (!patience.live()) return;
    const seen = scatterCells(machine, at, reel);
    if (seen.length >= hopeful && !quick) {
      if (!hoping) onHope();
      hoping = true;
      picture().lights.mark(seen);
      picture().watch(reel);
      picture().reels[reel]?.linger(true);
      play('anticipate');
      await patience.wait(timings.linger, firm);
    }
    // While everything is blurred.
    picture().reels[reel]?.turn(strips[reel] ?? []);
    picture().reels[reel]?.stop(stop, performance.now(), quick);
    play('stop', 1 + reel * 0.05);
    await patience.wait(quick ? timings.quickStagger : timings.stopStagger, firm);
  }
  picture().watch(undefined);
  await patience.wait(quick ? timings.quickSettle : timings.settle, firm);
  if (!patience.live()) return;
  picture().show(at.stops, strips);
  picture().lights.clear();
  picture().hold?.mark(at.coins ?? [], machine.coinText ?? String);
  await expandWilds(machine, patience, at);
  if (patience.live()) await keepWilds(machine, patience, at);
};
