/** Cells of the door while coins are held: an empty seat, a glowing one, and the clamps that close over it. */
import type { CellSize, HoldArt } from '../../slots/stage/hold/hold-art.ts';
import { reliefFilter } from '../../slots/art/relief.ts';
import { coin } from './symbols/coin.ts';
import { ramps } from './symbols/forged.ts';

const svg = ({ width, height }: CellSize, body: string, defs = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${defs}</defs>${body}</svg>`;

const radial = (stops: readonly (readonly [number, string])[]): string =>
  `<radialGradient id="g" cx=".5" cy=".62" r=".75">${stops.map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`).join('')}</radialGradient>`;

const socket = (size: CellSize): string => {
  const { width: w, height: h } = size;
  const r = Math.min(w, h) * 0.41;
  return svg(
    size,
    `<rect width="${w}" height="${h}" fill="url(#g)"/><circle cx="${w / 2}" cy="${h / 2}" r="${r}" fill="url(#s)" stroke="url(#r)" stroke-width="${r * 0.06}"/><circle cx="${w / 2}" cy="${h / 2}" r="${r * 0.7}" fill="none" stroke="#ff9646" stroke-opacity=".16"/><rect width="${w}" height="${h}" fill="none" stroke="#000" stroke-width="3"/>`,
    radial([
      [0, '#302322'],
      [0.6, '#191315'],
      [1, '#0b090b'],
    ]) +
      `<linearGradient id="s" x2="0" y2="1"><stop offset="0" stop-color="#050304"/><stop offset="1" stop-color="#241614"/></linearGradient><linearGradient id="r" x2="0" y2="1"><stop offset="0"/><stop offset=".5" stop-color="#3a2a26"/><stop offset="1" stop-color="#a85a2a"/></linearGradient>`,
  );
};

const seam = ({ width: w, height: h }: CellSize): string =>
  [
    [9, '#ff4606', 0.38],
    [4.5, '#ff6e14', 0.7],
    [1.6, '#ffc880', 1],
  ]
    .map(
      ([width, colour, strength]) =>
        `<rect x="3" y="3" width="${w - 6}" height="${h - 6}" rx="6" fill="none" stroke="${colour}" stroke-opacity="${strength}" stroke-width="${width}"/>`,
    )
    .join('');

const seat = (size: CellSize): string =>
  svg(
    size,
    `<rect width="${size.width}" height="${size.height}" fill="url(#g)"/>${seam(size)}`,
    radial([
      [0, '#a8400c'],
      [0.5, '#4a180a'],
      [1, '#160705'],
    ]),
  );

/** Four of them, over the corners of a cell. */
const clamps = (size: CellSize): string => {
  const { width: w, height: h } = size;
  const s = Math.max(8, Math.min(w, h) * 0.12);
  const shape = `M0 0H${s * 1.3}L${s} ${s * 0.5}H${s * 0.5}V${s}L0 ${s * 1.3}Z`;
  return svg(
    size,
    (
      [
        [1, 1, 0],
        [w - 1, 1, 90],
        [w - 1, h - 1, 180],
        [1, h - 1, 270],
      ] as const
    )
      .map(
        ([x, y, turn]) =>
          `<g transform="translate(${x} ${y})"><path transform="rotate(${turn})" d="${shape}" fill="#120602" stroke="#120602" stroke-width="4" stroke-linejoin="round"/><g filter="url(#c)"><path transform="rotate(${turn})" d="${shape}"/></g><circle cx="${x < w / 2 ? s * 0.42 : -s * 0.42}" cy="${y < h / 2 ? s * 0.42 : -s * 0.42}" r="${s * 0.15}" fill="#ffe6b0" stroke="#3a1806" stroke-width="1.500"/></g>`,
      )
      .join(''),
    reliefFilter(
      'c',
      {
        ...{ ramp: ramps.copper, round: s * 0.4, height: s * 0.6, light: 34 },
        ...{ shine: [0.9, '#fff0d0'], below: [0.8, '#ff8a2a'] },
      },
      'x="-10%" y="-10%" width="120%" height="120%"',
    ),
  );
};

export const hold: HoldArt = {
  socket,
  seat,
  clamps,
  coins: {
    mini: (prefix) => coin(prefix, 'mini'),
    minor: (prefix) => coin(prefix, 'minor'),
    major: (prefix) => coin(prefix, 'major'),
  },
};
