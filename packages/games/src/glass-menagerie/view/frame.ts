/** Patinated iron round the cells, a brass line within, scrolls at the sides; the title beside it, above it on a phone. */
import { beams } from '../../slots/art/frame-parts.ts';
import { carve } from '../../slots/art/letters.ts';
import { aroundShape, reliefFilter } from '../../slots/art/relief.ts';
import type { Layout } from '../../slots/stage/layout.ts';
import type { Piece, SlotArt } from '../../slots/stage/slot-game.ts';

const defs = `<linearGradient id="mv" x2="0" y2="1"><stop offset="0" stop-color="#a9dcc8"/><stop offset=".03" stop-color="#3f8474"/><stop offset=".3" stop-color="#2f6f62"/><stop offset=".5" stop-color="#4f9a86"/><stop offset=".7" stop-color="#26594f"/><stop offset="1" stop-color="#0f332c"/></linearGradient>
<linearGradient id="mb" x2="0" y2="1"><stop offset="0" stop-color="#fffbe8"/><stop offset=".34" stop-color="#f0d591"/><stop offset=".66" stop-color="#b48a3c"/><stop offset="1" stop-color="#5d4218"/></linearGradient>
<linearGradient id="mi" x2="0" y2="1"><stop offset="0" stop-color="#020e0c" stop-opacity=".6"/><stop offset=".08" stop-color="#020e0c" stop-opacity="0"/><stop offset="1" stop-color="#020e0c" stop-opacity="0"/></linearGradient>`;
/** Cast iron that was painted green long ago, lit from the panes behind. */
const patina = (k: number): string =>
  reliefFilter(
    'mp',
    {
      ...{ ramp: ['#020d0b', '#0c3a32', '#2f8573', '#9fe4cc', '#f2fff9'], round: 8 * k, height: 12 * k },
      ...{ dents: [16 * k, 0.08], light: 26, shine: [0.5, '#eafff6'], below: [0.4, '#1fae8c'] },
    },
    aroundShape,
  );
const brassLip = (k: number): string =>
  reliefFilter(
    'ml',
    {
      ...{ ramp: ['#2a1a06', '#7d5a1c', '#d0a24a', '#ffe7a8', '#fffdf2'], round: 4 * k, height: 6 * k },
      ...{ light: 34, shine: [0.8, '#fff8e0'] },
    },
    'x="-1%" y="-1%" width="102%" height="102%"',
  );
const iron = (d: string, width: number) =>
  `<path d="${d}" fill="none" stroke="#04100e" stroke-width="${width + 3}" stroke-linecap="round"/><path d="${d}" fill="none" stroke="#2f6f62" stroke-width="${width}" stroke-linecap="round"/><path d="${d}" fill="none" stroke="#b8efd8" stroke-opacity=".8" stroke-width="${width * 0.28}" stroke-linecap="round" transform="translate(-.8 -1.2)"/>`;

const spiral = (cx: number, cy: number, r: number, from: number, turn: 1 | -1): string =>
  `M${Array.from({ length: 43 }, (_, step) => {
    const [angle, out] = [from + turn * (step / 42) * 1.4 * 2 * Math.PI, r * (1 - (step / 42) * 0.86)];
    return `${(cx + out * Math.cos(angle)).toFixed(1)} ${(cy + out * Math.sin(angle)).toFixed(1)}`;
  }).join('L')}`;

const scrolls = ({ window: w, beam, cell }: Layout): string => {
  const k = cell.height / 89;
  return ([1, -1] as const)
    .map((side) => {
      const x = side > 0 ? w.x - beam : w.x + w.width + beam;
      const curls = (
        [
          [26, 26, -1],
          [92, 34, 1],
          [w.height / k - 84, 34, -1],
          [w.height / k - 16, 26, 1],
        ] as const
      ).map(([y, r, turn]) =>
        iron(spiral(x - side * r * k, w.y + y * k, r * k, side > 0 ? 0 : Math.PI, turn * side > 0 ? 1 : -1), 5.4 * k),
      );
      const [top, low] = [w.y + 126 * k, w.y + w.height - 118 * k];
      const bow = `M${x - side * 2} ${top}C${x - side * 54 * k} ${top + 64 * k} ${x - side * 54 * k} ${low - 62 * k} ${x - side * 2} ${low}`;
      return curls.join('') + iron(bow, 3.6 * k);
    })
    .join('');
};

export const frame = (layout: Layout): Piece => {
  const { window: w, beam: b, upright, weight } = layout;
  const side = upright ? b + 6 : b + 84 * (layout.cell.height / 89);
  const piece = { x: w.x - side, y: w.y - b - 10, width: w.width + 2 * side, height: w.height + 2 * b + 24 };
  const ring = (out: number, r: number) =>
    `<rect x="${w.x - out}" y="${w.y - out}" width="${w.width + 2 * out}" height="${w.height + 2 * out}" rx="${r}" fill="none"`;
  const size = Math.min(1, b / 18);
  const count = upright ? 12 : 18;
  const bead = (x: number, y: number) =>
    `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${upright ? 1.7 : 2.5 * weight}" fill="url(#mb)" stroke="#1c1206" stroke-width=".6"/>`;
  const beads = [
    ...Array.from({ length: count + 1 }, (_, at) =>
      [w.y - b * 0.68, w.y + w.height + b * 0.68].map((y) => bead(w.x + (w.width * at) / count, y)),
    ),
    ...Array.from({ length: 11 }, (_, at) =>
      [w.x - b * 0.68, w.x + w.width + b * 0.68].map((x) => bead(x, w.y + (w.height * (at + 1)) / 12)),
    ),
  ].flat();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${piece.x} ${piece.y} ${piece.width} ${piece.height}" width="${piece.width}" height="${piece.height}"><defs>${defs}${patina(size)}${brassLip(size)}<filter id="ms" filterUnits="userSpaceOnUse" x="${piece.x}" y="${piece.y}" width="${piece.width}" height="${piece.height}"><feDropShadow dx="0" dy="5" stdDeviation="6" flood-color="#000605" flood-opacity=".9"/></filter></defs><rect x="${w.x}" y="${w.y}" width="${w.width}" height="${w.height}" fill="url(#mi)"/><g filter="url(#ms)">${upright ? '' : scrolls(layout)}${ring(b / 2 + 1, 16)} stroke="#04100e" stroke-width="${b + 2}"/></g>${beams(layout, { outer: b, inner: 1, filter: 'mp', cut: b * 0.7 })}${ring(2.5, 8)} stroke="#0a0602" stroke-width="7"/>${beams(layout, { outer: 4.8 * size, inner: 0.4, filter: 'ml', cut: 4 * size })}${beads.join('')}</svg>`;
  return { svg, ...piece };
};

const rim = [
  ['#02110e', 17],
  ['#0d4a40', 10],
  ['#d9bd78', 2.5],
] as const;
const mint = ['#1c7a68', '#66d6b4', '#d4fff0', '#ffffff'];
const brass = ['#6b4a14', '#cda24c', '#ffe9ae', '#ffffff'];

/** Each word on a line of its own where there is room beside the cells. */
export const board = (layout: Layout, words: string): Piece => {
  const { window: w, beam, cell, upright, width } = layout;
  const k = cell.height / 89;
  const lines = (upright ? [words] : words.split(' ')).map((text, index) =>
    carve(text, { width: 23, gap: 10, palette: index === 0 ? mint : brass, rim }),
  );
  const room = w.x - beam - 70 * k;
  const bead = Math.min(40, w.width / 9.5);
  const box = upright
    ? { x: 0, y: Math.max(0, w.y - beam - bead * 1.5 - 50), width, height: 48 }
    : { x: room * 0.05, y: w.y - 6 * k, width: room * 0.98, height: 150 * k };
  // On a phone it ends where the meter begins.
  const most = upright ? [Math.min(36, w.y - beam - bead * 1.5 - 12)] : [62 * k, 46 * k, 40 * k];
  let y = upright ? 6 : 12 * k;
  const drawn = lines.map(({ svg, width: long }, index) => {
    const tall = Math.min(most[index] ?? 40 * k, (100 * box.width * (upright ? 0.86 : 0.9)) / long);
    const scale = tall / 100;
    const at = `translate(${box.width / 2 - (long * scale) / 2} ${y}) scale(${scale})`;
    y += tall + 12 * k;
    return `<g transform="${at}">${svg}</g>`;
  });
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${box.width} ${box.height}" width="${box.width}" height="${box.height}">${drawn.join('')}</svg>`,
    ...box,
  };
};

/** A brass lip, dark bottle glass within. */
export const plate: SlotArt['plate'] = ({ width: w, height: h }, lit) => {
  const bar = (inset: number, paint: string) =>
    `<rect x="${inset}" y="${inset}" width="${w - 2 * inset}" height="${h - 2 * inset}" rx="${h / 2 - inset}" ${paint}/>`;
  const [top, middle, low] = lit ? ['#0a2a24', '#14483c', '#051612'] : ['#03110f', '#0a2822', '#03100d'];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}"><defs>${defs}<linearGradient id="mf" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset=".5" stop-color="${middle}"/><stop offset="1" stop-color="${low}"/></linearGradient></defs>${bar(1, 'fill="#1c1206"')}${bar(2, 'fill="url(#mb)"')}${bar(6, 'fill="url(#mf)" stroke="#000" stroke-opacity=".8" stroke-width="2"')}<rect x="${h * 0.3}" y="8" width="${w - h * 0.6}" height="${h * 0.3}" rx="${h * 0.15}" fill="#fff" fill-opacity=".08"/></svg>`;
};
