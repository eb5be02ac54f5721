/** Lights each winning cell by itself, like a lantern, where wins need not touch: one after the other in reading order, the dark over all others. */
import { Container, Graphics, Sprite } from 'pixi.js';
import { cellAt, type Layout } from '../layout.ts';
import type { SlotArt } from '../slot-game.ts';
import type { Textures } from '../textures.ts';
import { cellKey } from './cell-key.ts';
import type { ClusterLight } from './cluster-light.ts';

/** How many cells are on their way from dark to lit at once. */
const together = 4;

export const createCellLight = (
  layout: Layout,
  textures: Textures,
  { dark, opacity, cell: paint }: NonNullable<SlotArt['lit']>,
  density: number,
): ClusterLight => {
  const [under, over] = [new Container(), new Container()];
  const [ground, lights, shade] = [new Graphics(), new Container(), new Graphics()];
  under.addChild(ground, lights);
  over.addChild(shade);
  const { cell, reels, rows } = layout;
  const [width, height] = [cell.width + cell.gap, cell.height];
  const clear = () => {
    ground.clear();
    shade.clear();
    for (const sprite of lights.removeChildren()) sprite.destroy();
  };
  return {
    under,
    over,
    clear,
    draw: (wins, progress) => {
      clear();
      const texture = textures.paint('lit cell', () => paint(width, height, density));
      const lit = new Set(wins.flat().map(([column, row]) => cellKey(column, row)));
      let place = 0;
      for (let row = 0; row < rows; row += 1)
        for (let column = 0; column < reels; column += 1) {
          const [x, y] = cellAt(layout, column, row);
          // On whole pixels: between two of them there would be a line of light.
          const [left, top] = [Math.floor(x - width / 2), Math.floor(y - height / 2)];
          if (!lit.has(cellKey(column, row))) {
            shade.rect(left, top, width, height);
            continue;
          }
          ground.rect(left, top, width, height);
          const sprite = new Sprite(texture);
          sprite.anchor.set(0.5);
          sprite.position.set(left + width / 2, top + height / 2);
          [sprite.width, sprite.height] = [width, height];
          sprite.alpha = Math.min(1, Math.max(0, (progress * (lit.size + together) - place) / together));
          lights.addChild(sprite);
          place += 1;
        }
      ground.fill(dark);
      shade.fill(dark);
      ground.alpha = shade.alpha = opacity * progress;
    },
  };
};
