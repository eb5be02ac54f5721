/** The words that open free spins, or add to them, in the middle of the stage. */
import { createPatience, type Patience } from '../patience.ts';
import type { Playback } from './lit-wins.ts';

const closeInterlude = (playback: Playback): void => {
  const picture = playback.picture();
  picture.interlude.close();
  picture.showReels(1);
  picture.cheer(0);
  picture.lights.clear();
  playback.caption({ waiting: false });
};

/** A press skips the whole animation at any time. */
export const showWords = async (
  playback: Playback,
  patience: Patience,
  words: readonly [string, string, string],
  ms: number,
): Promise<void> => {
  const own = createPatience();
  let picture = playback.picture();
  const shown = picture.interlude.open(words, own, playback.still);
  await patience.run(ms, () => {
    if (playback.picture() === picture) return;
    // After a rotation or resize the picture is a new one: it is set up like the one before.
    picture = playback.picture();
    picture.showReels(0);
    void picture.interlude.open(words, patience, true);
  });
  own.leave();
  await shown;
  if (patience.live()) closeInterlude(playback);
};
