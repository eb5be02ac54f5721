/** A wild that covers its whole reel: it grows from where it landed, and stays until the reels start again. */
import { Container, Graphics, Sprite } from 'pixi.js';
import type { Layout } from '../layout.ts';
import type { SlotArt } from '../slot-game.ts';
import type { Textures } from '../textures.ts';

/** A reel, and the row on which its wild landed. */
export interface Covered {
  readonly reel: number;
  readonly row: number;
}

export interface Covers {
  readonly container: Container;
  /** As far as `progress`, 0 … 1. */
  readonly draw: (covered: readonly Covered[], progress: number) => void;
  readonly clear: () => void;
}

export const createCovers = async (layout: Layout, textures: Textures, drawn: SlotArt['cover']): Promise<Covers> => {
  const container = new Container();
  const { window: w, cell, reels } = layout;
  if (drawn === undefined) return { container, draw: () => undefined, clear: () => undefined };
  const texture = await textures.of(drawn({ width: cell.width, height: w.height }), cell.width, w.height);
  const all = Array.from({ length: reels }, (_, reel) => {
    const x = w.x + reel * (cell.width + cell.gap);
    const sprite = new Sprite(texture);
    sprite.position.set(x, w.y);
    [sprite.width, sprite.height] = [cell.width, w.height];
    const mask = new Graphics();
    sprite.mask = mask;
    sprite.visible = false;
    container.addChild(mask, sprite);
    return { x, sprite, mask };
  });
  return {
    container,
    draw: (covered, progress) => {
      for (const { reel, row } of covered) {
        const one = all[reel];
        if (one === undefined) continue;
        const [from, to] = [row * cell.height * (1 - progress), (row + 1) * cell.height];
        const until = to + (w.height - to) * progress;
        one.mask
          .clear()
          .rect(one.x, w.y + from, cell.width, until - from)
          .fill(0xff_ff_ff);
        one.sprite.visible = true;
      }
    },
    clear: () => {
      for (const { sprite } of all) sprite.visible = false;
    },
  };
};
