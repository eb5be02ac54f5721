/** Notes fly from their cells into the meter; a level that they reach is told in carved words. */
import { carvedTexts } from '../texts.ts';
import type { ShownSpin } from '../kinds/kind.ts';
import type { Patience } from '../patience.ts';
import type { Playback } from './lit-wins.ts';

export const collectNotes = async (playback: Playback, patience: Patience, { collected }: ShownSpin): Promise<void> => {
  if (collected === undefined) return;
  const { timings } = playback.game;
  const meter = () => playback.picture().meter;
  if (collected.cells.length > 0 && !playback.still) {
    playback.play('coin');
    await patience.run(playback.quick() ? timings.quickCollect : timings.collect, (progress) => {
      meter().collect(collected, progress);
    });
  }
  if (patience.live()) meter().show(collected);
};

interface LevelWords {
  readonly words: readonly [string, string, string];
  readonly said: string | undefined;
}

/** Of a spin whose notes reach a level. */
export const levelReached = (
  { game: { kind, texts } }: Pick<Playback, 'game'>,
  { collected, opened }: ShownSpin,
): LevelWords | undefined => {
  if (collected === undefined || collected.level === collected.levelBefore) return undefined;
  const multiplier = kind.levels?.[collected.level]?.multiplier ?? 1;
  return {
    words: [`×${multiplier}`, carvedTexts.level, carvedTexts.moreSpins(opened)],
    said: texts.announce.level?.(multiplier, opened),
  };
};
