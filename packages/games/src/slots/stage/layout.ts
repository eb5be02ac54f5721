/** Layout of a slot for any stage size. Three compositions: wide, low (landscape phone), and portrait. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly upright: boolean;
  readonly reels: number;
  readonly rows: number;
  /** The reel window. */
  readonly window: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly cell: { readonly width: number; readonly height: number; readonly gap: number };
  readonly symbol: number;
  readonly beam: number;
  readonly roof: number;
  readonly board: number;
  /** How heavy the gate's own lines are; 1 where it is drawn as it was designed. */
  readonly weight: number;
  /** Height of the roof above the beam, so that its edge never covers symbols. */
  readonly lift: number;
  readonly plate: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** Number of reels and visible rows. */
export interface Grid extends Pick<Layout, 'reels' | 'rows'> {
  /** The title stands beside the cells on a wide stage, and a meter opposite; on a phone both are above. */
  readonly aside?: true;
  /** Each spin decides how many cells a reel shows: so many at least, `rows` at most. */
  readonly least?: number;
  /** Jackpots hang above the title on an upright stage; on a wide one they are beside the reels. */
  readonly crown?: true;
  /** A feature is for sale: on an upright stage its button has the corner under the tag. */
  readonly sells?: true;
}

const [uprightBelow, lowBelow] = [1_100, 330];

interface Measures {
  readonly cell: Layout['cell'];
  readonly beam: number;
  readonly roof: number;
  readonly board: number;
  readonly weight: number;
  readonly above: number;
  /** Under the window, the plate and what it has beside or below it included. */
  readonly below: number;
  readonly plate: readonly [width: number, height: number, below: number];
}

const between = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value));

/** Of the window, at the size it was drawn for. */
const [drawnCell, drawnGap] = [{ width: 134, height: 130 }, 8];
/** Of the tallest of reels that change their height: lower, and broad enough for what few cells show. */
const variedCell = { width: 150, height: 93 };

const wide = (width: number, height: number, { reels, rows, aside, least }: Grid): Measures => {
  const low = height < lowBelow;
  const drawn = least === undefined ? drawnCell : variedCell;
  const [above, below] = aside ? [44, low ? 156 : 112] : low ? [80, 80] : [92, 102];
  const unit = Math.min(
    height / (rows * drawn.height + above + below),
    width / (reels * (drawn.width + drawnGap) + (aside ? 640 : 170)),
    1.9,
  );
  return {
    cell: {
      width: Math.round(drawn.width * unit),
      height: Math.round(drawn.height * unit),
      gap: Math.round(drawnGap * unit),
    },
    beam: 20 * unit,
    roof: (aside ? 24 : low ? 50 : 66) * unit,
    board: (low ? 50 : 56) * unit,
    weight: between(0.6, unit, 1.4),
    above: above * unit,
    below: below * unit,
    plate:
      low && !aside
        ? [400 * unit, 70 * unit, 4 * unit]
        : [(aside ? 600 : 400) * unit, (low ? 94 : 56) * unit, (aside ? 28 : 12) * unit],
  };
};

/** Room for the tag under the plate; a lower one where a button lies under it. */
const [tagRoom, tagAndSaleRoom] = [52, 88];

/** Room for jackpots above the title, drawn for a phone. */
const crownRoom = 62;

const tall = (width: number, height: number, { reels, rows, aside, crown, sells }: Grid): Measures => {
  const cell = (width - Math.max(28, width * 0.08)) / reels - 3;
  const unit = between(1, cell / 69, 1.7);
  const tight = height < 430;
  const plate: Measures['plate'] = [
    Math.min(300 * unit, width - 40),
    (tight ? 46 : 58) * unit,
    (tight ? 15 : 22) * unit,
  ];
  const [above, below] = [
    (aside ? (tight ? 92 : 112) : crown ? 64 + crownRoom : 64) * unit,
    plate[1] + plate[2] + (sells ? tagAndSaleRoom : tagRoom),
  ];
  return {
    cell: {
      width: Math.floor(cell),
      height: Math.floor(Math.min(cell * 1.37, (height - above - below) / rows)),
      gap: 3,
    },
    beam: 9 * unit,
    roof: 52 * unit,
    board: 46 * unit,
    weight: between(1, unit * 0.8, 1.4),
    above,
    below,
    plate,
  };
};

export const layoutOf = (width: number, height: number, grid: Grid): Layout => {
  const { reels, rows } = grid;
  const upright = width < uprightBelow && height > width * 0.95;
  const { cell, beam, roof, board, weight, above, below, plate } = (upright ? tall : wide)(width, height, grid);
  const size = { width: cell.width * reels + cell.gap * (reels - 1), height: cell.height * rows };
  const spare = Math.max(0, height - above - size.height - below);
  const x = Math.round((width - size.width) / 2);
  const y = Math.round(above + spare * (upright ? 0.62 : 0.45));
  return {
    width,
    height,
    upright,
    reels,
    rows,
    window: { x, y, ...size },
    cell,
    symbol: Math.round(Math.min(cell.width * 1.03, ((cell.height * rows) / (grid.least ?? rows)) * 0.955)),
    beam,
    roof,
    board,
    weight,
    lift: Math.max(0, 20 * weight - beam),
    plate: {
      x: Math.round((width - plate[0]) / 2),
      y: Math.round(y + size.height + plate[2]),
      width: plate[0],
      height: plate[1],
    },
  };
};

/** Where a cell is, by its centre, and how large its symbol is. */
export interface CellPlace {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly symbol: number;
}

/** `rows`: so many cells its reel shows now. */
export const placeOf = (
  { window, cell, symbol, rows: usual }: Layout,
  [reel, row]: readonly [reel: number, row: number],
  rows = usual,
): CellPlace => {
  const height = window.height / rows;
  return {
    x: window.x + reel * (cell.width + cell.gap) + cell.width / 2,
    y: window.y + (row + 0.5) * height,
    height,
    symbol: Math.min(symbol, height * 0.955),
  };
};

/** Centre of a cell. */
export const cellAt = (layout: Layout, reel: number, row: number): readonly [number, number] => {
  const { x, y } = placeOf(layout, [reel, row]);
  return [x, y];
};
