/** Folded paper in SVG: facets, each lit along its length with a light crease, in sheets that throw a shadow on the sheets below them. */
import { mix } from '../../../slots/art/colours.ts';

export type Point = readonly [x: number, y: number];

/** The colour of a facet, how bright it is in hundredths, whether it is printed, and its corners: `r-34 92,118 70,14 98,44`. */
type Facet = string;

export const colours = {
  r: '#e03a22',
  i: '#27488a',
  j: '#2fa080',
  y: '#efa51e',
  v: '#8a3a8a',
  k: '#f0789a',
  a: '#128aa4',
  m: '#6aa52c',
  o: '#ee6a24',
  c: '#fdf2da',
  g: '#e6ad3a',
  w: '#c99a5a',
  b: '#f6d58e',
  t: '#fff8ea',
  n: '#7a3a24',
} as const;

type Palette = Readonly<Record<string, string>>;

const lit = (colour: string, by: number): string => mix(colour, by < 0 ? '#000000' : '#ffffff', Math.abs(by));

/** What sheets are printed with: a tile, and what is drawn in it. */
export interface Print {
  readonly width: number;
  readonly height: number;
  readonly drawn: string;
}

export const waves = (colour: string, size = 13): Print => {
  const arcs = [
    [0, 1],
    [2, 1],
    [1, 0.5],
    [1, 1.5],
  ].flatMap(([x = 0, y = 0]) =>
    [1, 0.66, 0.33].map((r) => `M${(x - r) * size} ${y * size}a${r * size} ${r * size} 0 0 1 ${2 * r * size} 0`),
  );
  const drawn = `<path d="${arcs.join('')}" fill="none" stroke="${colour}"/>`;
  return { width: 2 * size, height: size, drawn };
};

/** Blossoms of five petals. */
export const blossoms = (colour: string, size: number, petal: number): Print => {
  const at = (cx: number, cy: number) =>
    Array.from({ length: 5 }, (_, turn) => {
      const angle = turn * 1.2566;
      return `<circle cx="${(cx + petal * Math.cos(angle)).toFixed(1)}" cy="${(cy + petal * Math.sin(angle)).toFixed(1)}" r="${petal * 0.8}"/>`;
    }).join('');
  const drawn = `<g fill="${colour}">${at(size * 0.25, size * 0.5)}${at(size * 0.75, size * 1.5)}</g>`;
  return { width: size, height: size * 2, drawn };
};

export const points = (corners: readonly Point[]): string =>
  corners.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');

const fibre =
  '<feTurbulence type="fractalNoise" baseFrequency=".11 .2" numOctaves="3" seed="4" result="n"/><feColorMatrix in="n" values="0 .34 0 0 .79 0 .34 0 0 .79 0 .34 0 0 .78 0 0 0 0 1" result="f"/><feBlend in="SourceGraphic" in2="f" mode="multiply" result="m"/><feComposite in="m" in2="SourceAlpha" operator="in"/>';

/** One drawing: what its sheets use is collected on the way. */
export const paperIn = (p: string, print?: Print, palette: Palette = colours) => {
  const [fills, shadows] = [new Map<string, string>(), new Set<number>()];
  const fillOf = (letter: string, hundredths: number): string => {
    const [colour, by] = [palette[letter] ?? '#ffffff', hundredths / 100];
    const id = `${p}${letter}${hundredths < 0 ? 'd' : ''}${Math.abs(hundredths)}`;
    fills.set(
      id,
      `<linearGradient id="${id}" x2="1" y2="1"><stop offset="0" stop-color="${lit(colour, by + 0.13)}"/><stop offset=".55" stop-color="${lit(colour, by)}"/><stop offset="1" stop-color="${lit(colour, by - 0.2)}"/></linearGradient>`,
    );
    return `url(#${id})`;
  };
  const facet = (drawn: Facet): string => {
    const [, letter = '', bright = '', printed, corners = ''] = /^(\w)(-?\d+)(\*?) (.+)$/.exec(drawn) ?? [];
    const shape = `<polygon points="${corners}" fill="${fillOf(letter, parseInt(bright, 10))}"/>`;
    return printed === '' ? shape : `${shape}<polygon points="${corners}" fill="url(#${p}print)"/>`;
  };
  return {
    /** `depth`: how far it lies above what is below it. */
    sheet: (depth: number, facets: string | readonly Facet[], more = ''): string => {
      shadows.add(depth);
      const list = typeof facets === 'string' ? facets.split(';') : facets;
      return `<g filter="url(#${p}h${depth})">${list.map(facet).join('')}${more}</g>`;
    },
    /** `over`: what lies on the paper, and is none. */
    drawing: (body: string, over = '', defs = ''): string => {
      const drops = [...shadows].map(
        (depth) =>
          `<filter id="${p}h${depth}" x="-20%" y="-20%" width="140%" height="150%"><feDropShadow dx="0" dy="${(depth * 0.62).toFixed(1)}" stdDeviation="${(depth * 0.5).toFixed(1)}" flood-color="#28161e" flood-opacity=".55"/></filter>`,
      );
      const tile =
        print === undefined
          ? ''
          : `<pattern id="${p}print" width="${print.width}" height="${print.height}" patternUnits="userSpaceOnUse">${print.drawn}</pattern>`;
      return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-6 -6 212 212" width="400" height="400"><defs>${[...fills.values()].join('')}${drops.join('')}${tile}<filter id="${p}fibre" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">${fibre}</filter>${defs}</defs><g filter="url(#${p}fibre)" stroke="#fffaeb" stroke-opacity=".5" stroke-width=".9" stroke-linejoin="round">${body}</g>${over}</svg>`;
    },
  };
};
