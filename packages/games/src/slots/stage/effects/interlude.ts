/** The stage dimmed, and three lines of carved gold over it. */
import { Container, Graphics, Sprite, type Texture } from 'pixi.js';
import type { Patience } from '../patience.ts';
import { interludePlaces } from './interlude-places.ts';
import type { Layout } from '../layout.ts';
import type { SlotArt } from '../slot-game.ts';
import type { Textures } from '../textures.ts';
import { carvedWord, ruby } from './carved-words.ts';

export interface Interlude {
  readonly container: Container;
  readonly open: (words: readonly [string, string, string], patience: Patience, still: boolean) => Promise<void>;
  readonly close: () => void;
}

const [dimMs, wordMs, betweenMs] = [250, 420, 90];

export const createInterlude = (art: SlotArt, layout: Layout, textures: Textures): Interlude => {
  const { width: w, height: h, upright } = layout;
  const unit = Math.min(h / 584, 1.6);
  const container = new Container();
  container.visible = false;
  const dim = new Graphics().rect(0, 0, w, h).fill(art.colours.interlude);
  dim.alpha = 0.26;
  const rays = new Container();
  const paintRays = () => {
    if (rays.children.length > 0) return;
    const sprite = new Sprite(textures.rays());
    [sprite.width, sprite.height] = [w, h];
    rays.addChild(sprite);
  };
  const glow = new Sprite(textures.dot);
  glow.anchor.set(0.5);
  glow.position.set(w / 2, h * 0.25);
  glow.width = glow.height = upright ? 420 : 560 * unit;
  glow.alpha = 0.75;
  const words = new Container();
  container.addChild(dim, rays, glow, words);
  const place = (
    texture: Texture,
    size: readonly [number, number],
    { x, y }: { readonly x: number; readonly y: number },
  ) => {
    const sprite = new Sprite(texture);
    sprite.anchor.set(0.5);
    [sprite.width, sprite.height] = size;
    sprite.position.set(x, y);
    words.addChild(sprite);
    return sprite;
  };
  const clear = () => {
    for (const sprite of words.removeChildren()) sprite.destroy();
  };
  const { flower, words: places } = interludePlaces(layout);
  return {
    container,
    open: async (lines, patience, still) => {
      clear();
      paintRays();
      const baked = await Promise.all(
        lines.map(async (text, index) => {
          const at = places[index] ?? places[0];
          const word = carvedWord(text, at, art.wordRim, index === 2 ? ruby : undefined);
          return { word, at, texture: await textures.of(word.svg, word.width, word.height) };
        }),
      );
      const flowerTexture = await textures.of(art.emblem(), flower.size, flower.size);
      if (!patience.live()) return;
      container.visible = true;
      container.alpha = still ? 1 : 0;
      place(flowerTexture, [flower.size, flower.size], flower);
      if (!still)
        await patience.run(dimMs, (progress) => {
          container.alpha = progress;
        });
      container.alpha = 1;
      for (const { word, at, texture } of baked) {
        if (!patience.live()) return;
        const sprite = place(texture, [word.width, word.height], at);
        const { x: sx, y: sy } = sprite.scale;
        if (still) continue;
        await patience.run(wordMs, (progress) => {
          if (sprite.destroyed) return;
          sprite.alpha = Math.min(1, progress * 2);
          sprite.scale.set(sx * (1.25 - 0.25 * progress), sy * (1.25 - 0.25 * progress));
        });
        await patience.wait(betweenMs);
      }
    },
    close: () => {
      container.visible = false;
      clear();
    },
  };
};
