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
    .join('') +
  `<filter id="${p}puff" x="-12%" y="-12%" width="124%" height="130%"><feGaussianBlur in="SourceAlpha" stdDeviation="6.5" result="b"/><feDiffuseLighting in="b" surfaceScale="9" diffuseConstant="1.3" lighting-color="#fff" result="d"><feDistantLight azimuth="236" elevation="52"/></feDiffuseLighting><feComposite in="SourceGraphic" in2="d" operator="arithmetic" k1=".86" k2=".3" result="m"/><feSpecularLighting in="b" surfaceScale="7" specularConstant="1.05" specularExponent="34" lighting-color="#fff" result="s"><feDistantLight azimuth="232" elevation="44"/></feSpecularLighting><feComposite in="m" in2="s" operator="arithmetic" k2="1" k3=".85" result="g"/><feComposite in="g" in2="SourceAlpha" operator="in" result="g"/><feDropShadow in="SourceAlpha" dx="0" dy="4" stdDeviation="3" flood-color="#00080c" flood-opacity=".7" result="h"/><feMerge><feMergeNode in="h"/><feMergeNode in="g"/></feMerge></filter>`;

export const glassIn = (p: string) => {
  const rim = (hue: Hue) => `stroke="${hues[hue][0]}" stroke-opacity=".6" stroke-width="1.6" stroke-linejoin="round"`;
  return {
    /** A part with its own thickness. */
    part: (d: string, hue: Hue, more = ''): string =>
      `<g filter="url(#${p}puff)"><path d="${d}" fill="url(#${p}${hue})" ${rim(hue)}${more}/></g>`,
    /** A drawn-out thread. */
    thread: (d: string, hue: Hue, width: number): string =>
      `<g filter="url(#${p}puff)"><path d="${d}" fill="none" stroke="${mix(hues[hue][1], hues[hue][0], 0.35)}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/></g>`,
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

type Point = readonly [x: number, y: number];

/** A gather that was swept along points: its outline, on both sides of a curve through them. */
export const tube = (points: readonly Point[], radius: (t: number) => number): string => {
  const at = (index: number): Point => points[Math.min(points.length - 1, Math.max(0, index))] ?? [0, 0];
  const spans = points.length - 1;
  const curve = Array.from({ length: spans * 10 + 1 }, (_, step): Point => {
    const span = Math.min(spans - 1, Math.floor(step / 10));
    const t = step / 10 - span;
    const along = (k: 0 | 1): number => {
      const [a, b, c, d] = [at(span - 1)[k], at(span)[k], at(span + 1)[k], at(span + 2)[k]];
      return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3);
    };
    return [along(0), along(1)];
  });
  const side = (turn: 1 | -1): string[] =>
    curve.map(([x, y], step) => {
      const [x0, y0] = curve[Math.max(0, step - 1)] ?? [x, y];
      const [x1, y1] = curve[Math.min(curve.length - 1, step + 1)] ?? [x, y];
      const long = Math.hypot(x1 - x0, y1 - y0) || 1;
      const r = turn * radius(step / (curve.length - 1));
      return `${(x - ((y1 - y0) / long) * r).toFixed(1)} ${(y + ((x1 - x0) / long) * r).toFixed(1)}`;
    });
  return `M${side(1).join('L')}L${side(-1).toReversed().join('L')}Z`;
};

/** A soft light of its hue behind the animal. */
export const lit = (p: string, hue: Hue, body: string): string =>
  wrap(
    p,
    `<circle cx="100" cy="106" r="96" fill="url(#${p}aura)"/>${body}`,
    `${defsOf(p)}<radialGradient id="${p}aura"><stop offset="0" stop-color="${hues[hue][1]}" stop-opacity=".55"/><stop offset="1" stop-color="${hues[hue][1]}" stop-opacity="0"/></radialGradient>`,
  );
