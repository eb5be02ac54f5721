/** Wilds that stay in their cells over free spins: they freeze where they have landed, and the reels turn behind them. */
import { Container, Sprite } from 'pixi.js';
import { lerp } from '../../art/colours.ts';
import { cellAt, type Layout } from '../layout.ts';
import type { SlotArt } from '../slot-game.ts';
import type { Textures } from '../textures.ts';
import type { Cell } from './win-lights.ts';

export interface HeldWilds {
  readonly container: Container;
  /** One for each cell, reel after reel from the top. */
  readonly sprites: readonly Sprite[];
  /** These, and no others; those of `landing` as far as `progress`, 0 … 1. */
  readonly show: (
    cells: readonly Cell[],
    landing?: { readonly cells: readonly Cell[]; readonly progress: number },
  ) => void;
}

/** Of its cell. */
const share = 0.94;
/** The frost closes in on a wild from so much around it. */
const [from, flashUntil] = [1.5, 0.6];

export const createHeldWilds = async (
  layout: Layout,
  textures: Textures,
  drawn: SlotArt['held'],
): Promise<HeldWilds> => {
  const container = new Container();
  const { cell, reels, rows } = layout;
  if (drawn === undefined) return { container, sprites: [], show: () => undefined };
  // The light of a win is seen around it.
  const size = { width: cell.width * share, height: cell.height * share };
  const texture = await textures.of(drawn(size), size.width, size.height);
  const [flashes, pictures] = [new Container(), new Container()];
  container.addChild(pictures, flashes);
  const all = Array.from({ length: reels * rows }, (_, place) => {
    const [x, y] = cellAt(layout, Math.floor(place / rows), place % rows);
    const [picture, flash] = [new Sprite(texture), new Sprite(textures.dot)];
    for (const sprite of [picture, flash]) {
      sprite.anchor.set(0.5);
      sprite.position.set(x, y);
      sprite.visible = false;
    }
    flash.tint = 0x9a_f0_ff;
    pictures.addChild(picture);
    flashes.addChild(flash);
    return { picture, flash };
  });
  const placeOf = ([reel, row]: Cell): number => reel * rows + row;
  return {
    container,
    sprites: all.map(({ picture }) => picture),
    show: (cells, landing = { cells: [], progress: 1 }) => {
      const [standing, coming] = [new Set(cells.map(placeOf)), new Set(landing.cells.map(placeOf))];
      for (const [place, { picture, flash }] of all.entries()) {
        const comes = coming.has(place);
        const t = comes ? landing.progress : 1;
        picture.visible = comes || standing.has(place);
        // Lit and dimmed by the lights of wins once it stands.
        if (comes) picture.alpha = Math.min(1, t * 2);
        const scale = lerp(from, 1, 1 - (1 - t) ** 3);
        [picture.width, picture.height] = [size.width * scale, size.height * scale];
        flash.visible = comes && t < 1;
        flash.alpha = Math.max(0, 1 - Math.abs(t - flashUntil) / flashUntil);
        flash.width = flash.height = size.height * lerp(0.6, 2, t);
      }
    },
  };
};
