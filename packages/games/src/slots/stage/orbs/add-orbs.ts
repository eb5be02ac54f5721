/** The end of a spin with orbs: they fly to the plate one after the other, their sum rises, and the win is multiplied once. */
import { multiplierText } from '../../../multiplier-text.ts';
import { amountBetween } from '../../../stage/motion.ts';
import type { Cell } from '../effects/win-lights.ts';
import type { ShownSpin, SlotKind } from '../kinds/kind.ts';
import type { Patience } from '../patience.ts';
import type { Playback } from '../playback/lit-wins.ts';
import type { FlyingOrb } from './orb-flight.ts';
import { flightMs, liftsAt, quickOrbs, usualOrbs } from './timings.ts';

interface Multiplied {
  readonly playback: Playback;
  readonly patience: Patience;
  /** What a press has not ended yet. */
  readonly goesOn: () => boolean;
  readonly wait: (ms: number) => Promise<void>;
  /** The whole round before this spin's orbs, and with them, in money. */
  readonly amounts: readonly [from: bigint, to: bigint];
}

/** Row by row. */
export const orbsIn = ({ cascade }: SlotKind, columns: ShownSpin['columns'] = []): readonly FlyingOrb[] =>
  columns
    .flatMap((names, column) =>
      names.flatMap((symbol, row) =>
        cascade?.orbs?.[symbol] === undefined ? [] : [{ cell: [column, row] as Cell, symbol }],
      ),
    )
    .toSorted((a, b) => a.cell[1] - b.cell[1] || a.cell[0] - b.cell[0]);

/** As if time were even, from a progress that is eased. */
const evenly = (progress: number): number => 1 - Math.cbrt(1 - progress);

const fly = async (
  { playback, patience, wait }: Multiplied,
  orbs: readonly FlyingOrb[],
  { before, heard }: { readonly before: number; readonly heard: boolean },
) => {
  const timings = playback.quick() ? quickOrbs : usualOrbs;
  const times = (orb: FlyingOrb) => playback.game.kind.cascade?.orbs?.[orb.symbol] ?? 0;
  const whole = flightMs(orbs.length, timings);
  let arrived = 0;
  await patience.run(whole, (progress) => {
    const at = evenly(progress) * whole;
    playback.picture().cascade?.orbs.draw(orbs, at, timings);
    const there = orbs.filter(
      (_, index) => at >= liftsAt(index, orbs.length, timings) + timings.lift + timings.fly - 1,
    ).length;
    if (there === arrived) return;
    arrived = there;
    if (heard) playback.play('orb', 1 + Math.min(arrived, 12) * 0.06);
    playback.caption({ orbs: before + orbs.slice(0, arrived).reduce((sum, orb) => sum + times(orb), 0) });
  });
  await wait(timings.pause);
};

export const addOrbs = async (course: Multiplied, spin: ShownSpin, still: number): Promise<void> => {
  const { playback, patience, goesOn, wait } = course;
  const { orbs = 1, orbsBefore = 0 } = spin;
  if (orbs < 2) return;
  const [from, to] = course.amounts;
  const { unit, together } = playback.game.kind;
  const timesText = (parts: number) => multiplierText(BigInt(Math.round((parts * 10_000) / unit)));
  // What pays no more than the stake with its orbs is multiplied without a sound, and stands there at once.
  const heard = spin.pays > unit;
  const won = (spin.drops ?? []).reduce((sum, drop) => sum + drop.pays, 0);
  const [win, second] = spin.wins;
  const title =
    win !== undefined && second === undefined ? `${win.said.title} ${win.said.text}` : together(spin.wins.length);
  playback.caption({
    ...{ note: undefined, amount: from, orbs: Math.max(1, orbsBefore) },
    tag: { title, text: '', pays: timesText(won) },
  });
  const flying = orbsIn(playback.game.kind, spin.columns);
  if (!playback.still && goesOn()) await fly(course, flying, { before: orbsBefore, heard });
  if (!patience.live()) return;
  // No orb multiplies what scatters pay.
  const pays = timesText(Math.min(won * orbs, spin.pays));
  playback.caption({ orbs, tag: { title: `×${orbs}`, text: '', pays }, said: `×${orbs}: ${pays}` });
  if (heard && !playback.still && goesOn())
    await patience.run(playback.quick() ? quickOrbs.count : usualOrbs.count, (progress) => {
      playback.caption({ amount: amountBetween(from, to, progress) });
      if (progress < 1) playback.play('count');
    });
  playback.caption({ amount: to });
  await wait(still);
};
