/** A board of tiles, each of which hides something until it is opened. */
import type { CSSProperties, KeyboardEvent, ReactNode } from 'react';

export type TileState = 'closed' | 'found' | 'blank';

/** `S`: what else a tile can be, in a game where tiles are not only opened. */
export interface Tile<S extends string = TileState> {
  readonly state: S;
  /** Opened by the player, and not at the end by the house. */
  readonly own: boolean;
}

interface Props<S extends string> {
  tiles: readonly Tile<S>[];
  columns: number;
  /** Whether a press on this tile does anything now. */
  mayPress: (index: number, tile: Tile<S>) => boolean;
  /** `Tile 3, closed`. */
  labelOf: (index: number, tile: Tile<S>) => string;
  /** Of tiles that are chosen and given back by a press. */
  pressedOf?: (tile: Tile<S>) => boolean;
  onPress: (index: number) => void;
  /** Content of a tile. */
  faceOf: (index: number, tile: Tile<S>) => ReactNode;
}

/** From tile to tile with the arrow keys, as far as the board goes. */
const moveFocus = (event: KeyboardEvent<HTMLDivElement>, columns: number): void => {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
  };
  const step = steps[event.key];
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const from = buttons.findIndex((button) => button === document.activeElement);
  if (step === undefined || from < 0) return;
  event.preventDefault();
  for (let to = from + step; to >= 0 && to < buttons.length; to += step) {
    const next = buttons[to];
    if (next?.disabled === false) {
      next.focus();
      return;
    }
  }
};

/** How far a tile is from the middle, in tiles: what the house opens at the end opens from there. */
const farOf = (index: number, columns: number, rows: number): number =>
  Math.max(Math.abs((index % columns) - (columns - 1) / 2), Math.abs(Math.floor(index / columns) - (rows - 1) / 2));

export const Board = <S extends string>({
  tiles,
  columns,
  mayPress,
  labelOf,
  pressedOf,
  onPress,
  faceOf,
}: Props<S>) => (
  <div
    className="picks-board"
    role="group"
    onKeyDown={(event) => {
      moveFocus(event, columns);
    }}
    style={{ '--columns': columns, '--rows': Math.ceil(tiles.length / columns) } as CSSProperties}
  >
    {tiles.map((tile, index) => (
      <button
        key={index}
        type="button"
        className="picks-tile"
        data-state={tile.state}
        data-own={tile.own}
        style={{ '--far': farOf(index, columns, Math.ceil(tiles.length / columns)) } as CSSProperties}
        disabled={!mayPress(index, tile)}
        aria-label={labelOf(index, tile)}
        aria-pressed={pressedOf?.(tile)}
        onClick={() => {
          onPress(index);
        }}
      >
        {faceOf(index, tile)}
      </button>
    ))}
  </div>
);
