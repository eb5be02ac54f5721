/** A riveted plate of iron round the moulds, molten metal in a groove within; the title beside it, above it on a phone. */
import { carve } from '../../slots/art/letters.ts';
import type { Layout } from '../../slots/stage/layout.ts';
import type { Piece, SlotArt } from '../../slots/stage/slot-game.ts';
import { rowTop } from './places.ts';

const defs = `<linearGradient id="fi" x2="0" y2="1"><stop offset="0" stop-color="#aebccb"/><stop offset=".04" stop-color="#5d6b7a"/><stop offset=".4" stop-color="#3a4551"/><stop offset=".62" stop-color="#4d5a68"/><stop offset="1" stop-color="#171c22"/></linearGradient>
<linearGradient id="fh" x2="0" y2="1"><stop offset="0" stop-color="#ff9a3d"/><stop offset=".5" stop-color="#ffb95c"/><stop offset="1" stop-color="#ff6a14"/></linearGradient>
<linearGradient id="fs" x2="0" y2="1"><stop offset="0" stop-color="#000" stop-opacity=".6"/><stop offset=".07" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity="0"/></linearGradient>`;

const rivet = (x: number, y: number, r: number): string =>
  `<circle cx="${x.toFixed(1)}" cy="${(y + r * 0.3).toFixed(1)}" r="${r.toFixed(1)}" fill="#000" fill-opacity=".6"/><circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r.toFixed(1)}" fill="#5e6c7a" stroke="#0c0f13" stroke-width=".8"/><circle cx="${(x - r * 0.25).toFixed(1)}" cy="${(y - r * 0.3).toFixed(1)}" r="${(r * 0.45).toFixed(1)}" fill="#d5e2ee"/>`;

/** Braces over the corners. */
const corners = ({ window: w, beam: b }: Layout, size: number): string =>
  ([-1, 1] as const)
    .flatMap((sx) =>
      ([-1, 1] as const).map((sy) => {
        const [x, y] = [sx < 0 ? w.x - b : w.x + w.width + b, sy < 0 ? w.y - b : w.y + w.height + b];
        const [dx, dy] = [-sx, -sy];
        const out = b * 0.45;
        const d = `M${x - dx * out} ${y - dy * out}H${x + dx * size}L${x + dx * (size - b * 0.7)} ${y + dy * b * 0.86}H${x + dx * b * 0.86}V${y + dy * (size - b * 0.7)}L${x - dx * out} ${y + dy * size}Z`;
        return `<path d="${d}" fill="url(#fi)" stroke="#07090c" stroke-width="1.500" stroke-linejoin="round"/>${rivet(x + dx * b * 0.34, y + dy * b * 0.34, b * 0.26)}${rivet(x + dx * (size - b * 1.4), y + dy * b * 0.3, b * 0.2)}${rivet(x + dx * b * 0.3, y + dy * (size - b * 1.4), b * 0.2)}`;
      }),
    )
    .join('');

export const frame = (layout: Layout): Piece => {
  const { window: w, beam: b, upright, weight } = layout;
  const side = b * 1.6 + 8;
  const piece = { x: w.x - side, y: w.y - side, width: w.width + 2 * side, height: w.height + 2 * side + 8 };
  const ring = (out: number, r: number) =>
    `<rect x="${w.x - out}" y="${w.y - out}" width="${w.width + 2 * out}" height="${w.height + 2 * out}" rx="${r}" fill="none"`;
  const [across, down] = upright ? [12, 10] : [18, 12];
  const size = upright ? 1.6 : 2.6 * weight;
  const rivets = [
    ...Array.from({ length: across - 1 }, (_, at) =>
      [w.y - b * 0.62, w.y + w.height + b * 0.62].map((y) => rivet(w.x + (w.width * (at + 1)) / across, y, size)),
    ),
    ...Array.from({ length: down - 1 }, (_, at) =>
      [w.x - b * 0.62, w.x + w.width + b * 0.62].map((x) => rivet(x, w.y + (w.height * (at + 1)) / down, size)),
    ),
  ].flat();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${piece.x} ${piece.y} ${piece.width} ${piece.height}" width="${piece.width}" height="${piece.height}"><defs>${defs}<filter id="fd" filterUnits="userSpaceOnUse" x="${piece.x}" y="${piece.y}" width="${piece.width}" height="${piece.height}"><feDropShadow dx="0" dy="5" stdDeviation="6" flood-color="#000" flood-opacity=".9"/></filter><filter id="fg" filterUnits="userSpaceOnUse" x="${piece.x}" y="${piece.y}" width="${piece.width}" height="${piece.height}"><feGaussianBlur stdDeviation="${upright ? 2.5 : 4}"/></filter></defs><rect x="${w.x}" y="${w.y}" width="${w.width}" height="${w.height}" fill="url(#fs)"/><g filter="url(#fd)">${ring(b / 2 + 1, 8)} stroke="#07090c" stroke-width="${b + 3}"/>${ring(b / 2 + 1, 7)} stroke="url(#fi)" stroke-width="${b}"/></g>${ring(2, 5)} stroke="#ff6a14" stroke-width="7" filter="url(#fg)" opacity=".9"/>${ring(2, 5)} stroke="#0b0705" stroke-width="5.500"/>${ring(2, 5)} stroke="url(#fh)" stroke-width="2.600"/>${ring(2, 5)} stroke="#fff3c8" stroke-width=".8"/>${rivets.join('')}${corners(layout, upright ? 26 : 74 * weight)}</svg>`;
  return { svg, ...piece };
};

const rim = [
  ['#07090c', 17],
  ['#3a1606', 10],
  ['#ffb070', 2.5],
] as const;
const steel = ['#38465a', '#93a8bd', '#e4eff8', '#ffffff'];
const hot = ['#b83a08', '#ff9a2b', '#ffe08a', '#ffffff'];

/** Each word on a line of its own where there is room beside the moulds. */
export const board = (layout: Layout, words: string): Piece => {
  const { window: w, beam, cell, upright, width } = layout;
  const k = (cell.height * layout.rows) / 445;
  const split = words.split(' ');
  const lines = (upright ? [words] : split).map((text, index) =>
    carve(text, { width: 23, gap: 10, palette: index === 0 && !upright ? steel : hot, rim }),
  );
  const room = w.x - beam - 26 * k;
  const row = rowTop(layout);
  const title = Math.min(38, row - 18);
  const box = upright
    ? { x: 0, y: row - title - 14, width, height: title + 10 }
    : { x: room * 0.03 + 4 * k, y: w.y - 10 * k, width: room, height: 196 * k };
  // On a phone it ends where the furnaces begin.
  const most = upright ? [title] : [60 * k, 76 * k, 46 * k];
  let y = upright ? 5 : 18 * k;
  const drawn = lines.map(({ svg, width: long }, index) => {
    // With its rim on both sides, which belongs to no letter's width.
    const tall = Math.min(most[index] ?? 40 * k, (100 * box.width * (upright ? 0.86 : 0.96)) / (long + 2 * rim[0][1]));
    const scale = tall / 100;
    const at = `translate(${box.width / 2 - (long * scale) / 2} ${y}) scale(${scale})`;
    y += tall + 26 * k;
    return `<g transform="${at}">${svg}</g>`;
  });
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${box.width} ${box.height}" width="${box.width}" height="${box.height}">${drawn.join('')}</svg>`,
    ...box,
  };
};

/** A name plate of iron with cut corners; lit, the metal behind it shines through. */
export const plate: SlotArt['plate'] = ({ width: w, height: h }, lit) => {
  const cut = h * 0.3;
  const shape = (i: number) =>
    `M${cut + i * 0.6} ${i}H${w - cut - i * 0.6}L${w - i} ${cut + i * 0.6}V${h - cut - i * 0.6}L${w - cut - i * 0.6} ${h - i}H${cut + i * 0.6}L${i} ${h - cut - i * 0.6}V${cut + i * 0.6}Z`;
  const [top, middle, low] = lit ? ['#3a1606', '#7a2c08', '#220a02'] : ['#0a0c0f', '#1d2127', '#090b0e'];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}"><defs>${defs}<linearGradient id="fp" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset=".5" stop-color="${middle}"/><stop offset="1" stop-color="${low}"/></linearGradient></defs><path d="${shape(1)}" fill="#07090c"/><path d="${shape(2)}" fill="url(#fi)"/><path d="${shape(6)}" fill="url(#fp)" stroke="${lit ? '#ffb05c' : '#ff7a1f'}" stroke-width="1.500"/>${[cut * 0.75, w - cut * 0.75].map((x) => rivet(x, h / 2, Math.max(2, h * 0.06))).join('')}</svg>`;
};
