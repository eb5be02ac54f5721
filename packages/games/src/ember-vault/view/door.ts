/** The door of the vault around the reels: hammered iron with a brass lip, and the gears that would turn its bolts. SVG made from the layout. */
import { beams, separators } from '../../slots/art/frame-parts.ts';
import { aroundShape, reliefFilter } from '../../slots/art/relief.ts';
import type { Layout } from '../../slots/stage/layout.ts';
import type { Piece } from '../../slots/stage/slot-game.ts';
import { gradient } from './metals.ts';
import { ramps } from './symbols/forged.ts';

const hot = '#ff6a1a';

/** Light as the vault has it: cold from above, hot from below. The box of each shape is all that is looked at. */
const defsOf = (k: number): string =>
  reliefFilter(
    'di',
    {
      ...{ ramp: ramps.iron, round: 8 * k, height: 11 * k, dents: [18 * k, 0.17], light: 27 },
      ...{ shine: [0.45, '#eef6ff'], below: [0.55, hot] },
    },
    aroundShape,
  ) +
  reliefFilter(
    'dc',
    {
      ramp: ramps.copper,
      round: 8 * k,
      height: 10 * k,
      dents: [16 * k, 0.1],
      light: 22,
      shine: [0.5, '#fff0e4'],
      below: [0.5, hot],
    },
    aroundShape,
  ) +
  reliefFilter(
    'dg',
    { ramp: ramps.gold, round: 5 * k, height: 7 * k, light: 34, shine: [0.8, '#fff6d8'], below: [0.5, hot] },
    'x="-1%" y="-1%" width="102%" height="102%"',
  );

const gear = (cx: number, cy: number, r: number, teeth: number): string => {
  const points = Array.from({ length: teeth * 4 }, (_, at) => {
    const [turn, out] = [(at / (teeth * 4)) * 2 * Math.PI, at % 4 < 2 ? r : r * 0.83];
    return `${(cx + out * Math.cos(turn)).toFixed(1)} ${(cy + out * Math.sin(turn)).toFixed(1)}`;
  });
  const hole = r * 0.5;
  const ring = `M${points.join('L')}ZM${cx - hole} ${cy}a${hole} ${hole} 0 1 0 ${2 * hole} 0a${hole} ${hole} 0 1 0 ${-2 * hole} 0Z`;
  return `<path d="${ring}" fill-rule="evenodd" fill="#0a0605" stroke="#0a0605" stroke-width="4" stroke-linejoin="round"/><g filter="url(#dc)"><path d="${ring}" fill-rule="evenodd"/></g>`;
};

const rivet = (x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y + r * 0.4}" r="${r * 1.35}" fill="#070404" fill-opacity=".8"/><circle cx="${x}" cy="${y}" r="${r}" fill="url(#dr)"/><circle cx="${x - r * 0.3}" cy="${y - r * 0.36}" r="${r * 0.28}" fill="#fff" fill-opacity=".85"/>`;

const rivets = ({ window: w, beam: b }: Layout, r: number): string => {
  const [left, right, top, low] = [w.x - b * 0.62, w.x + w.width + b * 0.62, w.y - b * 0.62, w.y + w.height + b * 0.62];
  const across = Array.from({ length: 8 }, (_, at) => left + ((right - left) * (at + 1)) / 9);
  const down = Array.from({ length: 4 }, (_, at) => top + ((low - top) * (at + 1)) / 5);
  return [
    ...across.flatMap((x) => [rivet(x, top, r), rivet(x, low, r)]),
    ...down.flatMap((y) => [rivet(left, y, r), rivet(right, y, r)]),
  ].join('');
};

interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly low: number;
}

/** How far beyond the window. */
const edgesOf = ({ window: w }: Layout, out: number): Edges => ({
  ...{ left: w.x - out, top: w.y - out },
  ...{ right: w.x + w.width + out, low: w.y + w.height + out },
});

/** Plates over the mitres, bolted. */
const corners = (layout: Layout, b: number, k: number): string => {
  const { left, top, right, low } = edgesOf(layout, b);
  const [long, thick] = [b * 2.1, b * 0.98];
  return (
    [
      [left, top, 1, 1],
      [right, top, -1, 1],
      [right, low, -1, -1],
      [left, low, 1, -1],
    ] as const
  )
    .map(([x, y, dx, dy]) => {
      const at = (across: number, down: number) => `${x + dx * across} ${y + dy * down}`;
      const out = 3 * k;
      const path = `M${at(-out, -out)}L${at(long, -out)} ${at(long + thick * 0.3, thick * 0.4)} ${at(long, thick * 0.86)} ${at(thick * 0.86, thick * 0.86)} ${at(thick * 0.86, long)} ${at(thick * 0.4, long + thick * 0.3)} ${at(-out, long)}Z`;
      const bolts = [
        [thick * 0.4, thick * 0.4],
        [long * 0.84, thick * 0.4],
        [thick * 0.4, long * 0.84],
      ] as const;
      return `<path d="${path}" fill="#070404" stroke="#070404" stroke-width="${3 * k}" stroke-linejoin="round"/><g filter="url(#dc)"><path d="${path}"/></g>${bolts.map(([across, down]) => rivet(x + dx * across, y + dy * down, Math.max(1.8, b * 0.17))).join('')}`;
    })
    .join('');
};

const bars = ({ window: w, cell, rows, weight: k }: Layout): string =>
  Array.from({ length: rows - 1 }, (_, row) => {
    const y = w.y + (row + 1) * cell.height;
    return `<rect x="${w.x}" y="${y - 3 * k}" width="${w.width}" height="${6 * k}" fill="url(#dv)"/>`;
  }).join('');

export const frame = (layout: Layout): Piece => {
  const { window: w, beam: b, upright, weight: k } = layout;
  const side = upright ? 6 : 52 * k;
  const piece = { x: w.x - b - side, y: w.y - b - 14, width: w.width + 2 * (b + side), height: w.height + 2 * b + 40 };
  const size = Math.min(1, b / 18);
  const box = (out: number, paint: string) =>
    `<rect x="${w.x - out}" y="${w.y - out}" width="${w.width + 2 * out}" height="${w.height + 2 * out}" rx="${Math.min(8, out + 3)}" fill="none" ${paint}/>`;
  const gears = upright
    ? ''
    : [32, 26]
        .flatMap((large, at) => {
          // Behind the beams, and never in the window.
          const [r, y] = [large * k, w.y + w.height * (at === 0 ? 0.3 : 0.72)];
          return [w.x - b * 0.3 - r, w.x + w.width + b * 0.3 + r].map((x) => gear(x, y, r, 12 - 2 * at));
        })
        .join('');
  const shade = `<linearGradient id="dt" x2="0" y2="1"><stop offset="0" stop-color="#82aad2" stop-opacity=".2"/><stop offset=".4" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#ff5a0a" stop-opacity=".3"/></linearGradient>`;
  const rods =
    gradient('dv', ['#050404', '#8a858c', '#4a464b', '#1a1413', '#8a4012']) +
    `<linearGradient id="es" x2="1"><stop offset="0" stop-color="#050404"/><stop offset=".35" stop-color="#8a858c"/><stop offset=".6" stop-color="#3a363b"/><stop offset="1" stop-color="#050404"/></linearGradient>`;
  const drop = `<filter id="ef" filterUnits="userSpaceOnUse" x="${piece.x}" y="${piece.y}" width="${piece.width}" height="${piece.height}"><feDropShadow dx="0" dy="6" stdDeviation="8" flood-color="#000" flood-opacity=".85"/></filter>`;
  const round = `<radialGradient id="dr" cx=".36" cy=".3" r=".8"><stop offset="0" stop-color="#ffe0c0"/><stop offset=".4" stop-color="#d8783c"/><stop offset="1" stop-color="#5a1e08"/></radialGradient>`;
  const { left, top, right, low } = edgesOf(layout, b);
  const whole = `M${left} ${top}H${right}V${low}H${left}ZM${w.x} ${w.y}v${w.height}h${w.width}v${-w.height}Z`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${piece.x} ${piece.y} ${piece.width} ${piece.height}" width="${piece.width}" height="${piece.height}"><defs>${defsOf(size)}${rods}${shade}${drop}${round}</defs>${gears}<path filter="url(#ef)" fill-rule="evenodd" d="${whole}" fill="#0a0605" stroke="#0a0605" stroke-width="3" stroke-linejoin="round"/>${beams(layout, { outer: b, inner: b * 0.1, filter: 'di' })}<path fill-rule="evenodd" d="${whole}" fill="url(#dt)"/>${separators(layout, { groove: 'url(#es)', line: '#c8c4cc' })}${bars(layout)}${corners(layout, b, k)}${box(b * 0.22, `stroke="#0a0605" stroke-width="${b * 0.46}"`)}${beams(layout, { outer: b * 0.36, inner: b * 0.06, filter: 'dg' })}${rivets(layout, Math.max(2, b * 0.2))}</svg>`;
  return { svg, ...piece };
};
