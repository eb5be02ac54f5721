/** Cells that fall instead of reels that turn: columns of any height, filled from above. */
import { Container, Graphics, Sprite } from 'pixi.js';
import { placeOf, type CellPlace, type Layout } from '../layout.ts';
import type { Reel } from '../reel.ts';
import type { Textures } from '../textures.ts';
import { cellKey } from './cell-key.ts';
import type { CascadeTimings } from './timings.ts';

/** Symbols of each column, from the top. */
type ShownColumns = readonly (readonly string[])[];

export interface Board {
  readonly container: Container;
  readonly columns: readonly Pick<Reel, 'cells' | 'symbolSize'>[];
  /** Without motion. */
  readonly show: (columns: ShownColumns) => void;
  /** All that stands there falls out below. */
  readonly leave: (at: number, timings: CascadeTimings) => void;
  /** Cells drop into their places; returns how long that takes. `gone`: column and row of what broke before. */
  readonly drop: (
    columns: ShownColumns,
    gone: ReadonlySet<string> | undefined,
    at: number,
    timings: CascadeTimings,
  ) => number;
  /** A cell that folds away. */
  readonly fold: (column: number, row: number, at: number, ms: number) => void;
  /** Where a cell stands now: its column may show another number of them in each spin. */
  readonly placeOf: (cell: readonly [column: number, row: number]) => CellPlace;
  readonly rowsOf: (column: number) => number;
  /** A broken cell. */
  readonly take: (column: number, row: number) => void;
  readonly tick: (now: number) => void;
}

interface Fall {
  readonly from: number;
  readonly to: number;
  readonly at: number;
  readonly ms: number;
  readonly landMs: number;
}

interface Piece {
  readonly sprite: Sprite;
  fall: Fall | undefined;
  fold?: { readonly at: number; readonly ms: number };
}

/** Design height of a cell, which gravity is given for. */
const designed = 89;

/** Shut like a card along its upright crease, while it lifts a little. */
const foldAway = ({ sprite, fold }: Piece, size: number, now: number): void => {
  if (fold === undefined) return;
  const t = Math.min(1, Math.max(0, (now - fold.at) / fold.ms));
  [sprite.width, sprite.height] = [size * Math.cos((t * Math.PI) / 2), size * (1 + 0.1 * t)];
  sprite.rotation = 0.22 * t;
  sprite.visible = t < 1;
};

const place = (piece: Piece, size: number, now: number): boolean => {
  const { sprite, fall } = piece;
  foldAway(piece, size, now);
  if (fall === undefined) return false;
  const t = Math.max(0, (now - fall.at) / fall.ms);
  sprite.y = fall.from + (fall.to - fall.from) * Math.min(1, t * t);
  const landed = Math.max(0, (now - fall.at - fall.ms) / fall.landMs);
  const squash = landed > 0 && landed < 1 ? 0.07 * Math.sin(landed * Math.PI) : 0;
  [sprite.width, sprite.height] = [size * (1 + squash), size * (1 - squash)];
  sprite.y += squash * size * 0.5;
  if (landed >= 1) piece.fall = undefined;
  return true;
};

interface Column {
  readonly x: number;
  pieces: Piece[];
  leaving: Piece[];
  /** Number of cells, which may differ from spin to spin. */
  rows: number;
}

const fallTo = (piece: Piece, to: number, at: number, { gravity, landMs }: { gravity: number; landMs: number }) => {
  const from = piece.sprite.y;
  const ms = Math.max(1, 1_000 * Math.sqrt((2 * Math.max(0, to - from)) / gravity));
  piece.fall = { from, to, at, ms, landMs };
  return ms;
};

/** `onRows`: a column shows so many cells from now on. */
export const createBoard = (
  layout: Layout,
  textures: Textures,
  onRows: (column: number, rows: number) => void = () => undefined,
): Board => {
  const { window: w, cell, rows } = layout;
  const container = new Container();
  const mask = new Graphics().rect(w.x - cell.gap, w.y, w.width + 2 * cell.gap, w.height).fill(0xff_ff_ff);
  const moving = new Container();
  moving.mask = mask;
  container.addChild(mask, moving);
  const columns = Array.from({ length: layout.reels }, (_, index): Column => ({
    ...{ x: w.x + index * (cell.width + cell.gap) + cell.width / 2, pieces: [], leaving: [], rows },
  }));
  const sizeOf = (column: Column) => placeOf(layout, [0, 0], column.rows).symbol;
  const yOf = (column: Column, row: number) => placeOf(layout, [0, row], column.rows).y;
  const setRows = (index: number, column: Column, count: number) => {
    if (column.rows === count) return;
    column.rows = count;
    onRows(index, count);
  };
  const make = (column: Column, name: string, y: number): Piece => {
    const sprite = new Sprite(textures.symbol(name).sharp);
    sprite.anchor.set(0.5);
    sprite.position.set(column.x, y);
    sprite.width = sprite.height = sizeOf(column);
    moving.addChild(sprite);
    return { sprite, fall: undefined };
  };
  const clear = (pieces: readonly Piece[]) => {
    for (const { sprite } of pieces) sprite.destroy();
  };
  const pull = ({ gravity, land }: CascadeTimings) => ({ gravity: (gravity * cell.height) / designed, landMs: land });
  return {
    container,
    columns: columns.map((column) => ({
      cells: () => column.pieces.map(({ sprite }) => sprite),
      get symbolSize() {
        return sizeOf(column);
      },
    })),
    rowsOf: (index) => columns[index]?.rows ?? rows,
    placeOf: ([index, row]) => placeOf(layout, [index, row], columns[index]?.rows),
    show: (shown) => {
      for (const [index, column] of columns.entries()) {
        clear([...column.pieces, ...column.leaving]);
        column.leaving = [];
        const names = shown[index] ?? [];
        setRows(index, column, names.length);
        column.pieces = names.map((name, row) => make(column, name, yOf(column, row)));
      }
    },
    leave: (at, timings) => {
      for (const [index, column] of columns.entries()) {
        clear(column.leaving);
        column.leaving = column.pieces;
        column.pieces = [];
        for (const [row, piece] of column.leaving.entries()) {
          const start = at + index * timings.column + (column.rows - 1 - row) * timings.row;
          fallTo(piece, piece.sprite.y + w.height + cell.height, start, pull(timings));
        }
      }
    },
    drop: (shown, gone, at, timings) => {
      let longest = 0;
      for (const [index, column] of columns.entries()) {
        const names = shown[index] ?? [];
        if (gone === undefined) {
          clear(column.leaving);
          column.leaving = [];
          setRows(index, column, names.length);
          clear(column.pieces);
          column.pieces = [];
        }
        const kept = column.pieces.filter((_, row) => gone?.has(cellKey(index, row)) !== true);
        clear(column.pieces.filter((piece) => !kept.includes(piece)));
        const fresh = names.length - kept.length;
        const above = names
          .slice(0, fresh)
          .map((name, row) => make(column, name, yOf(column, row - fresh) - cell.height * 0.3));
        column.pieces = [...above, ...kept];
        for (const [row, piece] of column.pieces.entries()) {
          const to = yOf(column, row);
          if (piece.sprite.y === to) continue;
          const wait = index * timings.column + (column.rows - 1 - row) * timings.row;
          longest = Math.max(longest, wait + fallTo(piece, to, at + wait, pull(timings)));
        }
      }
      return longest + timings.land;
    },
    fold: (index, row, at, ms) => {
      const piece = columns[index]?.pieces[row];
      if (piece !== undefined) piece.fold = { at, ms };
    },
    take: (index, row) => {
      const piece = columns[index]?.pieces[row];
      if (piece !== undefined) piece.sprite.visible = false;
    },
    tick: (now) => {
      for (const column of columns)
        for (const piece of [...column.pieces, ...column.leaving]) place(piece, sizeOf(column), now);
    },
  };
};
