/** A hanging scroll: brocade beside the ivory sheet, a lacquered roller above and below; the title beside it, above it on a phone. */
import { carve } from '../../slots/art/letters.ts';
import type { Layout } from '../../slots/stage/layout.ts';
import type { Piece, SlotArt } from '../../slots/stage/slot-game.ts';
import { waves } from './symbols/paper.ts';

const ramp = (id: string, stops: readonly (readonly [number, string])[], across = false): string =>
  `<linearGradient id="${id}" x2="${across ? 1 : 0}" y2="${across ? 0 : 1}">${stops.map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`).join('')}</linearGradient>`;

const lacquer = ramp('pdl', [
  [0, '#3a0a0c'],
  [0.16, '#ffb8a0'],
  [0.34, '#c23c30'],
  [0.7, '#7a1a1c'],
  [1, '#2a0608'],
]);
const leaf = ramp('pdg', [
  [0, '#7a4c14'],
  [0.24, '#fff3c0'],
  [0.5, '#e6ad3a'],
  [1, '#5a3408'],
]);
const wood = ramp('pdw', [
  [0, '#2a1812'],
  [0.18, '#f0cda6'],
  [0.38, '#a8744e'],
  [0.72, '#5c3c2c'],
  [1, '#1a0f0b'],
]);

/** Wood, a ring of gold leaf near each end, and lacquered knobs that stand out. */
const roller = (x: number, y: number, width: number, height: number, knob: number): string => {
  const ring = Math.max(3, height * 0.34);
  const ends = [x - knob, x + width].map(
    (at) =>
      `<rect x="${at}" y="${y - height * 0.2}" width="${knob}" height="${height * 1.4}" rx="${Math.min(6, knob * 0.3)}" fill="url(#pdl)" stroke="#1c0506" stroke-width="1.200"/><path d="M${at + knob * 0.2} ${y + height * 0.08}L${at + knob * 0.5} ${y + height * 0.5} ${at + knob * 0.8} ${y + height * 0.08}" fill="#fff" fill-opacity=".28"/>`,
  );
  const rings = [x - ring / 2, x + width - ring / 2].map(
    (at) =>
      `<rect x="${at}" y="${y - height * 0.12}" width="${ring}" height="${height * 1.24}" rx="${ring * 0.3}" fill="url(#pdg)" stroke="#3a2206" stroke-width=".8"/>`,
  );
  const grain = [0.3, 0.5, 0.66, 0.82].map((at) => `M${x} ${y + height * at}H${x + width}`).join('');
  return `<g filter="url(#pds)"><rect x="${x}" y="${y}" width="${width}" height="${height}" fill="url(#pdw)"/><path d="${grain}" stroke="#1a0f0b" stroke-opacity=".25" stroke-width=".8"/>${ends.join('')}${rings.join('')}</g>`;
};

export const frame = (layout: Layout): Piece => {
  const { window: w, upright, cell } = layout;
  const k = upright ? Math.max(1, cell.width / 60) : cell.height / 89;
  const brocade = upright ? Math.max(5, w.x - 10) : 22 * k;
  // They end where the plate begins.
  const [thick, knob, lip] = upright ? [13 * k, 8, 5 * k] : [14 * k, 27 * k, 4 * k];
  const rail = upright ? 3 : 4 * k;
  const left = w.x - rail - brocade;
  const whole = w.width + 2 * (rail + brocade);
  const [x, y] = [left - knob - 14, w.y - lip - thick - 14];
  const piece = { x, y, width: whole + 2 * (knob + 14), height: w.height + 2 * (lip + thick) + 34 };
  const side = (at: number) =>
    `<rect x="${at}" y="${w.y - lip}" width="${brocade}" height="${w.height + 2 * lip}" fill="url(#pdb)"/><rect x="${at}" y="${w.y - lip}" width="${brocade}" height="${w.height + 2 * lip}" fill="url(#pdp)"/>`;
  const { drawn, width: tile, height: tall } = waves('#e2c06e', upright ? 7 : 10 * k);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${piece.x} ${piece.y} ${piece.width} ${piece.height}" width="${piece.width}" height="${piece.height}"><defs>${lacquer}${leaf}${wood}${ramp(
    'pdb',
    [
      [0, '#12333f'],
      [0.3, '#2c7680'],
      [0.7, '#256a74'],
      [1, '#12333f'],
    ],
    true,
  )}<pattern id="pdp" width="${tile}" height="${tall}" patternUnits="userSpaceOnUse"><g stroke-opacity=".6">${drawn}</g></pattern><linearGradient id="pdi" x2="0" y2="1"><stop offset="0" stop-color="#28160a" stop-opacity=".34"/><stop offset="1" stop-color="#28160a" stop-opacity="0"/></linearGradient><filter id="pds" filterUnits="userSpaceOnUse" x="${piece.x}" y="${piece.y}" width="${piece.width}" height="${piece.height}"><feDropShadow dx="0" dy="${4 * k}" stdDeviation="${4 * k}" flood-color="#0a0c1e" flood-opacity=".7"/></filter></defs><rect x="${w.x}" y="${w.y}" width="${w.width}" height="${12 * k}" fill="url(#pdi)"/><g filter="url(#pds)">${side(left)}${side(w.x + w.width + rail)}<path d="M${w.x - rail / 2} ${w.y - lip}v${w.height + 2 * lip}M${w.x + w.width + rail / 2} ${w.y - lip}v${w.height + 2 * lip}" stroke="#d9b25c" stroke-width="${rail}"/></g><path d="M${w.x} ${w.y - lip / 2}h${w.width}M${w.x} ${w.y + w.height + lip / 2}h${w.width}" stroke="#fdf3de" stroke-width="${lip}"/>${roller(left, w.y - lip - thick, whole, thick, knob)}${roller(left, w.y + w.height + lip, whole, thick, knob)}</svg>`;
  return { svg, ...piece };
};

const rimOf = (dark: string, edge: string) =>
  [
    [dark, 16],
    ['#fbeed2', 9],
    [edge, 2.5],
  ] as const;
const ink = { palette: ['#1b2c50', '#41629a', '#a9c4e8', '#ffffff'], rim: rimOf('#141c34', '#1b2c50') };
const vermilion = { palette: ['#7a1210', '#d2402c', '#ff9a76', '#fff2e4'], rim: rimOf('#2a1418', '#7a1c14') };

/** Each word on a line of its own where there is room beside the cells. */
export const board = (layout: Layout, words: string): Piece => {
  const { window: w, cell, upright, width, height } = layout;
  const k = cell.height / 89;
  const parts = upright ? [words] : words.split(' ');
  const lines = parts.map((text, index) =>
    carve(text, { width: 24, gap: 10, ...(!upright && index === 0 ? ink : vermilion) }),
  );
  const room = w.x - 64 * k;
  const above = w.y - 26;
  const box = upright
    ? { x: 0, y: Math.max(0, above * 0.5 - 34), width, height: Math.min(68, above) }
    : {
        x: Math.max(4, room * 0.03),
        y: Math.max(2, w.y - 12 * k),
        width: room * 0.97,
        height: Math.min(190 * k, height * 0.4),
      };
  const most = upright ? Math.min(44, box.height * 0.66) : 52 * k;
  const tall = lines.map(({ width: long }) => Math.min(most, (100 * box.width * 0.86) / (long + 40)));
  const gap = 16 * k;
  let y = upright ? (box.height - (tall[0] ?? 0)) / 2 : 14 * k;
  const drawn = lines.map(({ svg, width: long }, index) => {
    const scale = (tall[index] ?? 0) / 100;
    const at = `translate(${box.width / 2 - (long * scale) / 2} ${y}) scale(${scale})`;
    y += (tall[index] ?? 0) + gap;
    return `<g transform="${at}">${svg}</g>`;
  });
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${box.width} ${box.height}" width="${box.width}" height="${box.height}"><filter id="pdt" filterUnits="userSpaceOnUse" x="0" y="0" width="${box.width}" height="${box.height}"><feDropShadow dx="0" dy="4" stdDeviation="4" flood-color="#141830" flood-opacity=".5"/></filter><g filter="url(#pdt)">${drawn.join('')}</g></svg>`,
    ...box,
  };
};

/** An ink-blue card with a gold edge, and a folded corner at each end. */
export const plate: SlotArt['plate'] = ({ width: w, height: h }, lit) => {
  const cut = Math.min(18, h * 0.32);
  const card = (inset: number): string =>
    `M${cut + inset} ${inset}H${w - cut - inset}L${w - inset * 1.3} ${h / 2} ${w - cut - inset} ${h - inset}H${cut + inset}L${inset * 1.3} ${h / 2}Z`;
  const [top, low] = lit ? ['#3d2a5a', '#1a1434'] : ['#2c3d63', '#141d38'];
  // On a narrow plate the words need their room.
  const r = h * (w < 290 ? 0.3 : 0.5);
  const corner = (turn: string): string =>
    `<g transform="${turn}" stroke="#fff0dc" stroke-opacity=".4"><path d="M1 ${h / 2}L${r * 0.62} 1 ${r * 1.24} ${h / 2}Z" fill="#e0523a"/><path d="M1 ${h / 2}L${r * 1.24} ${h / 2} ${r * 0.62} ${h - 1}Z" fill="#9a2a22"/><path d="M${r * 0.36} ${h / 2}L${r * 0.62} ${h * 0.24} ${r * 0.88} ${h / 2}Z" fill="#f2c46a"/><path d="M${r * 0.36} ${h / 2}L${r * 0.88} ${h / 2} ${r * 0.62} ${h * 0.76}Z" fill="#b57c28"/></g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}"><defs>${ramp(
    'pdc',
    [
      [0, top],
      [1, low],
    ],
  )}</defs><path d="${card(1)}" fill="#141830" fill-opacity=".5"/><path d="${card(2)}" fill="#d8ac52"/><path d="${card(5)}" fill="url(#pdc)" stroke="#fff0dc" stroke-opacity=".3"/>${corner('')}${corner(`translate(${w} 0) scale(-1 1)`)}</svg>`;
};
