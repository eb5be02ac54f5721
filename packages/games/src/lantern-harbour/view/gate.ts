/** The harbour gate around the reels, its sign boards and the plate under the beam: SVG made from the layout. */
import { carve, gold } from '../../slots/art/letters.ts';
import { reels, type Layout } from './layout.ts';

export interface Piece {
  readonly svg: string;
  /** On the stage. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const gilt = `<linearGradient id="fg" x2="0" y2="1"><stop offset="0" stop-color="#fff3c4"/><stop offset=".35" stop-color="#ffcf5c"/><stop offset=".7" stop-color="#c97c10"/><stop offset="1" stop-color="#6b3604"/></linearGradient>`;
const defs = `<defs>${gilt}
<linearGradient id="fpost" x2="1" y2="0"><stop offset="0" stop-color="#2a040c"/><stop offset=".3" stop-color="#b3202f"/><stop offset=".5" stop-color="#d9404a"/><stop offset=".75" stop-color="#7d0f20"/><stop offset="1" stop-color="#240309"/></linearGradient>
<linearGradient id="fbar" x2="0" y2="1"><stop offset="0" stop-color="#c02c38"/><stop offset=".35" stop-color="#8f1424"/><stop offset="1" stop-color="#2c040c"/></linearGradient>
<linearGradient id="froof" x2="0" y2="1"><stop offset="0" stop-color="#5a1020"/><stop offset=".6" stop-color="#8f1a28"/><stop offset="1" stop-color="#3a0610"/></linearGradient>
<linearGradient id="fsep" x2="1" y2="0"><stop offset="0" stop-color="#000" stop-opacity=".75"/><stop offset=".5" stop-color="#3a0c16"/><stop offset="1" stop-color="#000" stop-opacity=".75"/></linearGradient>
<linearGradient id="fin" x2="0" y2="1"><stop offset="0" stop-color="#000" stop-opacity=".78"/><stop offset=".13" stop-color="#000" stop-opacity="0"/><stop offset=".88" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".66"/></linearGradient>
<filter id="fs" x="-10%" y="-10%" width="120%" height="125%"><feDropShadow dx="0" dy="12" stdDeviation="14" flood-color="#000" flood-opacity=".75"/></filter></defs>`;

/** A dark line under a gilt one. */
const rail = (path: string, dark: number, bright: number, more = ''): string =>
  `<path d="${path}" fill="none" stroke="#1a0508" stroke-width="${dark}"${more}/><path d="${path}" fill="none" stroke="url(#fg)" stroke-width="${bright}"${more}/>`;

interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly eave: number;
  readonly top: number;
  readonly middle: number;
}

const roof = ({ x, y, width, eave, top, middle }: Frame, small: boolean): string => {
  const edge = `M${x - eave} ${y - 6}L${x - eave + 8} ${y + 8}Q${middle} ${y + 24} ${x + width + eave - 8} ${y + 8}L${x + width + eave} ${y - 6}`;
  const shape = `M${x - eave} ${y - 6}Q${x + 10} ${y + 2} ${x + width * 0.14} ${top + 10}Q${middle} ${top - 6} ${x + width * 0.86} ${top + 10}Q${x + width - 10} ${y + 2} ${x + width + eave} ${y - 6}L${x + width + eave - 8} ${y + 8}Q${middle} ${y + 24} ${x - eave + 8} ${y + 8}Z`;
  const count = small ? 26 : 46;
  const tiles = Array.from({ length: count - 1 }, (_, index) => {
    const u = (index + 1) / count;
    const from = x + width * (0.14 + 0.72 * u);
    const to = x - eave + 14 + (width + 2 * eave - 28) * u;
    const tile = (off: number) =>
      `M${from + off} ${top + 4}Q${(from + to) / 2 + off + (u - 0.5) * 10} ${y - 6} ${to + off} ${y + 14}`;
    return `<path d="${tile(0)}" stroke="#12030a" stroke-width="3" fill="none"/><path d="${tile(1.6)}" stroke="#ff8a6a" stroke-opacity=".32" stroke-width="1.1" fill="none"/>`;
  }).join('');
  const ridge = `M${x + width * 0.14} ${top + 10}Q${middle} ${top - 6} ${x + width * 0.86} ${top + 10}`;
  const horns = [-1, 1]
    .map((side) => `M${side < 0 ? x - eave : x + width + eave} ${y - 6}q${side * 12}-4 ${side * 14}-20`)
    .map((path) => rail(path, 8, 4.5, ' stroke-linecap="round"'))
    .join('');
  return `<g filter="url(#fs)"><path d="${shape}" fill="url(#froof)" stroke="#1a0508" stroke-width="4" stroke-linejoin="round"/></g><clipPath id="fc"><path d="${shape}"/></clipPath><g clip-path="url(#fc)">${tiles}</g>${rail(edge, 8, 4.5, ' stroke-linejoin="round"')}${rail(ridge, 11, 6, ' stroke-linecap="round"')}${horns}`;
};

const separators = ({ window: { x, y, height }, cell }: Layout): string =>
  Array.from({ length: reels - 1 }, (_, index) => {
    const middle = x + (index + 1) * cell.width + (index + 0.5) * cell.gap;
    return `<rect x="${middle - cell.gap / 2}" y="${y}" width="${cell.gap}" height="${height}" fill="url(#fsep)"/><path d="M${middle} ${y}V${y + height}" stroke="#ffcf7a" stroke-opacity=".55" stroke-width="1"/>`;
  }).join('');

const body = (layout: Layout, { x, y, width, height }: Frame): string => {
  const { window: w, beam: b, upright } = layout;
  const outer = `M${x} ${y}v${height - 10}q0 10 10 10h${width - 20}q10 0 10-10v${-(height - 10)}`;
  const count = Math.round((height - 2 * b) / (upright ? 26 : 40));
  const studs = Array.from({ length: count + 1 }, (_, index) => y + b + ((height - 2 * b) * index) / count)
    .flatMap((at) => [x + b / 2, x + width - b / 2].map((left) => [left, at] as const))
    .map(
      ([left, at]) =>
        `<circle cx="${left}" cy="${at}" r="${upright ? 3.2 : 4.6}" fill="#1a0508"/><circle cx="${left}" cy="${at}" r="${upright ? 2.4 : 3.6}" fill="url(#fg)"/>`,
    )
    .join('');
  const inner = (inset: number, radius: number, paint: string) =>
    `<rect x="${w.x - inset}" y="${w.y - inset}" width="${w.width + 2 * inset}" height="${w.height + 2 * inset}" rx="${radius}" fill="none" ${paint}/>`;
  return `<rect x="${w.x}" y="${w.y}" width="${w.width}" height="${w.height}" fill="url(#fin)"/>${separators(layout)}
<g filter="url(#fs)"><path fill-rule="evenodd" d="M${x} ${y}h${width}v${height - 10}q0 10-10 10h${-(width - 20)}q-10 0-10-10Z M${w.x} ${w.y}v${w.height}h${w.width}v${-w.height}Z" fill="url(#fbar)"/></g>
${[x, x + width - b].map((left) => `<rect x="${left}" y="${y}" width="${b}" height="${height}" fill="url(#fpost)"/>`).join('')}
<path d="M${x} ${y + height - b}h${width}v${b - 8}q0 8-8 8h${-(width - 16)}q-8 0-8-8Z" fill="url(#fbar)"/><path d="M${x} ${y}h${width}v${b}h${-width}Z" fill="url(#fbar)"/>
${inner(4, 5, 'stroke="#1a0508" stroke-width="7"')}${inner(4, 5, 'stroke="url(#fg)" stroke-width="4"')}${inner(1.5, 3, 'stroke="#fff3c4" stroke-opacity=".5" stroke-width="1"')}${rail(outer, 5, 2.6)}${studs}`;
};

export const gate = (layout: Layout): Piece => {
  const { window: w, beam, roof: roofHeight, upright } = layout;
  const frame: Frame = {
    x: w.x - beam,
    y: w.y - beam,
    width: w.width + 2 * beam,
    height: w.height + 2 * beam,
    eave: upright ? 10 : beam * 2.3,
    top: w.y - beam - roofHeight + 14,
    middle: w.x + w.width / 2,
  };
  const [side, above] = [frame.eave + 30, frame.y - frame.top + 24];
  const box = {
    x: frame.x - side,
    y: frame.y - above,
    width: frame.width + 2 * side,
    height: frame.height + above + 46,
  };
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.x} ${box.y} ${box.width} ${box.height}" width="${box.width}" height="${box.height}">${defs}${body(layout, frame)}${roof(frame, upright)}</svg>`;
  return { svg, ...box };
};

/** The board on the roof: the title, or the size of a win. */
export const board = (layout: Layout, words: string): Piece => {
  const { window: w, beam, board: height, upright } = layout;
  const letters = carve(words, {
    width: 22,
    palette: gold,
    rim: [
      ['#1a0508', 12],
      ['#6b0a1c', 6],
    ],
    gap: 10,
  });
  const scale = Math.min((height * 0.58) / 100, (w.width * (upright ? 0.86 : 0.66)) / letters.width);
  const width = letters.width * scale + (upright ? 34 : 64 * (height / 56));
  const edge = 16;
  const y = w.y - beam - height + 10;
  const box = {
    x: w.x + w.width / 2 - width / 2 - edge,
    y: y - edge,
    width: width + 2 * edge,
    height: height + 2 * edge,
  };
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${box.width} ${box.height}" width="${box.width}" height="${box.height}"><defs>${gilt}<filter id="fl" x="-20%" y="-60%" width="140%" height="220%"><feDropShadow dx="0" dy="4" stdDeviation="5" flood-color="#000" flood-opacity=".7"/></filter></defs>
<g filter="url(#fl)"><rect x="${edge}" y="${edge}" width="${width}" height="${height}" rx="10" fill="#1a0508" stroke="#1a0508" stroke-width="6"/><rect x="${edge}" y="${edge}" width="${width}" height="${height}" rx="10" fill="#2b0710" stroke="url(#fg)" stroke-width="3.5"/><rect x="${edge + 6}" y="${edge + 6}" width="${width - 12}" height="${height - 12}" rx="6" fill="none" stroke="#c97c10" stroke-width="1"/></g>
<g transform="translate(${box.width / 2 - (letters.width * scale) / 2} ${edge + height / 2 - 50 * scale}) scale(${scale})">${letters.svg}</g></svg>`;
  return { svg, ...box };
};

/** Hangs from the lower beam, so that a number never covers a symbol. */
export const plate = ({ plate: { x, y, width: w, height: h } }: Layout, lit: boolean): Piece => ({
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}"><defs><linearGradient id="a" x2="0" y2="1"><stop offset="0" stop-color="#fff3c4"/><stop offset=".4" stop-color="#ffcf5c"/><stop offset="1" stop-color="#7a3f05"/></linearGradient><linearGradient id="b" x2="0" y2="1"><stop offset="0" stop-color="${lit ? '#5a0a1e' : '#1d0710'}"/><stop offset="1" stop-color="${lit ? '#2b0410' : '#0c0206'}"/></linearGradient></defs><path d="M26 3H${w - 26}L${w - 5} ${h / 2} ${w - 26} ${h - 3}H26L5 ${h / 2}Z" fill="#1a0508" stroke="#1a0508" stroke-width="6" stroke-linejoin="round"/><path d="M26 3H${w - 26}L${w - 5} ${h / 2} ${w - 26} ${h - 3}H26L5 ${h / 2}Z" fill="url(#b)" stroke="url(#a)" stroke-width="3" stroke-linejoin="round"/><path d="M30 9H${w - 30}L${w - 13} ${h / 2} ${w - 30} ${h - 9}H30L13 ${h / 2}Z" fill="none" stroke="#c97c10" stroke-opacity=".7"/></svg>`,
  x,
  y,
  width: w,
  height: h,
});
