/** Blown glass in SVG: each part is puffed up by two lights, dark where it is thick, bright where light leaves it, with a rim and a window in it. */
import { mix } from '../../../slots/art/colours.ts';
import { lin, wrap } from '../../../slots/art/svg.ts';

/** Where light passes easily, through the middle, and where the glass is thick. */
export const hues = {
  ruby: ['#ffb3a8', '#ee2346', '#74002a'],
  amber: ['#ffedaa', '#ff9d1c', '#9a3a00'],
  emerald: ['#d8ffb8', '#1fbf55', '#00502c'],
  aqua: ['#d6fff6', '#17bfc4', '#025464'],
  sapphire: ['#b9dcff', '#2f6bff', '#0a1a78'],
  amethyst: ['#f3c8ff', '#a63df0', '#3e0c78'],
} as const;
export type Hue = keyof typeof hues;

/**
 * Two lights: one from above, of which the window in the glass is left, and one that comes through the body and gathers on its far side, in its
 * own colour. Where the glass turns away from the eye it is dark.
 */
const glassFilter = (id: string): string => {
  const light = (azimuth: number, elevation: number) =>
    `<feDistantLight azimuth="${azimuth}" elevation="${elevation}"/>`;
  const diffuse = (elevation: number, result: string) =>
    `<feDiffuseLighting in="b" surfaceScale="9" diffuseConstant="1.12" lighting-color="#fff" result="${result}">${light(236, elevation)}</feDiffuseLighting>`;
  const mixed = (one: string, other: string, by: string, result: string) =>
    `<feComposite in="${one}" in2="${other}" operator="arithmetic" ${by} result="${result}"/>`;
  return `<filter id="${id}" x="-12%" y="-12%" width="124%" height="130%" color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" stdDeviation="6" result="b"/>${diffuse(58, 'd')}${mixed('SourceGraphic', 'd', 'k1="1.02" k2=".04"', 'm')}<feSpecularLighting in="b" surfaceScale="8" specularConstant="1.1" specularExponent="3.4" lighting-color="#fff" result="c">${light(58, 22)}</feSpecularLighting>${mixed('SourceGraphic', 'c', 'k1=".62"', 'c')}${mixed('m', 'c', 'k2="1" k3="1"', 'm')}${diffuse(90, 'n')}${mixed('m', 'n', 'k1=".8" k2=".2"', 'm')}<feSpecularLighting in="b" surfaceScale="8" specularConstant="1.3" specularExponent="46" lighting-color="#fff" result="s">${light(232, 42)}</feSpecularLighting>${mixed('m', 's', 'k2="1" k3=".9"', 'g')}<feComposite in="g" in2="SourceAlpha" operator="in" result="g"/><feDropShadow in="SourceAlpha" dx="0" dy="4" stdDeviation="3" flood-color="#00080c" flood-opacity=".7" result="h"/><feMerge><feMergeNode in="h"/><feMergeNode in="g"/></feMerge></filter>`;
};

/** The colours that are used, and what makes a flat drawing glass. */
const defsOf = (p: string): string =>
  Object.entries(hues)
    .map(([name, [thin, body, deep]]) =>
      lin(`${p}${name}`, [
        [0, body],
        [0.34, deep],
        [0.62, body],
        [1, thin],
      ]),
    )
    .join('') + glassFilter(`${p}puff`);

export const glassIn = (p: string) => {
  const rim = (hue: Hue) => `stroke="${hues[hue][0]}" stroke-opacity=".6" stroke-width="1.6" stroke-linejoin="round"`;
  return {
    /** A part with its own thickness. */
    part: (d: string, hue: Hue, more = ''): string =>
      `<g filter="url(#${p}puff)"><path d="${d}" fill="url(#${p}${hue})" ${rim(hue)}${more}/></g>`,
    /** Two parts that mirror each other; the light does not, so the filter is outside of the mirror. */
    pair: (d: string, hue: Hue): string => {
      const half = `d="${d}" fill="url(#${p}${hue})" ${rim(hue)}`;
      return `<g filter="url(#${p}puff)" transform="translate(100 0)"><path ${half}/><path transform="scale(-1 1)" ${half}/></g>`;
    },
    /** A drawn-out thread. */
    thread: (d: string, hue: Hue, width: number, both = false): string => {
      const line = `d="${d}" fill="none" stroke="${mix(hues[hue][1], hues[hue][0], 0.35)}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`;
      const mirrored = both ? `<path transform="scale(-1 1)" ${line}/>` : '';
      return `<g filter="url(#${p}puff)"${both ? ' transform="translate(100 0)"' : ''}><path ${line}/>${mirrored}</g>`;
    },
    /** Grooves: dark, with light on the side away from it. */
    grooves: (d: string, hue: Hue, width = 2.6): string =>
      `<path d="${d}" fill="none" stroke="${hues[hue][2]}" stroke-opacity=".62" stroke-width="${width}" stroke-linecap="round"/><path d="${d}" fill="none" stroke="${hues[hue][0]}" stroke-opacity=".55" stroke-width="${width * 0.5}" stroke-linecap="round" transform="translate(.8 1.900)"/>`,
  };
};

export const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** The window of the house, seen in the glass. */
export const pane = (x: number, y: number, size: number, turn = -10): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size / 20})" fill="#fff" fill-opacity=".82"><rect x="-10" y="-8" width="9" height="7.500" rx="1.500"/><rect x="1" y="-8" width="9" height="7.500" rx="1.500"/><rect x="-10" y="1" width="9" height="7" rx="1.500"/><rect x="1" y="1" width="9" height="7" rx="1.500" fill-opacity=".55"/></g>`;

export const eye = (x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="#0b0410"/><circle cx="${x - r * 0.3}" cy="${y - r * 0.35}" r="${r * 0.38}" fill="#fff"/><circle cx="${x + r * 0.34}" cy="${y + r * 0.4}" r="${r * 0.17}" fill="#fff"/>`;

export const bubbles = (list: readonly (readonly [x: number, y: number, r: number])[]): string =>
  list
    .map(
      ([x, y, r]) =>
        `<circle cx="${x}" cy="${y}" r="${r}" fill="#fff" fill-opacity=".16" stroke="#fff" stroke-opacity=".6"/><circle cx="${x - r * 0.35}" cy="${y - r * 0.4}" r="${r * 0.3}" fill="#fff"/>`,
    )
    .join('');

/** A soft light of its hue behind the animal. */
export const lit = (p: string, hue: Hue, body: string): string =>
  wrap(
    p,
    `<circle cx="100" cy="106" r="96" fill="url(#${p}aura)"/>${body}`,
    `${defsOf(p)}<radialGradient id="${p}aura"><stop offset="0" stop-color="${hues[hue][1]}" stop-opacity=".55"/><stop offset="1" stop-color="${hues[hue][1]}" stop-opacity="0"/></radialGradient>`,
  );
