/** Durations of a cascade in milliseconds. */
export interface CascadeTimings {
  /** Columns leave, and come in, one after the other; within a column from the lowest cell up. */
  readonly column: number;
  readonly row: number;
  /** What stood there is gone after it. */
  readonly leave: number;
  /** Pixels a second squared, in cells of 89 pixels. */
  readonly gravity: number;
  readonly land: number;
  /** The outline runs round its cells. */
  readonly outline: number;
  /** Lit wins stand so long before they break. */
  readonly hold: number;
  /** Cells break one after the other, from the middle of the win. */
  readonly cell: number;
  readonly fly: number;
  /** From the last break to the drop. */
  readonly gap: number;
  /** Orbs, and every grid with reduced motion, stand so long. */
  readonly still: number;
}

export const usualCascade: CascadeTimings = {
  column: 50,
  row: 26,
  leave: 420,
  gravity: 5_200,
  land: 180,
  outline: 200,
  hold: 420,
  cell: 45,
  fly: 320,
  gap: 120,
  still: 700,
};

export const quickCascade: CascadeTimings = {
  ...usualCascade,
  ...{
    column: 16,
    row: 8,
    leave: 220,
    gravity: 9_000,
    land: 110,
    outline: 110,
    hold: 160,
    cell: 14,
    fly: 200,
    gap: 30,
  },
};
