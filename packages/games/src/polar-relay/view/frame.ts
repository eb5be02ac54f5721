/** The frame around the reels: blocks of ice, snow and crystals on it, icicles under it. SVG made from the layout. */
import { separators } from '../../slots/art/frame-parts.ts';
import { carve } from '../../slots/art/letters.ts';
import type { Layout } from '../../slots/stage/layout.ts';
import type { Piece, SlotArt } from '../../slots/stage/slot-game.ts';

const dark = '#04122c';
const ice = `<linearGradient id="pi" x2="0" y2="1"><stop offset="0" stop-color="#ffffff"/><stop offset=".35" stop-color="#c8f0ff"/><stop offset=".7" stop-color="#68b0e8"/><stop offset="1" stop-color="#2a5aa8"/></linearGradient>`;
const defs = `${ice}<linearGradient id="pb" x2="1" y2="0"><stop offset="0" stop-color="#2a5aa8"/><stop offset=".3" stop-color="#9adcff"/><stop offset=".5" stop-color="#f2fcff"/><stop offset=".75" stop-color="#6ab4ec"/><stop offset="1" stop-color="#1f4a94"/></linearGradient>
<linearGradient id="pl" x2="1" y2="0"><stop offset="0" stop-color="#f6feff"/><stop offset="1" stop-color="#8fd4fa"/></linearGradient><linearGradient id="pr" x2="1" y2="0"><stop offset="0" stop-color="#3f8cd8"/><stop offset="1" stop-color="#1c3f94"/></linearGradient>
<linearGradient id="psep" x2="1" y2="0"><stop offset="0" stop-color="#030c28" stop-opacity=".8"/><stop offset=".5" stop-color="#2f6fb8"/><stop offset="1" stop-color="#030c28" stop-opacity=".8"/></linearGradient>
<linearGradient id="pin" x2="0" y2="1"><stop offset="0" stop-color="#030c28" stop-opacity=".75"/><stop offset=".12" stop-color="#030c28" stop-opacity="0"/><stop offset=".9" stop-color="#030c28" stop-opacity="0"/><stop offset="1" stop-color="#030c28" stop-opacity=".62"/></linearGradient>`;

interface Wall {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Where the crystals stand, and how high the highest one is. */
  readonly foot: number;
  readonly crest: number;
  readonly weight: number;
}

/** A crystal with a lit and a shaded face, leaning. */
const crystal = (
  x: number,
  foot: number,
  { wide, high, lean }: { wide: number; high: number; lean: number },
): string => {
  const [tip, half] = [x + lean, wide / 2];
  return `<path d="M${x - half} ${foot}L${x - half * 0.8 + lean * 0.7} ${foot - high * 0.72}L${tip} ${foot - high}L${x + half * 0.8 + lean * 0.7} ${foot - high * 0.66}L${x + half} ${foot}Z" fill="url(#pr)" stroke="${dark}" stroke-width="3" stroke-linejoin="round"/><path d="M${x - half} ${foot}L${x - half * 0.8 + lean * 0.7} ${foot - high * 0.72}L${tip} ${foot - high}L${x + lean * 0.5} ${foot - high * 0.5}L${x + half * 0.1} ${foot}Z" fill="url(#pl)"/>`;
};

/** Crystals from both corners, higher towards the sign. */
const crystals = ({ x, width, foot, crest, weight: k }: Wall, upright: boolean): string => {
  const count = upright ? 4 : 7;
  const reach = width * (upright ? 0.2 : 0.3);
  return [1, -1]
    .flatMap((turn) =>
      Array.from({ length: count }, (_, at) => {
        const t = at / (count - 1);
        const high = crest * (0.34 + 0.6 * t) * (at % 2 === 0 ? 1 : 0.68);
        const from = turn === 1 ? x : x + width;
        return crystal(from + turn * (6 * k + reach * t), foot + 8 * k, {
          wide: (20 + 8 * t) * k,
          high,
          lean: -turn * (12 - 9 * t) * k,
        });
      }),
    )
    .join('');
};

/** Snow along the upper beam, and what drips from it. */
const drift = ({ x, y, width, foot, weight: k }: Wall, b: number): string => {
  const [left, right] = [x - 16 * k, x + width + 16 * k];
  const count = Math.max(9, Math.round(width / (62 * k)));
  const step = (right - left) / count;
  const humps = Array.from({ length: count }, (_, at) => `q${step / 2} ${-(at % 2 === 0 ? 15 : 9) * k} ${step} 0`).join(
    '',
  );
  const drops = Array.from(
    { length: count },
    (_, at) => `q${-step / 2} ${(at % 3 === 0 ? 22 : at % 3 === 1 ? 12 : 16) * k} ${-step} 0`,
  ).join('');
  const low = Math.min(y + b * 0.46, foot + 14 * k);
  return `<path d="M${left} ${foot + 4 * k}${humps}Q${right + 9 * k} ${low} ${right} ${low}${drops}Q${left - 9 * k} ${low} ${left} ${foot + 4 * k}Z" fill="#a8d4f2" stroke="${dark}" stroke-width="${3.4 * k}" stroke-linejoin="round"/><path d="M${left + 2 * k} ${foot + 3 * k}${humps}Q${right + 5 * k} ${low - 5 * k} ${right} ${low - 6 * k}${drops}Q${left - 5 * k} ${low - 5 * k} ${left + 2 * k} ${foot + 3 * k}Z" fill="#fff"/>`;
};

/** Icicles below the lower beam, short under the plate. */
const icicles = ({ x, y, width, height, weight: k }: Wall): string => {
  const count = Math.round(width / (26 * k));
  return Array.from({ length: count }, (_, at) => {
    const t = (at + 0.5) / count;
    const outer = Math.abs(t - 0.5) * 2;
    const long = (6 + 26 * outer * (at % 3 === 0 ? 1 : at % 3 === 1 ? 0.5 : 0.72)) * k;
    const [px, py, half] = [x + width * t, y + height - 2 * k, 6 * k];
    return `<path d="M${px - half} ${py}L${px + half} ${py}L${px + half * 0.3} ${py + long}Z" fill="url(#pb)" stroke="${dark}" stroke-width="${1.6 * k}" stroke-linejoin="round"/>`;
  }).join('');
};

/** Seams between the blocks of one upright. */
const seams = ({ y, height, weight: k }: Wall, left: number, b: number): string => {
  const count = Math.max(4, Math.round(height / (58 * k)));
  return Array.from({ length: count - 1 }, (_, at) => {
    const down = y + (height * (at + 1)) / count;
    return `<path d="M${left} ${down}l${b} ${(at % 2 === 0 ? 3 : -3) * k}" stroke="${dark}" stroke-opacity=".6" stroke-width="${2.6 * k}"/><path d="M${left + 2 * k} ${down + 3 * k}l${b * 0.7} ${(at % 2 === 0 ? 2 : -2) * k}" stroke="#fff" stroke-opacity=".9" stroke-width="${1.6 * k}"/>`;
  }).join('');
};

const body = (layout: Layout, wall: Wall): string => {
  const { window: w, beam: b, weight: k } = layout;
  const { x, y, width, height } = wall;
  const inner = (inset: number, paint: string) =>
    `<rect x="${w.x - inset}" y="${w.y - inset}" width="${w.width + 2 * inset}" height="${w.height + 2 * inset}" rx="4" fill="none" ${paint}/>`;
  const outer = `M${x} ${y}h${width}v${height}h${-width}Z`;
  const uprights = [x, x + width - b]
    .map(
      (left) => `<rect x="${left}" y="${y}" width="${b}" height="${height}" fill="url(#pb)"/>${seams(wall, left, b)}`,
    )
    .join('');
  return `<rect x="${w.x}" y="${w.y}" width="${w.width}" height="${w.height}" fill="url(#pin)"/>${separators(layout, { groove: 'url(#psep)', line: '#c8f0ff' })}
<g filter="url(#ps)">${icicles(wall)}<path fill-rule="evenodd" d="${outer}M${w.x} ${w.y}v${w.height}h${w.width}v${-w.height}Z" fill="url(#pi)"/></g>${uprights}<path d="${outer}" fill="none" stroke="${dark}" stroke-width="${3 * k}"/>${inner(3 * k, `stroke="${dark}" stroke-width="${6 * k}"`)}${inner(3 * k, `stroke="#5cf0c0" stroke-width="${2.6 * k}"`)}`;
};

export const frame = (layout: Layout): Piece => {
  const { window: w, beam, roof, weight, lift, upright } = layout;
  const wall: Wall = {
    x: w.x - beam,
    y: w.y - beam,
    width: w.width + 2 * beam,
    height: w.height + 2 * beam,
    foot: w.y - beam - lift * 0.5,
    crest: roof - 4 * weight,
    weight,
  };
  const [side, above] = [34 * weight + 8, wall.y - wall.foot + wall.crest + 26];
  const piece = { x: wall.x - side, y: wall.y - above, width: wall.width + 2 * side, height: wall.height + above + 48 };
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${piece.x} ${piece.y} ${piece.width} ${piece.height}" width="${piece.width}" height="${piece.height}"><defs>${defs}<filter id="ps" filterUnits="userSpaceOnUse" x="${piece.x}" y="${piece.y}" width="${piece.width}" height="${piece.height}"><feDropShadow dx="0" dy="${5 * weight ** 2}" stdDeviation="${7 * weight ** 2}" flood-color="#020a28" flood-opacity=".75"/></filter></defs>${crystals(wall, upright)}${body(layout, wall)}${drift(wall, beam)}</svg>`;
  return { svg, ...piece };
};

const plank = ([w, h]: readonly [number, number], edge: number, inset: number, paint: string): string => {
  const [x, y, r, b, cut] = [edge + inset, edge + inset, edge + w - inset, edge + h - inset, h * 0.26];
  return `<path d="M${x + cut} ${y}H${r - cut}L${r} ${(y + b) / 2}L${r - cut} ${b}H${x + cut}L${x} ${(y + b) / 2}Z" ${paint} stroke-linejoin="round"/>`;
};

/** The sign before the crystals, with snow on it: the title, or the size of a win. */
export const board = (layout: Layout, words: string): Piece => {
  const { window: w, beam, board: height, upright, weight: k, lift } = layout;
  const letters = carve(words, {
    ...{ width: 22, gap: 10, palette: ['#2a6ab8', '#8fdcff', '#e8faff', '#ffffff'] },
    rim: [
      ['#2a0414', 12],
      ['#c01a38', 5],
    ],
  });
  const scale = Math.min((height * 0.56) / 100, (w.width * (upright ? 0.66 : 0.6)) / letters.width);
  const width = letters.width * scale + (upright ? 52 * k : 92 * (height / 56));
  const edge = 16;
  const box = {
    x: w.x + w.width / 2 - width / 2 - edge,
    y: w.y - beam - lift - height + 12 * k - edge,
    width: width + 2 * edge,
    height: height + 2 * edge,
  };
  const size = [width, height] as const;
  const count = 7;
  const step = (width - height * 0.6) / count;
  const humps = Array.from({ length: count }, () => `q${step / 2} ${-8 * k} ${step} 0`).join('');
  const drops = Array.from({ length: count }, (_, at) => `q${-step / 2} ${(at % 2 === 0 ? 9 : 5) * k} ${-step} 0`).join(
    '',
  );
  const snowy = `<path d="M${edge + height * 0.3} ${edge + 2 * k}${humps}v${3 * k}${drops}Z" fill="#fff" stroke="#8fc0e8" stroke-width="${1.2 * k}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${box.width} ${box.height}" width="${box.width}" height="${box.height}"><defs>${ice}<linearGradient id="pg" x2="0" y2="1"><stop offset="0" stop-color="#1f3f8c"/><stop offset="1" stop-color="#081638"/></linearGradient><filter id="pw" x="-20%" y="-60%" width="140%" height="220%"><feDropShadow dx="0" dy="4" stdDeviation="5" flood-color="#020a28" flood-opacity=".8"/></filter></defs><g filter="url(#pw)">${plank(size, edge, 0, `fill="${dark}" stroke="${dark}" stroke-width="${6 * k}"`)}${plank(size, edge, 0, `fill="url(#pg)" stroke="url(#pi)" stroke-width="${4.4 * k}"`)}</g>${plank(size, edge, 6 * k, `fill="none" stroke="#5cf0c0" stroke-opacity=".8" stroke-width="${1.2 * k}"`)}<g transform="translate(${box.width / 2 - (letters.width * scale) / 2} ${edge + height / 2 - 48 * scale}) scale(${scale})">${letters.svg}</g>${snowy}</svg>`;
  return { svg, ...box };
};

/** A plate for one number, as large as asked. */
export const plate: SlotArt['plate'] = ({ width: w, height: h }, lit, inlaid = h >= 40) => {
  const k = Math.min(1.6, Math.max(0.6, h / 56));
  const bar = (inset: number, paint: string) => plank([w, h], 0, inset, paint);
  const [top, low] = lit ? ['#2f7ad8', '#143a86'] : ['#16306c', '#061230'];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}"><defs>${ice}<linearGradient id="pf" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${low}"/></linearGradient></defs>${bar(3 * k, `fill="${dark}" stroke="${dark}" stroke-width="${6 * k}"`)}${bar(3 * k, `fill="url(#pf)" stroke="url(#pi)" stroke-width="${3.2 * k}"`)}${inlaid ? bar(8.5 * k, 'fill="none" stroke="#5cf0c0" stroke-opacity=".7"') : ''}</svg>`;
};
