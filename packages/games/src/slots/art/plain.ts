/** A plain look for any slot from a few colours and letters: complete and playable before its art exists. */
import type { Layout } from '../stage/layout.ts';
import type { Piece, SlotArt } from '../stage/slot-game.ts';
import { carve, gold } from './letters.ts';
import { coinOf } from './poured.ts';
import { wrap } from './svg.ts';

export interface PlainColours {
  /** From the middle outwards. */
  readonly ground: readonly [string, string, string];
  /** While free spins run. */
  readonly free: readonly [string, string, string];
  /** Dark, middle, light. */
  readonly frame: readonly [string, string, string];
  readonly plate: readonly [dark: string, lit: string];
  /** As numbers, for what the canvas itself draws. */
  readonly window: number;
}

/** What is carved on a symbol, in which colours: dark, middle, light, flash. */
export type PlainSymbol = readonly [text: string, palette: readonly string[]];

const drawnSymbol = ([text, palette]: PlainSymbol, prefix: string): string => {
  const letters = carve(text, {
    width: 24,
    palette,
    rim: [
      ['#14040a', 12],
      ['#ffdf8c', 6],
      ['#2a0a04', 2],
    ],
    gap: 12,
  });
  const scale = Math.min(1.2, 168 / letters.width);
  return wrap(
    prefix,
    `<g filter="url(#${prefix}sh)" transform="translate(${100 - (letters.width * scale) / 2} ${100 - 50 * scale}) scale(${scale})">${letters.svg}</g>`,
  );
};

const paintGround = (
  { width, height }: Layout,
  [middle, edge, far]: readonly [string, string, string],
  density: number,
): HTMLCanvasElement => {
  const canvas = document.createElement('canvas');
  const scale = Math.min(density, 2_047 / Math.max(width, height));
  [canvas.width, canvas.height] = [Math.ceil(width * scale), Math.ceil(height * scale)];
  const g = canvas.getContext('2d');
  if (g === null) return canvas;
  const [x, y] = [canvas.width / 2, canvas.height * 0.4];
  const light = g.createRadialGradient(x, y, 0, x, y, Math.hypot(x, y) * 1.25);
  for (const [at, colour] of [
    [0, middle],
    [0.5, edge],
    [1, far],
  ] as const)
    light.addColorStop(at, colour);
  g.fillStyle = light;
  g.fillRect(0, 0, canvas.width, canvas.height);
  return canvas;
};

const paintBand = (width: number, height: number, density: number): HTMLCanvasElement => {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [Math.ceil(width * density), Math.ceil(height * density)];
  const g = canvas.getContext('2d');
  if (g === null) return canvas;
  const shade = g.createLinearGradient(0, 0, 0, canvas.height);
  for (const [at, opacity] of [
    [0, 0.02],
    [0.5, 0.22],
    [1, 0.02],
  ] as const)
    shade.addColorStop(at, `rgba(255,255,255,${opacity})`);
  g.fillStyle = shade;
  g.fillRect(0, 0, canvas.width, canvas.height);
  return canvas;
};

const ramp = (id: string, [dark, middle, light]: readonly [string, string, string]): string =>
  `<linearGradient id="${id}" x2="0" y2="1"><stop offset="0" stop-color="${light}"/><stop offset=".45" stop-color="${middle}"/><stop offset="1" stop-color="${dark}"/></linearGradient>`;

const svgOf = (box: Omit<Piece, 'svg'>, body: string): Piece => ({
  ...box,
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.x} ${box.y} ${box.width} ${box.height}" width="${box.width}" height="${box.height}">${body}</svg>`,
});

const frameOf =
  ({ frame }: PlainColours) =>
  ({ window: w, beam, cell, reels, weight }: Layout): Piece => {
    const edge = beam + 12;
    const box = { x: w.x - edge, y: w.y - edge, width: w.width + 2 * edge, height: w.height + 2 * edge };
    const between = Array.from({ length: reels - 1 }, (_, index) => {
      const x = w.x + (index + 1) * cell.width + (index + 0.5) * cell.gap;
      return `<path d="M${x} ${w.y}v${w.height}" stroke="#0009" stroke-width="${cell.gap}"/>`;
    }).join('');
    const line = (inset: number, width: number, paint: string) =>
      `<rect x="${w.x - inset}" y="${w.y - inset}" width="${w.width + 2 * inset}" height="${w.height + 2 * inset}" rx="${inset + 4}" fill="none" stroke="${paint}" stroke-width="${width}"/>`;
    return svgOf(
      box,
      `<defs>${ramp('pf', frame)}</defs>${between}${line(beam / 2, beam, 'url(#pf)')}${line(1, 2 * weight, '#0009')}${line(beam, 2 * weight, '#0009')}`,
    );
  };

const boardOf =
  ({ frame, plate }: PlainColours) =>
  (layout: Layout, words: string): Piece => {
    const { window: w, beam, board: height, lift } = layout;
    const letters = carve(words, { width: 22, palette: gold, gap: 10 });
    const scale = Math.min((height * 0.56) / 100, (w.width * 0.9) / letters.width);
    const width = letters.width * scale + 56;
    const [x, y] = [w.x + w.width / 2 - width / 2, w.y - beam - lift - height * 0.8];
    const box = { x: x - 4, y: y - 4, width: width + 8, height: height + 8 };
    return svgOf(
      box,
      `<defs>${ramp('pb', frame)}</defs><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${height * 0.24}" fill="${plate[0]}" stroke="url(#pb)" stroke-width="4"/><g transform="translate(${x + 28} ${y + height / 2 - 50 * scale}) scale(${scale})">${letters.svg}</g>`,
    );
  };

const plateOf =
  ({ frame, plate }: PlainColours): SlotArt['plate'] =>
  ({ width, height }, lit) =>
    svgOf(
      { x: 0, y: 0, width, height },
      `<defs>${ramp('pp', frame)}</defs><rect x="2" y="2" width="${width - 4}" height="${height - 4}" rx="${height * 0.3}" fill="${lit ? plate[1] : plate[0]}" stroke="url(#pp)" stroke-width="3"/>`,
    ).svg;

/** A cut stone. */
const gem = (prefix: string, colour: string): string =>
  wrap(
    prefix,
    `<g filter="url(#${prefix}sh)"><path d="M100 14L176 78 100 186 24 78Z" fill="${colour}" stroke="url(#${prefix}gold)" stroke-width="8" stroke-linejoin="round"/><path d="M100 14L132 78 100 186 68 78Z" fill="#fff" fill-opacity=".28"/><path d="M24 78H176" stroke="#fff" stroke-opacity=".5" stroke-width="3"/></g>`,
  );

export const plainArt = (colours: PlainColours, symbols: Readonly<Record<string, PlainSymbol>>): SlotArt => ({
  colours: { window: colours.window, interlude: 0, grand: 0 },
  symbols: Object.fromEntries(
    Object.entries(symbols).map(([name, symbol]) => [name, (prefix: string) => drawnSymbol(symbol, prefix)]),
  ),
  background: (layout, free, density) => paintGround(layout, free ? colours.free : colours.ground, density),
  band: paintBand,
  frame: frameOf(colours),
  board: boardOf(colours),
  plate: plateOf(colours),
  pendant: (prefix, small) => gem(prefix, small ? colours.frame[2] : colours.frame[1]),
  wordRim: [colours.ground[2], colours.frame[1]],
  poured: coinOf(
    { dark: colours.frame[0], deep: colours.frame[1], mid: colours.frame[2], light: '#ffffff' },
    () => undefined,
  ),
  emblem: () => gem('emblem', colours.frame[1]),
});
