/** Winning cells and lines, under the symbols; everything else is dimmed. */
import { Container, Graphics, Sprite } from 'pixi.js';
import type { Reel } from '../reel.ts';
import { cellAt, placeOf, type CellPlace, type Layout } from '../layout.ts';
import type { Textures } from '../textures.ts';

export type Cell = readonly [reel: number, row: number];

/** Light from cell to cell. A line begins at the frame where it is on an outer reel; a strand only joins its cells, and is thinner. */
export interface LightPath {
  readonly cells: readonly Cell[];
  readonly strand: boolean;
}

export interface WinLights {
  readonly container: Container;
  /** Only these cells are lit; all others are dimmed. */
  readonly light: (cells: readonly Cell[]) => void;
  /** Of each path as far as `progress`. */
  readonly draw: (paths: readonly LightPath[], progress: number) => void;
  /** A soft light behind single cells, nothing dimmed. */
  readonly mark: (cells: readonly Cell[]) => void;
  readonly clear: () => void;
  /** Animates the lit symbols. */
  readonly tick: (now: number) => void;
}

const dimmed = 0.34;
const breathMs = 1_300;
const strokes = [
  [16, 0xff_7a_1f, 0.22],
  [10, 0xff_b5_2e, 0.4],
  [5, 0xff_e0_8a, 1],
  [2, 0xff_ff_ff, 1],
] as const;

/** A strand is so much thinner than a line. */
const strandWeight = 0.5;

/** From the frame's edge to the last winning symbol: from the left, or from the right. */
const pointsOf = (layout: Layout, { cells, strand }: LightPath): (readonly [number, number])[] => {
  const points = cells.map(([reel, row]) => cellAt(layout, reel, row));
  if (strand) return points;
  const { x, width } = layout.window;
  const edgeOf = (cell: Cell | undefined, y = 0): (readonly [number, number])[] =>
    cell?.[0] === 0 ? [[x - 2, y]] : cell?.[0] === layout.reels - 1 ? [[x + width + 2, y]] : [];
  return [...edgeOf(cells[0], points[0]?.[1]), ...points, ...edgeOf(cells.at(-1), points.at(-1)?.[1])];
};

/** The first part of a path, by the horizontal way it has come. */
const partOf = (path: readonly (readonly [number, number])[], progress: number) => {
  const [from, to] = [path[0]?.[0] ?? 0, path.at(-1)?.[0] ?? 0];
  const until = from + (to - from) * progress;
  const isPast = (x: number): boolean => (to < from ? x < until : x > until);
  const part: (readonly [number, number])[] = [];
  for (const [index, point] of path.entries()) {
    if (!isPast(point[0])) part.push(point);
    else {
      const before = path[index - 1];
      if (before === undefined) break;
      const t = (until - before[0]) / (point[0] - before[0]);
      part.push([until, before[1] + (point[1] - before[1]) * t]);
      break;
    }
  }
  return part;
};

/** What stands over the cells of the reels, and is lit and dimmed with them. */
type Over = readonly Sprite[];

export const createWinLights = (
  layout: Layout,
  textures: Textures,
  {
    reels,
    over = [],
    hope = 0xff_9a_c8,
    place = (cell) => placeOf(layout, cell),
  }: {
    readonly reels: readonly Pick<Reel, 'cells' | 'symbolSize'>[];
    readonly over?: Over;
    readonly hope?: number | undefined;
    /** Of cells whose reels change their height. */
    readonly place?: (cell: Cell) => CellPlace;
  },
): WinLights => {
  const container = new Container();
  const weight = Math.min(1.25, Math.max(0.5, layout.cell.width / (layout.upright ? 96 : 134)));
  const [halos, lines] = [new Container(), new Graphics()];
  container.addChild(halos, lines);
  const addHalo = (cell: Cell, soft: boolean) => {
    const sprite = new Sprite(soft ? textures.dot : textures.halo);
    const { x, y, height } = place(cell);
    sprite.anchor.set(0.5);
    sprite.position.set(x, y);
    sprite.width = soft ? layout.cell.width * 1.35 : ((layout.cell.width - 6) * 180) / 132;
    sprite.height = soft ? layout.cell.width * 1.35 : ((height - 6) * 180) / 132;
    if (soft) sprite.tint = hope;
    halos.addChild(sprite);
  };
  const dropHalos = () => {
    for (const sprite of halos.removeChildren()) sprite.destroy();
  };
  let [lit, litAt]: [{ readonly sprite: Sprite; readonly size: number }[], number] = [[], 0];
  const reset = (alpha: number) => {
    lit = [];
    for (const sprite of over) sprite.alpha = alpha;
    for (const reel of reels)
      for (const cell of reel.cells()) {
        cell.alpha = alpha;
        cell.width = cell.height = reel.symbolSize;
      }
  };
  return {
    container,
    light: (cells) => {
      dropHalos();
      reset(dimmed);
      const seen = new Set<number>();
      for (const cell of cells) {
        const [reel, row] = cell;
        if (seen.has(reel * layout.rows + row)) continue;
        seen.add(reel * layout.rows + row);
        addHalo(cell, false);
        const above = over[reel * layout.rows + row];
        if (above !== undefined) above.alpha = 1;
        const sprite = reels[reel]?.cells()[row];
        if (sprite === undefined) continue;
        sprite.alpha = 1;
        const { symbol } = place(cell);
        sprite.width = sprite.height = symbol * 1.06;
        lit.push({ sprite, size: symbol });
      }
      litAt = performance.now();
    },
    draw: (paths, progress) => {
      lines.clear();
      for (const path of paths) {
        const [first, ...rest] = partOf(pointsOf(layout, path), progress);
        if (first === undefined) continue;
        const thick = weight * (path.strand ? strandWeight : 1);
        for (const [width, color, alpha] of strokes) {
          lines.moveTo(...first);
          for (const point of rest) lines.lineTo(...point);
          lines.stroke({ width: width * thick, color, alpha, join: 'round', cap: 'round' });
        }
      }
    },
    mark: (cells) => {
      for (const cell of cells) addHalo(cell, true);
    },
    clear: () => {
      dropHalos();
      lines.clear();
      reset(1);
    },
    tick: (now) => {
      const breath = 1.045 + 0.035 * Math.cos(((now - litAt) / breathMs) * 2 * Math.PI);
      for (const { sprite, size } of lit) sprite.width = sprite.height = size * breath;
    },
  };
};
