/** What a stage plays on when its picture cannot be painted: nothing is drawn, and plate, words and sounds tell the round. */
import { Container } from 'pixi.js';
import type { Layout } from './layout.ts';
import type { Picture } from './picture.ts';

const nothing = (): void => undefined;
const soon = async (): Promise<void> => Promise.resolve();

/** `falls`: of a slot with cells instead of reels. */
export const noPicture = (layout: Layout, falls: boolean): Picture => {
  const container = new Container();
  return {
    ...{ layout, reels: [], sign: soon },
    lights: { container, light: nothing, draw: nothing, mark: nothing, clear: nothing, tick: nothing },
    covers: { container, draw: nothing, clear: nothing },
    held: { container, sprites: [], show: nothing },
    meter: { container, show: nothing, collect: nothing },
    cascade: falls
      ? {
          ...{ show: nothing, leave: nothing, drop: () => 0, shatter: nothing, rest: nothing },
          light: { draw: nothing, clear: nothing },
          orbs: { draw: nothing, clear: nothing },
        }
      : undefined,
    interlude: { container, open: soon, close: nothing },
    grand: { container, prepare: soon, fade: nothing, say: nothing, pour: nothing, close: nothing, tick: nothing },
    ...{ show: nothing, cheer: nothing, mood: nothing, lightPlate: nothing, watch: nothing, showReels: nothing },
    destroy: nothing,
  };
};
