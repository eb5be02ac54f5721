/** Starting and stopping the reels, and the moment between: what can still come is never hidden, nor invented. */
import type { Patience } from '../../slots/stage/patience.ts';
import type { SlotParams } from '../../slots/lines-slot.ts';
import type { SlotState } from '../../slots/round.ts';
import type { SlotSound } from '../../slots/stage/sounds.ts';
import type { SceneProps } from '../../stage/game-view.ts';
import type { Harbour } from './harbour.ts';
import { rows } from './layout.ts';
import type { Cell } from './win-lights.ts';

export interface Machine {
  readonly harbour: () => Harbour;
  readonly strips: readonly (readonly string[])[];
  readonly scatter: string;
  readonly play: SceneProps<SlotParams, SlotState, SlotSound>['play'];
  /** Reduced motion. */
  readonly still: boolean;
  /** The player asked for quick spins, and may have them. */
  readonly quick: () => boolean;
  /** A press may stop the reels before their time. */
  readonly mayHurry: boolean;
}

const [startStaggerMs, stopStaggerMs, quickStaggerMs] = [70, 180, 60];
const [leastSpinMs, quickSpinMs] = [900, 260];
const [lingerMs, settleMs, quickSettleMs] = [1_100, 430, 220];
const stillMs = 150;
/** With so many scatters in view, every further reel could open the free spins. */
const hopeful = 2;

export const symbolIn = ({ strips }: Pick<Machine, 'strips'>, stops: readonly number[], [reel, row]: Cell): string => {
  const strip = strips[reel] ?? [];
  return strip[((stops[reel] ?? 0) + row) % strip.length] ?? '';
};

export const scatterCells = (
  machine: Pick<Machine, 'strips' | 'scatter'>,
  stops: readonly number[],
  upTo = stops.length,
) =>
  stops
    .slice(0, upTo)
    .flatMap((_, reel) => Array.from({ length: rows }, (__, row): Cell => [reel, row]))
    .filter((cell) => symbolIn(machine, stops, cell) === machine.scatter);

/** Returns when they started. */
export const startReels = ({ harbour, play, still }: Machine): number => {
  const now = performance.now();
  const { reels, lights, lightPlate, cheer } = harbour();
  lights.clear();
  lightPlate(false);
  cheer(0);
  if (still) return now;
  play('spin');
  for (const [index, reel] of reels.entries()) reel.start(now + index * startStaggerMs);
  return now;
};

/** `onHope` is called when two scatters stand and reels are still to come. */
export const landReels = async (
  machine: Machine,
  patience: Patience,
  stops: readonly number[],
  startedAt: number,
  onHope: () => void,
): Promise<void> => {
  const { harbour, play, still, mayHurry } = machine;
  if (still) {
    await patience.wait(stillMs);
    if (patience.live()) harbour().show(stops);
    return;
  }
  const quick = machine.quick();
  const firm = !mayHurry;
  const least = quick ? quickSpinMs : leastSpinMs;
  await patience.wait(Math.max(0, startedAt + least - performance.now()), firm);
  for (const [reel, stop] of stops.entries()) {
    if (!patience.live()) return;
    const seen = scatterCells(machine, stops, reel);
    if (seen.length >= hopeful && !quick) {
      if (seen.length === hopeful) onHope();
      harbour().lights.mark(seen);
      harbour().watch(reel);
      harbour().reels[reel]?.linger(true);
      play('anticipate');
      await patience.wait(lingerMs, firm);
    }
    harbour().reels[reel]?.stop(stop, performance.now(), quick);
    play('stop', 1 + reel * 0.05);
    await patience.wait(quick ? quickStaggerMs : stopStaggerMs, firm);
  }
  harbour().watch(undefined);
  await patience.wait(quick ? quickSettleMs : settleMs, firm);
  if (!patience.live()) return;
  harbour().show(stops);
  harbour().lights.clear();
};
