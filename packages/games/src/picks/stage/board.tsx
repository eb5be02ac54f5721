/** A board of tiles, each of which hides something until it is opened. */
import type { CSSProperties, KeyboardEvent, ReactNode } from 'react';

export type TileState = 'closed' | 'found' | 'blank';

export interface Tile {
  readonly state: TileState;
  /** Opened by the player, and not at the end by the house. */
  readonly own: boolean;
}

interface Props {
  tiles: readonly Tile[];
  columns: number;
  disabled: boolean;
  /** `Tile 3, closed`. */
  labelOf: (index: number, tile: Tile) => string;
  onOpen: (index: number) => void;
  /** Content of a tile. */
  art: Readonly<Record<'found' | 'blank', ReactNode>>;
  /** Face of a closed tile. */
  closed?: ReactNode;
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

export const Board = ({ tiles, columns, disabled, labelOf, onOpen, art, closed }: Props) => (
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
        disabled={disabled || tile.state !== 'closed'}
        aria-label={labelOf(index, tile)}
        onClick={() => {
          onOpen(index);
        }}
      >
        {tile.state === 'closed' ? closed : art[tile.state]}
      </button>
    ))}
  </div>
);
