/** Where everything stands, for any size of the stage. Three compositions: wide, low (a phone on its side), and upright. */
import type { HarbourPlan } from './painting/painter.ts';

export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly upright: boolean;
  /** The reel window. */
  readonly window: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly cell: { readonly width: number; readonly height: number; readonly gap: number };
  readonly symbol: number;
  readonly beam: number;
  readonly roof: number;
  readonly board: number;
  /** How heavy the gate's own lines are; 1 where it is drawn as it was designed. */
  readonly weight: number;
  /** How far the roof hangs above the beam, so that its edge never comes down over the symbols. */
  readonly lift: number;
  readonly plate: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

export const [reels, rows] = [5, 3];
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

const wide = (width: number, height: number): Measures => {
  const low = height < lowBelow;
  const [above, below] = low ? [80, 80] : [92, 102];
  const unit = Math.min(height / (390 + above + below), width / 880, 1.9);
  return {
    cell: { width: Math.round(134 * unit), height: Math.round(130 * unit), gap: Math.round(8 * unit) },
    beam: 20 * unit,
    roof: (low ? 50 : 66) * unit,
    board: (low ? 50 : 56) * unit,
    weight: between(0.6, unit, 1.4),
    above: above * unit,
    below: below * unit,
    plate: low ? [400 * unit, 70 * unit, 4 * unit] : [400 * unit, 56 * unit, 12 * unit],
  };
};

/** Room for the tag under the plate. */
const tagRoom = 52;

const tall = (width: number, height: number): Measures => {
  const cell = (width - Math.max(28, width * 0.08)) / reels - 3;
  const unit = between(1, cell / 69, 1.7);
  const tight = height < 430;
  const plate: Measures['plate'] = [
    Math.min(300 * unit, width - 40),
    (tight ? 46 : 58) * unit,
    (tight ? 15 : 22) * unit,
  ];
  const [above, below] = [64 * unit, plate[1] + plate[2] + tagRoom];
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

export const layoutOf = (width: number, height: number): Layout => {
  const upright = width < uprightBelow && height > width * 0.95;
  const { cell, beam, roof, board, weight, above, below, plate } = (upright ? tall : wide)(width, height);
  const size = { width: cell.width * reels + cell.gap * (reels - 1), height: cell.height * rows };
  const spare = Math.max(0, height - above - size.height - below);
  const x = Math.round((width - size.width) / 2);
  const y = Math.round(above + spare * (upright ? 0.62 : 0.45));
  return {
    width,
    height,
    upright,
    window: { x, y, ...size },
    cell,
    symbol: Math.round(Math.min(cell.width * 1.03, cell.height * 0.955)),
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

/** Centre of a cell. */
export const cellAt = ({ window, cell }: Layout, reel: number, row: number): readonly [number, number] => [
  window.x + reel * (cell.width + cell.gap) + cell.width / 2,
  window.y + (row + 0.5) * cell.height,
];

/** The harbour behind it. Texture sizes stay below what phones can take. */
export const planOf = ({ width: w, height: h, upright }: Layout, warm: number, density: number): HarbourPlan => {
  const unit = Math.min(1.6, Math.max(0.7, Math.min(h / 584, w / 1_100)));
  const common = { width: w, height: h, warm, density: Math.min(density, 2_047 / Math.max(w, h)) };
  if (upright)
    return {
      ...common,
      scale: Math.min(1.3, Math.max(0.8, w / 460)),
      horizon: h * 0.7,
      moon: { x: w * 0.79, y: Math.min(w * 0.16, h * 0.1), radius: Math.min(w * 0.08, h * 0.05) },
      lighthouseX: w * 0.9,
      strings: [
        [-10, 18, w * 0.56, 4, 44, 6, 8],
        [w * 0.4, h * 0.19, w + 14, h * 0.14, 26, 6, 7],
      ],
      farBoats: [
        [w * 0.2, 0.9, 1],
        [w * 0.6, 0.7, -1],
      ],
      nearBoats: [
        [w * 0.23, h * 0.86, 1.55, 1],
        [w * 0.82, h * 0.93, 1.15, -1],
      ],
      hanging: [[22, h * 0.12, 15, 'red']],
    };
  return {
    ...common,
    scale: unit,
    horizon: h * 0.64,
    moon: { x: w * 0.905, y: h * 0.145, radius: 46 * unit },
    lighthouseX: w * 0.9,
    strings: [
      [-20, h * 0.205, w * 0.195, h * 0.1, 60 * unit, 5, 13 * unit],
      [w * 0.805, h * 0.36, w * 1.02, h * 0.3, 44 * unit, 5, 11 * unit],
      [-10, h * 0.43, w * 0.203, h * 0.404, 36 * unit, 6, 8 * unit],
    ],
    farBoats: [
      [w * 0.168, 0.9 * unit, -1],
      [w * 0.85, 0.8 * unit, 1],
      [w * 0.031, 0.7 * unit, 1],
    ],
    nearBoats: [
      [w * 0.1, h * 0.84, 2.3 * unit, 1],
      [w * 0.9125, h * 0.9, 1.9 * unit, -1],
    ],
    hanging: [
      [w * 0.03, h * 0.158, 30 * unit, 'red'],
      [w * 0.975, h * 0.113, 24 * unit, 'gold'],
    ],
  };
};
