/** A slot's picture that draws nothing: what is played back on it can be heard and read. */
import type { Picture } from '../src/slots/stage/picture.ts';
import type { SlotGame } from '../src/slots/stage/slot-game.ts';

const nothing = (): void => undefined;
const soon = async (): Promise<void> => Promise.resolve();
const reel = { start: nothing, stop: nothing, show: nothing, linger: nothing, turn: nothing };

export const blankPicture = ({ kind, hold }: Pick<SlotGame, 'kind' | 'hold'>): Picture =>
  ({
    reels: kind.strips(false).map(() => reel),
    lights: { clear: nothing, light: nothing, draw: nothing, mark: nothing },
    covers: { clear: nothing, draw: nothing },
    held: { show: nothing },
    meter: { show: nothing, collect: nothing },
    ...(hold === undefined
      ? {}
      : {
          hold: {
            ...{ mark: nothing, open: nothing, land: nothing, spin: nothing, stop: nothing },
            ...{ light: nothing, send: nothing, close: nothing },
          },
        }),
    ...(kind.cascade === undefined
      ? {}
      : {
          cascade: {
            ...{ show: nothing, leave: nothing, drop: () => 0, shatter: nothing, rest: nothing },
            light: { draw: nothing, clear: nothing },
            orbs: { draw: nothing },
          },
        }),
    interlude: { open: soon, close: nothing },
    grand: { prepare: soon, fade: nothing, say: nothing, pour: nothing, close: nothing },
    ...{ show: nothing, cheer: nothing, mood: nothing, sign: soon, lightPlate: nothing, watch: nothing },
    showReels: nothing,
  }) as unknown as Picture;
