/** What the things of the vault are made of: hammered iron under a cold light from above and a hot one from below, brass, copper, and melt. */
import { reliefFilter, type Relief } from '../../../slots/art/relief.ts';
import { rad, wrap } from '../../../slots/art/svg.ts';

const dark = '#0d0605';
const melt = [0.36, '#ff6a1a'] as const;

export const ramps = {
  iron: ['#08070a', '#26242a', '#67636b', '#b4aeb0', '#fff6ea'],
  gold: ['#2a0d02', '#8a3c06', '#dc8e16', '#ffd25e', '#fffbe6'],
  copper: ['#1c0602', '#74280f', '#cf6534', '#ffb98c', '#fff3e8'],
  steel: ['#05090f', '#16293a', '#4a86a6', '#a4d8e6', '#f4ffff'],
  ruby: ['#180006', '#7a0a1c', '#e0313a', '#ff9d8a', '#fff2ec'],
  melt: ['#a82000', '#ff6a08', '#ffb52e', '#ffe488', '#fffdf0'],
  wood: ['#140703', '#4a2210', '#8f5128', '#c98a52', '#ffd9a8'],
} as const;

const reliefs = {
  iron: { ramp: ramps.iron, round: 12, height: 17, dents: [16, 0.13], light: 23, shine: [0.5, '#eef6ff'], below: melt },
  dome: {
    ramp: ramps.iron,
    round: 36,
    height: 60,
    dents: [16, 0.07],
    light: 32,
    shine: [0.75, '#eef6ff'],
    below: melt,
  },
  gold: { ramp: ramps.gold, round: 8, height: 13, light: 34, shine: [0.8, '#fff6d8'], below: [0.35, '#ff6a1a'] },
  copper: { ramp: ramps.copper, round: 8, height: 12, light: 31, shine: [0.7, '#fff0e4'], below: [0.45, '#ff6a1a'] },
  wood: { ramp: ramps.wood, round: 11, height: 16, dents: [7, 0.08], light: 32, shine: [0.15, '#ffe8d0'], below: melt },
  melt: { ramp: ramps.melt, round: 18, height: 14, dents: [40, 0.2], light: 47, shine: [0.25, '#fffbe0'] },
} satisfies Readonly<Record<string, Relief>>;
export type Metal = keyof typeof reliefs;

/** One solid, as filled shapes: a dark edge, which is the shadow on what lies below it too, and the metal. */
export const cast = (p: string, metal: Metal, shapes: string): string =>
  `<g fill="${dark}" stroke="${dark}" stroke-width="7" stroke-linejoin="round" transform="translate(0 1.500)">${shapes}</g><g filter="url(#${p}m${metal})">${shapes}</g>`;

/** The same of a path. */
export const solid = (p: string, metal: Metal, path: string): string => cast(p, metal, `<path d="${path}"/>`);

/** A bar along a path. */
export const rod = (p: string, metal: Metal, path: string, width: number, cap = 'round'): string => {
  const line = (colour: string, wide: number, more: string) =>
    `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${wide}" stroke-linecap="${cap}" stroke-linejoin="round" ${more}/>`;
  return line(dark, width + 7, 'transform="translate(0 1.500)"') + line('#fff', width, `filter="url(#${p}m${metal})"`);
};

export const studs = (p: string, points: readonly (readonly [number, number])[], r = 6.5): string =>
  cast(p, 'gold', points.map(([x, y]) => `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r}"/>`).join(''));

/** Light around something hot; it has to end within the symbol, or its edge is seen. */
export const heat = (p: string, x: number, y: number, r: number, strength = 1, tall = r): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${tall}" fill="url(#${p}gl)" opacity="${strength}"/>`;

/** Of these materials only. */
export const forge = (p: string, metals: readonly Metal[], inner: string, defs = ''): string =>
  wrap(
    p,
    `<g filter="url(#${p}sh)">${inner}</g>`,
    metals.map((metal) => reliefFilter(`${p}m${metal}`, reliefs[metal])).join('') +
      rad(`${p}gl`, [
        [0, '#ffc65c', 0.95],
        [0.35, '#ff7a14', 0.5],
        [1, '#ff5a00', 0],
      ]) +
      defs,
  );
