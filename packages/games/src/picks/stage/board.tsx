/** A board of tiles, each of which hides something until it is opened. */
import type { CSSProperties, ReactNode } from 'react';

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
}

export const Board = ({ tiles, columns, disabled, labelOf, onOpen, art }: Props) => (
  <div
    className="picks-board"
    style={{ '--columns': columns, '--rows': Math.ceil(tiles.length / columns) } as CSSProperties}
  >
    {tiles.map((tile, index) => (
      <button
        key={index}
        type="button"
        className="picks-tile"
        data-state={tile.state}
        data-own={tile.own}
        disabled={disabled || tile.state !== 'closed'}
        aria-label={labelOf(index, tile)}
        onClick={() => {
          onOpen(index);
        }}
      >
        {tile.state === 'closed' ? null : art[tile.state]}
      </button>
    ))}
  </div>
);
