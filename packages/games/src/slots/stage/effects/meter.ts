/** What free spins have collected: notes towards the next level, in the place of the sign over the reels. */
import { Container, Sprite, type Texture } from 'pixi.js';
import { lerp } from '../../art/colours.ts';
import type { Collected, ShownLevel } from '../kinds/kind.ts';
import { cellAt, type Layout } from '../layout.ts';
import { meterPlace, notchesOf, stepOf } from './meter-places.ts';
import type { SlotArt } from '../slot-game.ts';
import type { Textures } from '../textures.ts';

export interface Meter {
  readonly container: Container;
  /** Nothing of it without one. */
  readonly show: (collected: Pick<Collected, 'notes' | 'level'> | undefined) => void;
  /** Notes on their way from their cells, 0 … 1; they are lit in the meter as they come. */
  readonly collect: (collected: Collected, progress: number) => void;
}

interface Parts {
  readonly lit: Texture;
  readonly unlit: Texture;
}

const placed = (texture: Texture, { x, y, size }: { x: number; y: number; size: number }): Sprite => {
  const sprite = new Sprite(texture);
  sprite.anchor.set(0.5);
  sprite.position.set(x, y);
  sprite.scale.set(size / texture.height);
  return sprite;
};

/** So far a note rises above the straight way to its notch. */
const arc = 0.22;

export const createMeter = async (
  layout: Layout,
  textures: Textures,
  { drawn, plate, levels }: { drawn: SlotArt['meter']; plate: SlotArt['plate']; levels: readonly ShownLevel[] },
): Promise<Meter> => {
  const container = new Container();
  if (drawn === undefined) return { container, show: () => undefined, collect: () => undefined };
  container.visible = false;
  const place = meterPlace(layout);
  const { width, height } = place;
  const panel = new Sprite(await textures.of(plate(place, false, false), width, height));
  panel.position.set(place.x, place.y);
  [panel.width, panel.height] = [width, height];
  const size = Math.ceil(height);
  const parts: Parts = {
    lit: await textures.of(drawn.note(true), size, size),
    unlit: await textures.of(drawn.note(false), size, size),
  };
  const badges = await Promise.all(
    levels.map(async ({ multiplier }) => {
      const of = (lit: boolean) => drawn.level({ width: height * 1.5, height }, multiplier, lit);
      const [lit, dark] = [of(true), of(false)];
      return {
        lit: await textures.of(lit, height * 1.5, height),
        dark: await textures.of(dark, height * 1.5, height),
      };
    }),
  );
  const [inside, flying] = [new Container(), new Container()];
  container.addChild(panel, inside, flying);
  const clear = (from: Container) => {
    for (const sprite of from.removeChildren()) sprite.destroy();
  };
  const show: Meter['show'] = (collected) => {
    clear(inside);
    clear(flying);
    container.visible = collected !== undefined;
    if (collected === undefined) return;
    const { from, takes } = stepOf(levels, collected.level);
    const middle = place.y + height / 2;
    const badge = (at: number, x: number, isLit: boolean) => {
      const made = badges[at];
      if (made !== undefined)
        inside.addChild(placed(isLit ? made.lit : made.dark, { x, y: middle, size: height * 0.9 }));
    };
    // On the last level there is nothing more to come: its multiplier stands in the middle.
    badge(collected.level, takes === 0 ? place.x + width / 2 : place.x + height * 0.86, true);
    badge(collected.level + 1, place.x + width - height * 0.86, false);
    for (const [at, notch] of notchesOf(place, takes).entries())
      inside.addChild(placed(at < collected.notes - from ? parts.lit : parts.unlit, notch));
  };
  return {
    container,
    show,
    collect: ({ cells, before, levelBefore }, progress) => {
      show({ notes: before, level: levelBefore });
      const { from, takes } = stepOf(levels, levelBefore);
      const notches = notchesOf(place, takes);
      for (const [at, [reel, row]] of cells.entries()) {
        const to = notches[Math.min(before - from + at, takes - 1)] ?? { x: place.x + width / 2, y: place.y, size };
        const [x, y] = cellAt(layout, reel, row);
        const t = Math.min(1, Math.max(0, progress * 1.4 - (0.4 * at) / Math.max(1, cells.length)));
        const eased = t * t * (3 - 2 * t);
        flying.addChild(
          placed(parts.lit, {
            x: lerp(x, to.x, eased),
            y: lerp(y, to.y, eased) - Math.sin(eased * Math.PI) * layout.window.height * arc,
            size: lerp(layout.symbol * 0.8, to.size, eased),
          }),
        );
      }
    },
  };
};
