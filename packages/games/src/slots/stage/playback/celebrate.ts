/** The end of a round with a profit: how large it is called, and its amount counted up. */
import { isWin, timesStakedE4, type ShownRound } from '../../../stage/game-view.ts';
import { amountBetween, countUpMs } from '../../../stage/motion.ts';
import type { ShownSpin } from '../kinds/kind.ts';
import { tiersOf } from '../levels/tiers.ts';
import type { Patience } from '../patience.ts';
import { carvedTexts } from '../texts.ts';
import { playGrandWin } from './grand-win.ts';
import { endTag, type Playback } from './lit-wins.ts';

export const countTo = async (
  playback: Playback,
  patience: Patience,
  [from, to]: readonly [bigint, bigint],
  { ms, heard }: { readonly ms: number; readonly heard: boolean },
) => {
  if (playback.still || ms === 0) {
    playback.caption({ amount: to, note: undefined });
    return;
  }
  await patience.run(ms, (progress) => {
    playback.caption({ amount: amountBetween(from, to, progress), note: undefined });
    if (progress < 1 && heard) playback.play('count');
  });
};

/** Whether its respins brought the prize with a word of its own, which was counted in the middle of the stage already. */
const hasCarvedPrize = ({ game }: Pick<Playback, 'game'>, { landed, coins = [] }: ShownSpin): boolean =>
  landed !== undefined && game.hold?.carved !== undefined && coins.some(({ name }) => name === game.hold?.carved);

const signOf = (playback: Playback, event: ShownSpin, round: ShownRound): string | undefined => {
  const tiers = tiersOf(playback.game.kind);
  if (round.multiplierE4 >= tiers.mostE4) return carvedTexts.max;
  const multiplierE4 = timesStakedE4(round);
  if (hasCarvedPrize(playback, event)) return carvedTexts.major;
  if (multiplierE4 >= tiers.hugeE4) return carvedTexts.huge;
  if (multiplierE4 >= tiers.bigE4) return carvedTexts.big;
  return event.free ? carvedTexts.freeSpins : undefined;
};

/** Rounds without a profit end silently. */
export const celebrate = async (
  playback: Playback,
  patience: Patience,
  round: ShownRound,
  events: readonly ShownSpin[],
): Promise<void> => {
  const last = events.at(-1);
  const freeSpins = events.filter(({ free }) => free).length;
  if (last === undefined || !isWin(round)) return;
  const picture = playback.picture();
  const tiers = tiersOf(playback.game.kind);
  const sign = signOf(playback, last, round);
  // A feature was paid for with many stakes: its win is as large as it is beside them.
  const timesE4 = timesStakedE4(round);
  const most = round.multiplierE4 >= tiers.mostE4;
  const big = most || timesE4 >= tiers.bigE4;
  const huge = most || timesE4 >= tiers.hugeE4;
  picture.lightPlate(true);
  // The size of a win stands in its place.
  if (playback.game.kind.levels !== undefined) picture.meter.show(undefined);
  if (sign !== undefined) await picture.sign(sign);
  if (!patience.live()) return;
  playback.play(big ? 'bigWin' : 'smallWin');
  if (big) picture.cheer(huge ? 3 : 2);
  // The same money is not counted twice under two words.
  const counted = hasCarvedPrize(playback, last) && !most;
  if ((huge && !counted) || last.free) {
    await playGrandWin(playback, patience, round, { freeSpins, tiers });
    if (patience.live()) playback.caption({ tag: endTag(playback, round, events) });
    // What coins come to was counted one by one.
  } else if (last.landed !== undefined) playback.caption({ amount: round.payout, note: undefined });
  else {
    // What has been counted up grid by grid is not counted again.
    const ms = last.drops === undefined ? countUpMs(round.multiplierE4) : 0;
    await countTo(playback, patience, [0n, round.payout], { ms, heard: true });
  }
};
