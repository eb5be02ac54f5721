/** What the cells of each column stand on. Where columns change their height, the new ground comes in over the old one. */
import { Container, Sprite } from 'pixi.js';
import type { Layout } from '../layout.ts';
import type { Textures } from '../textures.ts';

interface Bands {
  readonly container: Container;
  readonly show: (column: number, rows: number) => void;
  readonly tick: (now: number) => void;
}

const changeMs = 220;

/** `paint`: a column of so many rows. */
export const createBands = (layout: Layout, textures: Textures, paint: (rows: number) => HTMLCanvasElement): Bands => {
  const { window: w, cell } = layout;
  const container = new Container();
  const make = (column: number, rows: number): Sprite => {
    const sprite = new Sprite(rows === layout.rows ? textures.band : textures.paint(`band ${rows}`, () => paint(rows)));
    sprite.position.set(w.x + column * (cell.width + cell.gap), w.y);
    [sprite.width, sprite.height] = [cell.width, w.height];
    container.addChild(sprite);
    return sprite;
  };
  const standing = Array.from({ length: layout.reels }, (_, column) => make(column, layout.rows));
  let coming: { readonly sprite: Sprite; readonly old: Sprite; readonly at: number }[] = [];
  return {
    container,
    show: (column, rows) => {
      const old = standing[column];
      if (old === undefined) return;
      const sprite = make(column, rows);
      sprite.alpha = 0;
      standing[column] = sprite;
      coming.push({ sprite, old, at: performance.now() });
    },
    tick: (now) => {
      if (coming.length === 0) return;
      coming = coming.filter(({ sprite, old, at }) => {
        const t = Math.min(1, (now - at) / changeMs);
        sprite.alpha = t;
        if (t === 1) old.destroy();
        return t < 1;
      });
    },
  };
};
