/** The frame around the reels: mother-of-pearl with a running wave on it, a scallop over the middle. SVG made from the layout. */
import { railOf, separators } from '../../slots/art/frame-parts.ts';
import { carve } from '../../slots/art/letters.ts';
import type { Layout } from '../../slots/stage/layout.ts';
import type { Piece, SlotArt } from '../../slots/stage/slot-game.ts';

const nacre = `<linearGradient id="tn" x2="0" y2="1"><stop offset="0" stop-color="#ffffff"/><stop offset=".34" stop-color="#ffe3ec"/><stop offset=".66" stop-color="#c4c8f2"/><stop offset="1" stop-color="#6f86c8"/></linearGradient>`;
const defs = `${nacre}<linearGradient id="tp" x2="1" y2="0"><stop offset="0" stop-color="#7f93d2"/><stop offset=".26" stop-color="#ffeaf2"/><stop offset=".5" stop-color="#ffffff"/><stop offset=".74" stop-color="#bfeef0"/><stop offset="1" stop-color="#5f78be"/></linearGradient>
<linearGradient id="tc" x2="0" y2="1"><stop offset="0" stop-color="#ffe2d6"/><stop offset=".4" stop-color="#ff9078"/><stop offset="1" stop-color="#a0203c"/></linearGradient>
<linearGradient id="tw" x2="0" y2="1"><stop offset="0" stop-color="#e8fffb"/><stop offset=".4" stop-color="#4fdcd6"/><stop offset="1" stop-color="#0a5a8c"/></linearGradient>
<linearGradient id="tsep" x2="1" y2="0"><stop offset="0" stop-color="#021228" stop-opacity=".8"/><stop offset=".5" stop-color="#0c5a86"/><stop offset="1" stop-color="#021228" stop-opacity=".8"/></linearGradient>
<linearGradient id="tin" x2="0" y2="1"><stop offset="0" stop-color="#021228" stop-opacity=".75"/><stop offset=".12" stop-color="#021228" stop-opacity="0"/><stop offset=".9" stop-color="#021228" stop-opacity="0"/><stop offset="1" stop-color="#021228" stop-opacity=".62"/></linearGradient>`;
const dark = '#041a30';
const rail = railOf(dark, 'url(#tn)');

interface Rim {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Where crest and waves stand, and how high the crest is. */
  readonly foot: number;
  readonly crest: number;
  readonly weight: number;
}

const bead = (x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r * 1.3}" fill="${dark}"/><circle cx="${x}" cy="${y}" r="${r}" fill="url(#tn)"/><circle cx="${x - r * 0.3}" cy="${y - r * 0.35}" r="${r * 0.32}" fill="#fff"/>`;

/** One wave that breaks towards the middle: `turn` 1 to the right, −1 to the left. */
const wave = (x: number, foot: number, size: number, turn: 1 | -1): string => {
  const at = (dx: number, dy: number) => `${(x + turn * dx * size).toFixed(1)} ${(foot - dy * size).toFixed(1)}`;
  return `<path d="M${at(-0.62, -0.1)}C${at(-0.3, 0.1)} ${at(-0.3, 0.98)} ${at(0.22, 1)}C${at(0.6, 1)} ${at(0.72, 0.62)} ${at(0.5, 0.46)}C${at(0.48, 0.7)} ${at(0.18, 0.7)} ${at(0.16, 0.44)}C${at(0.16, 0.16)} ${at(0.44, 0.02)} ${at(0.78, -0.1)}Z" fill="url(#tw)" stroke="${dark}" stroke-width="${Math.max(2, size * 0.08)}" stroke-linejoin="round"/><path d="M${at(-0.3, 0.28)}C${at(-0.2, 0.72)} ${at(0, 0.86)} ${at(0.24, 0.86)}" fill="none" stroke="#fff" stroke-width="${size * 0.09}" stroke-linecap="round"/>`;
};

/** The scallop behind the sign: ribs like a fan, a lobe at the end of each. */
const scallop = ({ x, width, foot, crest, weight: k }: Rim, upright: boolean): string => {
  const [cx, cy] = [x + width / 2, foot + 12 * k];
  const [rx, ry] = [Math.min(width * (upright ? 0.46 : 0.33), 232 * k), crest + 12 * k];
  const count = 15;
  const at = (turn: number, out: number) =>
    `${(cx + rx * out * Math.cos(turn)).toFixed(1)} ${(cy + ry * out * Math.sin(turn)).toFixed(1)}`;
  const turnOf = (rib: number) => Math.PI + (Math.PI * rib) / count;
  const lobes = Array.from(
    { length: count },
    (_, rib) => `Q${at(turnOf(rib + 0.5), 1.13)} ${at(turnOf(rib + 1), 0.98)}`,
  );
  const shape = `M${cx} ${cy}L${at(turnOf(0), 0.98)}${lobes.join('')}Z`;
  const ribs = Array.from({ length: count - 1 }, (_, rib) => `M${cx} ${cy}L${at(turnOf(rib + 1), 0.98)}`).join('');
  const shine = Array.from(
    { length: count },
    (_, rib) => `M${at(turnOf(rib + 0.5), 0.5)}L${at(turnOf(rib + 0.5), 0.98)}`,
  ).join('');
  return `<g filter="url(#ts)"><path d="${shape}" fill="url(#tc)" stroke="${dark}" stroke-width="${6 * k}" stroke-linejoin="round"/></g><path d="${shine}" stroke="#ffe6dc" stroke-opacity=".6" stroke-width="${5 * k}" stroke-linecap="round"/><path d="${ribs}" stroke="#7a1434" stroke-opacity=".75" stroke-width="${2.4 * k}"/><path d="${shape}" fill="none" stroke="#fff2ea" stroke-width="${1.8 * k}" stroke-linejoin="round"/>`;
};

/** Waves from both corners, higher and higher up to the scallop. */
const surf = (rim: Rim, upright: boolean): string => {
  const { x, width, foot, weight: k } = rim;
  const count = upright ? 3 : 5;
  const reach = width * (upright ? 0.12 : 0.21);
  return [1, -1]
    .flatMap((turn) =>
      Array.from({ length: count }, (_, at) => {
        const size = (22 + (upright ? 3 : 5) * at) * k;
        const from = turn === 1 ? x : x + width;
        return wave(from + turn * (10 * k + (reach * at) / (count - 1)), foot + 2 * k, size, turn === 1 ? 1 : -1);
      }),
    )
    .join('');
};

const starfish = (x: number, y: number, r: number, turn: number): string => {
  const points = Array.from({ length: 10 }, (_, at) => {
    const [out, angle] = [at % 2 === 0 ? r : r * 0.46, (at / 10) * 2 * Math.PI + turn];
    return `${(x + out * Math.sin(angle)).toFixed(1)} ${(y - out * Math.cos(angle)).toFixed(1)}`;
  });
  return `<path d="M${points.join('L')}Z" fill="${dark}" stroke="${dark}" stroke-width="${r * 0.42}" stroke-linejoin="round"/><path d="M${points.join('L')}Z" fill="url(#tc)" stroke="#ffd0bc" stroke-width="${r * 0.14}" stroke-linejoin="round"/>`;
};

const body = (layout: Layout, { x, y, width, height, weight: k }: Rim): string => {
  const { window: w, beam: b } = layout;
  const inner = (inset: number, paint: string) =>
    `<rect x="${w.x - inset}" y="${w.y - inset}" width="${w.width + 2 * inset}" height="${w.height + 2 * inset}" rx="4" fill="none" ${paint}/>`;
  const outer = `M${x + b} ${y}h${width - 2 * b}q${b} 0 ${b} ${b}v${height - 2 * b}q0 ${b} ${-b} ${b}h${2 * b - width}q${-b} 0 ${-b} ${-b}v${2 * b - height}q0 ${-b} ${b} ${-b}Z`;
  const beads = Array.from(
    { length: Math.round(height / (30 * k)) - 1 },
    (_, at, all = Math.round(height / (30 * k))) => y + (height * (at + 1)) / all,
  )
    .flatMap((down) => [bead(x + b / 2, down, b * 0.2), bead(x + width - b / 2, down, b * 0.2)])
    .join('');
  const r = Math.min(26 * k, b * 1.5);
  // Whole on a phone too, where the rim is as wide as the stage.
  const inward = Math.max(b * 0.5, r * 1.24 - x);
  return `<rect x="${w.x}" y="${w.y}" width="${w.width}" height="${w.height}" fill="url(#tin)"/>${separators(layout, { groove: 'url(#tsep)', line: '#9af3f0' })}
<g filter="url(#ts)"><path fill-rule="evenodd" d="${outer}M${w.x} ${w.y}v${w.height}h${w.width}v${-w.height}Z" fill="url(#tp)"/></g>
${inner(3 * k, `stroke="${dark}" stroke-width="${6 * k}"`)}${inner(3 * k, `stroke="#4fdcd6" stroke-width="${3 * k}"`)}${rail(outer, 5 * k, 2.4 * k)}${beads}${starfish(x + inward, y + height - b * 0.5, r, 0.2)}${starfish(x + width - inward, y + height - b * 0.5, r, -0.3)}`;
};

export const frame = (layout: Layout): Piece => {
  const { window: w, beam, roof, weight, lift, upright } = layout;
  const rim: Rim = {
    x: w.x - beam,
    y: w.y - beam,
    width: w.width + 2 * beam,
    height: w.height + 2 * beam,
    foot: w.y - beam - lift * 0.5,
    crest: roof - 8 * weight,
    weight,
  };
  const [side, above] = [30 * weight + 8, rim.y - rim.foot + rim.crest + 26];
  const piece = { x: rim.x - side, y: rim.y - above, width: rim.width + 2 * side, height: rim.height + above + 40 };
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${piece.x} ${piece.y} ${piece.width} ${piece.height}" width="${piece.width}" height="${piece.height}"><defs>${defs}<filter id="ts" filterUnits="userSpaceOnUse" x="${piece.x}" y="${piece.y}" width="${piece.width}" height="${piece.height}"><feDropShadow dx="0" dy="${5 * weight ** 2}" stdDeviation="${7 * weight ** 2}" flood-color="#021a3a" flood-opacity=".7"/></filter></defs>${scallop(rim, upright)}${surf(rim, upright)}${body(layout, rim)}</svg>`;
  return { svg, ...piece };
};

/** A bar with round ends, `inset` from the edge of a plate. */
const capsule = ([x, y]: readonly [number, number], [w, h]: readonly [number, number], inset: number, paint: string) =>
  `<rect x="${x + inset}" y="${y + inset}" width="${w - 2 * inset}" height="${h - 2 * inset}" rx="${h / 2 - inset}" ${paint}/>`;

/** The sign before the scallop: the title, or the size of a win. */
export const board = (layout: Layout, words: string): Piece => {
  const { window: w, beam, board: height, upright, weight: k, lift } = layout;
  const letters = carve(words, {
    ...{ width: 22, gap: 10, palette: ['#8a4a2a', '#ffb08a', '#ffeade', '#ffffff'] },
    rim: [
      ['#03182c', 12],
      ['#0a4a7a', 5],
    ],
  });
  const scale = Math.min((height * 0.56) / 100, (w.width * (upright ? 0.68 : 0.62)) / letters.width);
  const width = letters.width * scale + (upright ? 44 * k : 84 * (height / 56));
  const edge = 16;
  const box = {
    x: w.x + w.width / 2 - width / 2 - edge,
    y: w.y - beam - lift - height + 12 * k - edge,
    width: width + 2 * edge,
    height: height + 2 * edge,
  };
  const bar = (inset: number, paint: string) => capsule([edge, edge], [width, height], inset, paint);
  const beads = [edge + height * 0.36, edge + width - height * 0.36]
    .map((x) => bead(x, edge + height / 2, 6 * k))
    .join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${box.width} ${box.height}" width="${box.width}" height="${box.height}"><defs>${nacre}<linearGradient id="tg" x2="0" y2="1"><stop offset="0" stop-color="#0d5a92"/><stop offset="1" stop-color="#04203f"/></linearGradient><filter id="tl" x="-20%" y="-60%" width="140%" height="220%"><feDropShadow dx="0" dy="4" stdDeviation="5" flood-color="#021a3a" flood-opacity=".75"/></filter></defs><g filter="url(#tl)">${bar(0, `fill="${dark}" stroke="${dark}" stroke-width="${6 * k}"`)}${bar(0, `fill="url(#tg)" stroke="url(#tn)" stroke-width="${4.4 * k}"`)}</g>${bar(6 * k, `fill="none" stroke="#4fdcd6" stroke-opacity=".8" stroke-width="${1.2 * k}"`)}${beads}<g transform="translate(${box.width / 2 - (letters.width * scale) / 2} ${edge + height / 2 - 50 * scale}) scale(${scale})">${letters.svg}</g></svg>`;
  return { svg, ...box };
};

/** A plate for one number, as large as asked. */
export const plate: SlotArt['plate'] = ({ width: w, height: h }, lit, inlaid = h >= 40) => {
  const k = Math.min(1.6, Math.max(0.6, h / 56));
  const bar = (inset: number, paint: string) => capsule([0, 0], [w, h], inset, paint);
  const [top, low] = lit ? ['#1290b0', '#063a66'] : ['#0a4068', '#03182f'];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}"><defs>${nacre}<linearGradient id="tf" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${low}"/></linearGradient></defs>${bar(3 * k, `fill="${dark}" stroke="${dark}" stroke-width="${6 * k}"`)}${bar(3 * k, `fill="url(#tf)" stroke="url(#tn)" stroke-width="${3.2 * k}"`)}${inlaid ? bar(8.5 * k, 'fill="none" stroke="#4fdcd6" stroke-opacity=".7"') : ''}</svg>`;
};
