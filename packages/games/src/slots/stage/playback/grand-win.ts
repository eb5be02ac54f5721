/** What a very large win and the end of free spins add: the word grows with the number. */
import type { Patience } from '../patience.ts';
import { multiplierText } from '../../../multiplier-text.ts';
import type { ShownRound } from '../../../stage/game-view.ts';
import { amountBetween, countUpMs } from '../../../stage/motion.ts';
import type { Tiers } from '../levels/tiers.ts';
import type { Caption } from './caption.ts';
import { ladderOf, type Step } from './ladder.ts';
import type { Machine } from './machine.ts';

export interface GrandPlayback extends Machine {
  readonly caption: (change: Partial<Caption>) => void;
}

const oneE4 = 10_000n;
const [fadeMs, lightMs, holdMs, stillHoldMs, clinkMs] = [320, 900, 1_800, 2_600, 110];

interface Counted extends Pick<ShownRound, 'multiplierE4' | 'payout'> {
  readonly ladder: readonly [Step, ...Step[]];
  /** Where it came from. */
  readonly text: string;
}

/** Counts an amount up in the middle of the stage, with hidden reels. */
export const countGrandly = async (
  playback: GrandPlayback,
  patience: Patience,
  { multiplierE4, payout, ladder, text }: Counted,
): Promise<void> => {
  const words = ladder.map(({ word }) => word);
  const last = ladder.at(-1) ?? ladder[0];
  /** Nothing says where the count ends before it is there: whole stakes on the way, and the exact number at the end. */
  const timesAt = (passedE4: bigint, isOver: boolean): string =>
    multiplierText(isOver ? multiplierE4 : (passedE4 / oneE4) * oneE4);
  let picture = playback.picture();
  await picture.grand.prepare(words);
  if (!patience.live()) return;
  let [at, clinked] = [playback.still ? ladder.length - 1 : 0, 0];
  picture.grand.say((ladder[at] ?? last).word);
  const fade = async (from: number, to: number) => {
    if (playback.still) {
      playback.picture().showReels(1 - to);
      playback.picture().grand.fade(to);
      return;
    }
    await patience.run(fadeMs, (progress) => {
      const alpha = from + (to - from) * progress;
      playback.picture().showReels(1 - alpha);
      playback.picture().grand.fade(alpha);
    });
  };
  await fade(0, 1);
  if (!patience.live()) return;
  /** After a rotation or resize the picture is a new one: it is set up like the one before. */
  const attend = () => {
    if (playback.picture() === picture) return;
    picture = playback.picture();
    const built = picture;
    void built.grand.prepare(words).then(() => {
      if (!patience.live() || playback.picture() !== built) return;
      built.showReels(0);
      built.grand.say((ladder[at] ?? last).word);
      built.grand.fade(1);
    });
  };
  playback.caption({
    ...{ grand: { times: timesAt(0n, playback.still), text }, amount: playback.still ? payout : 0n },
    ...{ note: undefined, tag: undefined },
  });
  if (!playback.still) {
    picture.grand.pour(ladder[0].coins);
    await patience.run(countUpMs(multiplierE4), (progress) => {
      attend();
      const passedE4 = amountBetween(0n, multiplierE4, progress);
      playback.caption({
        grand: { times: timesAt(passedE4, progress === 1), text },
        amount: amountBetween(0n, payout, progress),
      });
      const step = ladder.findLastIndex(({ fromE4 }) => passedE4 >= fromE4);
      const now = performance.now();
      if (step > at) {
        const { word, coins } = ladder[step] ?? last;
        playback.picture().grand.say(word);
        playback.picture().grand.pour(coins);
        playback.play(word === 'big' ? 'bigWin' : 'hugeWin');
        at = step;
      } else if (progress < 1 && now - clinked > clinkMs) {
        clinked = now;
        playback.play('coin', 1 + (progress % 0.2));
      }
    });
  }
  await patience.run(playback.still ? stillHoldMs : holdMs, attend);
  if (!patience.live()) return;
  playback.caption({ grand: undefined });
  await fade(1, 0);
  if (patience.live()) playback.picture().grand.close();
};

/** A whole round. `freeSpins`: the number of spins that won it. */
export const playGrandWin = async (
  playback: GrandPlayback,
  patience: Patience,
  { multiplierE4, payout }: ShownRound,
  { freeSpins, tiers }: { readonly freeSpins: number; readonly tiers: Tiers },
): Promise<void> => {
  // The winning lines are shown first.
  if (freeSpins === 0 && !playback.still) await patience.wait(lightMs);
  await countGrandly(playback, patience, {
    ...{ multiplierE4, payout, text: playback.game.texts.ofStake(freeSpins) },
    ladder: ladderOf(freeSpins, multiplierE4, tiers),
  });
};
