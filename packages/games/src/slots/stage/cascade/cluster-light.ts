/** What lights wins up before they break: one outline round all cells of a win, a warm glow in each, and the dark over all others. */
import { Container, Graphics, Sprite } from 'pixi.js';
import type { Cell } from '../effects/win-lights.ts';
import type { Layout } from '../layout.ts';
import type { Textures } from '../textures.ts';
import type { Board } from './board.ts';
import { cellKey } from './cell-key.ts';
import { uncovered, type Span } from './spans.ts';

export interface ClusterLight {
  /** Below the symbols, and above them. */
  readonly under: Container;
  readonly over: Container;
  /** As far as `progress`, 0 … 1. */
  readonly draw: (wins: readonly (readonly Cell[])[], progress: number) => void;
  readonly clear: () => void;
}

const strokes = [
  [18, 0xff_78_0a, 0.16],
  [10, 0xff_96_1e, 0.34],
  [5, 0xff_c8_5a, 0.9],
  [2, 0xff_fb_e6, 1],
] as const;
type Edge = readonly [x1: number, y1: number, x2: number, y2: number];
type Places = Pick<Board, 'placeOf' | 'rowsOf'>;

const outlineWeight = ({ upright, cell }: Layout): number => (upright ? 0.62 : Math.min(1.3, cell.height / 89));

/** Every side of these cells, or part of one, that is no side of another one. Columns side by side may differ in height. */
const edgesOf = (layout: Layout, { placeOf }: Places, cells: readonly Cell[]): Edge[] => {
  const own = new Set(cells.map(([column, row]) => cellKey(column, row)));
  const half = (layout.cell.width + layout.cell.gap) / 2;
  // The frame lies over the outermost sides: the outline runs inside it.
  const inset = 4 * outlineWeight(layout);
  const { x: left, y: top, width, height } = layout.window;
  const across = (at: number) => Math.min(left + width - inset, Math.max(left + inset, at));
  const down = (at: number) => Math.min(top + height - inset, Math.max(top + inset, at));
  const spanOf = (cell: Cell): Span => {
    const place = placeOf(cell);
    return [place.y - place.height / 2, place.y + place.height / 2];
  };
  return cells.flatMap((cell) => {
    const [column, row] = cell;
    const { x } = placeOf(cell);
    const [from, to] = spanOf(cell);
    const level = ([-1, 1] as const)
      .filter((side) => !own.has(cellKey(column, row + side)))
      .map((side): Edge => {
        const y = down(side < 0 ? from : to);
        return [across(x - half), y, across(x + half), y];
      });
    const upright = ([-1, 1] as const).flatMap((side) => {
      const beside = cells.filter(([other]) => other === column + side).map(spanOf);
      const at = across(x + side * half);
      return uncovered([from, to], beside).map(([a, b]): Edge => [at, down(a), at, down(b)]);
    });
    return [...level, ...upright];
  });
};

export const createClusterLight = (layout: Layout, textures: Textures, places: Places): ClusterLight => {
  const [under, over] = [new Container(), new Container()];
  const [dark, outline, glows] = [new Graphics(), new Graphics(), new Container()];
  under.addChild(glows);
  // Symbols that do not win are darkened with their cells.
  over.addChild(dark, outline);
  const weight = outlineWeight(layout);
  const clear = () => {
    dark.clear();
    outline.clear();
    for (const sprite of glows.removeChildren()) sprite.destroy();
  };
  return {
    under,
    over,
    clear,
    draw: (wins, progress) => {
      clear();
      const { cell, reels } = layout;
      const lit = new Set(wins.flat().map(([column, row]) => cellKey(column, row)));
      for (let column = 0; column < reels; column += 1)
        for (let row = 0; row < places.rowsOf(column); row += 1) {
          const { x, y, height } = places.placeOf([column, row]);
          if (lit.has(cellKey(column, row))) {
            const sprite = new Sprite(textures.dot);
            sprite.anchor.set(0.5);
            sprite.position.set(x, y);
            [sprite.width, sprite.height] = [cell.width * 1.3, height * 1.3];
            sprite.alpha = progress;
            glows.addChild(sprite);
          } else dark.rect(x - (cell.width + cell.gap) / 2, y - height / 2, cell.width + cell.gap, height);
        }
      dark.fill(0x02_0c_0a);
      dark.alpha = 0.62 * progress;
      for (const cells of wins)
        for (const [width, color, alpha] of strokes) {
          for (const [x1, y1, x2, y2] of edgesOf(layout, places, cells)) outline.moveTo(x1, y1).lineTo(x2, y2);
          outline.stroke({ width: width * weight, color, alpha: alpha * progress, cap: 'round' });
        }
    },
  };
};
