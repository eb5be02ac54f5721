/** The part of the picture that cascades have instead of reels. */
import { Container, Graphics, Sprite } from 'pixi.js';
import { createWinLights, type WinLights } from '../effects/win-lights.ts';
import { cellAt, type Layout } from '../layout.ts';
import type { SlotArt } from '../slot-game.ts';
import type { Textures } from '../textures.ts';
import { createBoard, type Board } from './board.ts';
import { createOrbFlight, type OrbFlight } from '../orbs/orb-flight.ts';
import { createCellLight } from './cell-light.ts';
import { createClusterLight, type ClusterLight } from './cluster-light.ts';
import { createShards } from './shards.ts';

export interface CascadeCells extends Pick<Board, 'show' | 'leave' | 'drop'> {
  readonly light: Pick<ClusterLight, 'draw' | 'clear'>;
  /** A cell breaks, in the colour of its symbol. */
  readonly shatter: (cell: readonly [number, number], symbol: string, flyMs: number) => void;
  readonly orbs: Pick<OrbFlight, 'draw' | 'clear'>;
  readonly rest: () => void;
}

/** Of paper that folds away, and how long that takes in parts of a splinter's flight. */
const [fewScraps, folding] = [3, 0.75];

export const createCascadeCells = (layout: Layout, textures: Textures, art: SlotArt, density: number) => {
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
  const light =
    art.lit === undefined ? createClusterLight(layout, textures) : createCellLight(layout, textures, art.lit, density);
  const shards = createShards(textures, art.folds ? fewScraps : undefined);
  const orbs = createOrbFlight(layout, textures, { colours: art.shards ?? {}, leave: board.take });
  const flying = new Container();
  flying.addChild(shards.container, orbs.container);
  const lights: WinLights = createWinLights(layout, textures, { reels: board.columns });
  container.addChild(behind, light.under, lights.container, board.container, light.over);
  const cells: CascadeCells = {
    ...{ show: board.show, leave: board.leave, drop: board.drop, light, orbs },
    shatter: ([column, row], symbol, flyMs) => {
      if (art.folds) board.fold(column, row, performance.now(), flyMs * folding);
      else board.take(column, row);
      shards.burst(cellAt(layout, column, row), layout.symbol, art.shards?.[symbol] ?? 0xff_ff_ff, flyMs);
    },
    rest: () => {
      light.clear();
      shards.clear();
      orbs.clear();
    },
  };
  const tick = (now: number) => {
    board.tick(now);
    shards.tick(now);
  };
  return { container, shards: flying, lights, cells, tick };
};
