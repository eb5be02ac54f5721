/** The part of the picture that cascades have instead of reels. */
import { Container, Graphics, Sprite } from 'pixi.js';
import { createWinLights, type WinLights } from '../effects/win-lights.ts';
import { cellAt, type Layout } from '../layout.ts';
import type { SlotArt } from '../slot-game.ts';
import type { Textures } from '../textures.ts';
import { createBoard, type Board } from './board.ts';
import { createClusterLight, type ClusterLight } from './cluster-light.ts';
import { createShards } from './shards.ts';

export interface CascadeCells extends Pick<Board, 'show' | 'leave' | 'drop'> {
  readonly light: Pick<ClusterLight, 'draw' | 'clear'>;
  /** A cell breaks, in the colour of its symbol. */
  readonly shatter: (cell: readonly [number, number], symbol: string, flyMs: number) => void;
  readonly rest: () => void;
}

export const createCascadeCells = (layout: Layout, textures: Textures, art: SlotArt) => {
  const { window: w, cell } = layout;
  const container = new Container();
  const behind = new Container();
  behind.addChild(new Graphics().rect(w.x, w.y, w.width, w.height).fill(art.colours.window));
  for (let column = 0; column < layout.reels; column += 1) {
    const band = new Sprite(textures.band);
    band.position.set(w.x + column * (cell.width + cell.gap), w.y);
    [band.width, band.height] = [cell.width, w.height];
    behind.addChild(band);
  }
  const board = createBoard(layout, textures);
  const light = createClusterLight(layout, textures);
  const shards = createShards(textures);
  const lights: WinLights = createWinLights(layout, textures, { reels: board.columns });
  container.addChild(behind, light.under, lights.container, board.container, light.over);
  const cells: CascadeCells = {
    ...{ show: board.show, leave: board.leave, drop: board.drop, light },
    shatter: ([column, row], symbol, flyMs) => {
      board.take(column, row);
      shards.burst(cellAt(layout, column, row), layout.symbol, art.shards?.[symbol] ?? 0xff_ff_ff, flyMs);
    },
    rest: () => {
      light.clear();
      shards.clear();
    },
  };
  const tick = (now: number) => {
    board.tick(now);
    shards.tick(now);
  };
  return { container, shards: shards.container, lights, cells, tick };
};
