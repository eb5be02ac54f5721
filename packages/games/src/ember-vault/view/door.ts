/** The door of the vault around the reels: riveted iron with a golden lip, and the gears that would turn its bolts. SVG made from the layout. */
import { separators } from '../../slots/art/frame-parts.ts';
import { carve } from '../../slots/art/letters.ts';
import { prizePlaces } from '../../slots/stage/hold/prize-places.ts';
import type { Layout } from '../../slots/stage/layout.ts';
import type { Piece, SlotArt } from '../../slots/stage/slot-game.ts';

const gradient = (id: string, stops: readonly (readonly [number, string])[]): string =>
  `<linearGradient id="${id}" x2="0" y2="1">${stops.map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`).join('')}</linearGradient>`;

const iron = gradient('ei', [
  [0, '#a3b0ba'],
  [0.12, '#565c64'],
  [0.5, '#3a383c'],
  [0.85, '#3a2a26'],
  [1, '#9a4a1c'],
]);
const copper = gradient('ec', [
  [0, '#ffd2a0'],
  [0.4, '#c8702c'],
  [1, '#5a2408'],
]);
const golden = gradient('eg', [
  [0, '#fff0b8'],
  [0.4, '#e09a1e'],
  [1, '#ffb24a'],
]);

const gear = (cx: number, cy: number, r: number, teeth: number): string => {
  const points = Array.from({ length: teeth * 4 }, (_, at) => {
    const [turn, out] = [(at / (teeth * 4)) * 2 * Math.PI, at % 4 < 2 ? r : r * 0.82];
    return `${(cx + out * Math.cos(turn)).toFixed(1)} ${(cy + out * Math.sin(turn)).toFixed(1)}`;
  });
  return `<path d="M${points.join('L')}Z" fill="url(#ec)" stroke="#140805" stroke-width="3" stroke-linejoin="round"/><circle cx="${cx}" cy="${cy}" r="${r * 0.5}" fill="#1a0c08" stroke="#7a3a14" stroke-width="3"/>`;
};

const rivet = (x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y + 1}" r="${r * 1.3}" fill="#0a0605"/><circle cx="${x}" cy="${y}" r="${r}" fill="url(#ec)"/><circle cx="${x - r * 0.3}" cy="${y - r * 0.3}" r="${r * 0.3}" fill="#fff" fill-opacity=".8"/>`;

const rivets = ({ window: w, beam: b }: Layout, r: number): string => {
  const [left, right, top, low] = [w.x - b * 0.55, w.x + w.width + b * 0.55, w.y - b * 0.55, w.y + w.height + b * 0.55];
  const across = Array.from({ length: 10 }, (_, at) => left + ((right - left) * at) / 9);
  const down = Array.from({ length: 4 }, (_, at) => top + ((low - top) * (at + 1)) / 5);
  return [
    ...across.flatMap((x) => [rivet(x, top, r), rivet(x, low, r)]),
    ...down.flatMap((y) => [rivet(left, y, r), rivet(right, y, r)]),
  ].join('');
};

export const frame = (layout: Layout): Piece => {
  const { window: w, beam: b, upright, weight: k, cell } = layout;
  const side = upright ? 6 : 52 * k;
  const piece = { x: w.x - b - side, y: w.y - b - 14, width: w.width + 2 * (b + side), height: w.height + 2 * b + 40 };
  const outer = `M${w.x - b} ${w.y - b}h${w.width + 2 * b}v${w.height + 2 * b}h${-w.width - 2 * b}Z`;
  const inner = `M${w.x} ${w.y}v${w.height}h${w.width}v${-w.height}Z`;
  const box = (out: number, paint: string) =>
    `<rect x="${w.x - out}" y="${w.y - out}" width="${w.width + 2 * out}" height="${w.height + 2 * out}" rx="${Math.min(8, out + 3)}" fill="none" ${paint}/>`;
  const bars = [1, 2]
    .map((row) => {
      const y = w.y + row * cell.height;
      return `<path d="M${w.x} ${y}h${w.width}" stroke="#0a0707" stroke-width="${5 * k}"/><path d="M${w.x} ${y - k}h${w.width}" stroke="#8a94a0" stroke-opacity=".55" stroke-width="1.4"/>`;
    })
    .join('');
  const dints = Array.from({ length: 90 }, (_, at) => {
    const along = (at * 0.618) % 1;
    const [x, y] =
      at % 3 === 0
        ? [w.x - b + along * (w.width + 2 * b), at % 2 === 0 ? w.y - b / 2 : w.y + w.height + b / 2]
        : [at % 2 === 0 ? w.x - b / 2 : w.x + w.width + b / 2, w.y + along * w.height];
    return `<ellipse cx="${x.toFixed(1)}" cy="${(y + ((at * 5) % 7) - 3).toFixed(1)}" rx="${2 + (at % 5)}" ry="${1 + (at % 3)}" fill="${at % 2 === 0 ? '#000' : '#fff'}" fill-opacity=".14"/>`;
  }).join('');
  const gears = upright
    ? ''
    : [w.x - b - 14 * k, w.x + w.width + b + 14 * k]
        .map((x) => gear(x, w.y + w.height * 0.3, 32 * k, 12) + gear(x, w.y + w.height * 0.72, 26 * k, 10))
        .join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${piece.x} ${piece.y} ${piece.width} ${piece.height}" width="${piece.width}" height="${piece.height}"><defs>${iron}${copper}${golden}<linearGradient id="es" x2="1"><stop offset="0" stop-color="#050404"/><stop offset=".5" stop-color="#5a6068"/><stop offset="1" stop-color="#050404"/></linearGradient><filter id="ef" filterUnits="userSpaceOnUse" x="${piece.x}" y="${piece.y}" width="${piece.width}" height="${piece.height}"><feDropShadow dx="0" dy="6" stdDeviation="8" flood-color="#000" flood-opacity=".8"/></filter></defs><g filter="url(#ef)">${gears}<path fill-rule="evenodd" d="${outer}${inner}" fill="url(#ei)" stroke="#0a0606" stroke-width="3" stroke-linejoin="round"/></g>${dints}${separators(layout, { groove: 'url(#es)', line: '#aab4be' })}${bars}${box(b * 0.24, `stroke="#0a0605" stroke-width="${b * 0.42}"`)}${box(b * 0.24, `stroke="url(#eg)" stroke-width="${Math.max(2, b * 0.2)}"`)}${rivets(layout, upright ? 2.6 : 4.6 * k)}</svg>`;
  return { svg, ...piece };
};

const melt = ['#7a1500', '#f0640a', '#ffc94a', '#fffbe4'] as const;
const steel = ['#23262c', '#70747c', '#c9d0d6', '#ffffff'] as const;

const burnt = (words: string, palette: readonly string[]) =>
  carve(words, {
    ...{ width: 23, gap: 10, palette },
    rim: [
      ['#0d0504', 16],
      ['#4a1404', 9],
      ['#ff8a2a', 2.5],
    ],
  });

const leastRoom = 22;
const nothing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" width="1" height="1"></svg>';

/** Burnt into the rock beside the door, one word above the other; over the prizes where there is no room. */
export const board = (layout: Layout, words: string): Piece => {
  const { window: w, beam, upright, width, weight: k, board: height } = layout;
  const prizes = prizePlaces(layout, 3);
  // On the smallest phone the prizes need all the room that there is.
  if (upright && prizes.y < leastRoom) return { svg: nothing, x: 0, y: 0, width: 1, height: 1 };
  const margin = w.x - beam - (upright ? 0 : 44 * k);
  const beside = !upright && margin > 120;
  const lines = beside ? words.split(' ') : [words];
  const carved = lines.map((line, at) => burnt(line, at === 0 ? melt : steel));
  const room = beside ? margin * 0.86 : upright ? width * 0.8 : Math.max(80, prizes.x - 24);
  const tall = beside ? 52 * k : Math.min(height * 0.94, upright ? (prizes.y - 6) * 0.64 : 34 * k);
  const scale = Math.min(tall / 100, ...carved.map(({ width: wide }) => room / (wide + 40)));
  const step = 132 * scale;
  const [boxWidth, boxHeight] = [
    Math.max(...carved.map(({ width: wide }) => wide + 60)) * scale,
    step * lines.length + 24 * scale,
  ];
  const x = upright ? (width - boxWidth) / 2 : beside ? Math.max(4, (margin - boxWidth) / 2) : 12;
  const y = upright ? Math.max(2, (prizes.y - boxHeight) / 2) : beside ? 22 * k : 12;
  const letters = carved
    .map(
      ({ svg, width: wide }, at) =>
        `<g transform="translate(${boxWidth / 2 - (wide * scale) / 2} ${20 * scale + at * step}) scale(${scale})">${svg}</g>`,
    )
    .join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${boxWidth} ${boxHeight}" width="${boxWidth}" height="${boxHeight}">${letters}</svg>`;
  return { svg, x, y, width: boxWidth, height: boxHeight };
};

const octagon = (w: number, h: number, inset: number, cut: number): string => {
  const [l, t, r, b, c] = [inset, inset, w - inset, h - inset, cut - inset * 0.4];
  return `M${l + c} ${t}H${r - c}L${r} ${t + c}V${b - c}L${r - c} ${b}H${l + c}L${l} ${b - c}V${t + c}Z`;
};

/** A plate for one number, as large as asked. */
export const plate: SlotArt['plate'] = ({ width: w, height: h }, lit) => {
  const [k, cut] = [Math.min(1.8, Math.max(0.6, h / 58)), Math.min(w, h) * 0.26];
  const [top, low] = lit ? ['#6a1a0c', '#240806'] : ['#241714', '#080505'];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}"><defs>${iron}${golden}${gradient(
    'ew',
    [
      [0, low],
      [0.3, top],
      [1, low],
    ],
  )}</defs><path d="${octagon(w, h, 1.5, cut)}" fill="url(#${lit ? 'eg' : 'ei'})" stroke="#0a0605" stroke-width="2"/><path d="${octagon(w, h, 6 * k, cut)}" fill="url(#ew)" stroke="#000" stroke-opacity=".85" stroke-width="2.4"/><path d="${octagon(w, h, 8 * k, cut)}" fill="none" stroke="#ffd296" stroke-opacity=".2"/></svg>`;
};
