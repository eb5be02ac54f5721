/** The part of the picture that cascades have instead of reels. */
import { Container, Graphics } from 'pixi.js';
import { createWinLights, type WinLights } from '../effects/win-lights.ts';
import type { Layout } from '../layout.ts';
import type { SlotArt } from '../slot-game.ts';
import type { Textures } from '../textures.ts';
import { createBands } from './bands.ts';
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
  const { window: w } = layout;
  const container = new Container();
  const behind = new Container();
  behind.addChild(new Graphics().rect(w.x, w.y, w.width, w.height).fill(art.colours.window));
  const bands = createBands(layout, textures, (rows) => art.band(layout.cell.width, w.height, density, rows));
  behind.addChild(bands.container);
  const board = createBoard(layout, textures, bands.show);
  const light =
    art.lit === undefined
      ? createClusterLight(layout, textures, board)
      : createCellLight(layout, textures, art.lit, density);
  const shards = createShards(textures, art.folds ? fewScraps : undefined);
  const orbs = createOrbFlight(layout, textures, { colours: art.shards ?? {}, leave: board.take });
  const flying = new Container();
  flying.addChild(shards.container, orbs.container);
  const lights: WinLights = createWinLights(layout, textures, { reels: board.columns, place: board.placeOf });
  container.addChild(behind, light.under, lights.container, board.container, light.over);
  const cells: CascadeCells = {
    ...{ show: board.show, leave: board.leave, drop: board.drop, light, orbs },
    shatter: ([column, row], symbol, flyMs) => {
      if (art.folds) board.fold(column, row, performance.now(), flyMs * folding);
      else board.take(column, row);
      const { x, y, symbol: size } = board.placeOf([column, row]);
      shards.burst([x, y], size, art.shards?.[symbol] ?? 0xff_ff_ff, flyMs);
    },
    rest: () => {
      light.clear();
      shards.clear();
      orbs.clear();
    },
  };
  const tick = (now: number) => {
    bands.tick(now);
    board.tick(now);
    shards.tick(now);
  };
  return { container, shards: flying, lights, cells, tick };
};
