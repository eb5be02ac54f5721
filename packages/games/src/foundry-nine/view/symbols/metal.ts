/** Cast metal in SVG: each part is a solid with a worn edge, shaded by one lamp from the upper left and by the glow of the melt below. */
import { lin, wrap } from '../../../slots/art/svg.ts';

/** Where light falls, the metal itself, and its shade. */
const metals = {
  bronze: ['#fff0b0', '#e09a2c', '#5a2a06'],
  copper: ['#ffe0d0', '#e07848', '#5c1c0c'],
  steel: ['#e2f2ff', '#5c9ad8', '#122a4c'],
  brass: ['#fffcd8', '#f0c848', '#6e4808'],
  red: ['#ffc4b0', '#e2341e', '#560806'],
  gold: ['#fffde0', '#ffce30', '#8e4c00'],
  silver: ['#ffffff', '#b9c8d6', '#3a4858'],
  violet: ['#ecdcff', '#9462e4', '#2a1258'],
  verdigris: ['#dafff0', '#34b48e', '#063c30'],
  iron: ['#c2ced8', '#4c5864', '#0e1319'],
} as const;
export type Metal = keyof typeof metals;

const defsOf = (p: string, used: readonly Metal[]): string =>
  used
    .map((name) => {
      const [light, body, deep] = metals[name];
      return lin(`${p}${name}`, [
        [0, light],
        [0.22, body],
        [0.5, deep],
        [0.72, body],
        [1, deep],
      ]);
    })
    .join('') +
  lin(`${p}hot`, [
    [0, '#fffbe0'],
    [0.35, '#ffd257'],
    [0.7, '#ff7a1f'],
    [1, '#d62c0a'],
  ]) +
  `<filter id="${p}cast" x="-12%" y="-12%" width="124%" height="130%"><feGaussianBlur in="SourceAlpha" stdDeviation="3.600" result="b"/><feDiffuseLighting in="b" surfaceScale="7" diffuseConstant="1.250" lighting-color="#fff" result="d"><feDistantLight azimuth="236" elevation="50"/></feDiffuseLighting><feComposite in="SourceGraphic" in2="d" operator="arithmetic" k1=".98" k2=".2" result="m"/><feSpecularLighting in="b" surfaceScale="6" specularConstant=".9" specularExponent="22" lighting-color="#fff" result="s"><feDistantLight azimuth="232" elevation="46"/></feSpecularLighting><feComposite in="m" in2="s" operator="arithmetic" k2="1" k3=".5" result="g"/><feSpecularLighting in="b" surfaceScale="6" specularConstant=".8" specularExponent="12" lighting-color="#ff7a1f" result="f"><feDistantLight azimuth="70" elevation="24"/></feSpecularLighting><feComposite in="g" in2="f" operator="arithmetic" k2="1" k3=".45" result="w"/><feComposite in="w" in2="SourceAlpha" operator="in" result="w"/><feMorphology in="SourceAlpha" operator="dilate" radius="3" result="o"/><feFlood flood-color="#07090c"/><feComposite in2="o" operator="in" result="o"/><feDropShadow in="o" dx="0" dy="5" stdDeviation="4" flood-color="#000" flood-opacity=".75" result="h"/><feMerge><feMergeNode in="h"/><feMergeNode in="w"/></feMerge></filter>`;

/** Parts of one symbol; what they are made of is noted, so that only those colours are defined. */
export const foundryFor = (p: string) => {
  const used = new Set<Metal>();
  return {
    part: (d: string, metal: Metal, more = ''): string => {
      used.add(metal);
      return `<g filter="url(#${p}cast)"><path d="${d}" fill="url(#${p}${metal})" fill-rule="evenodd"${more}/></g>`;
    },
    /** Grooves: dark, with light on their lower edge. */
    grooves: (d: string, width = 3): string =>
      `<path d="${d}" fill="none" stroke="#000" stroke-opacity=".5" stroke-width="${width}" stroke-linecap="round"/><path d="${d}" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="${width * 0.5}" stroke-linecap="round" transform="translate(.8 ${width * 0.7})"/>`,
    /** What is molten: it glows on what is around it. */
    melt: (d: string): string =>
      `<path d="${d}" fill="#ff6a14" stroke="#ff6a14" stroke-width="12" stroke-linejoin="round" opacity=".5" filter="url(#${p}b2)"/><path d="${d}" fill="url(#${p}hot)"/>`,
    finish: (body: string, metal: Metal, glow: string = metals[metal][1]): string =>
      wrap(
        p,
        `<circle cx="100" cy="104" r="97" fill="url(#${p}aura)"/>${body}`,
        `${defsOf(p, [...used])}<radialGradient id="${p}aura"><stop offset="0" stop-color="${glow}" stop-opacity=".5"/><stop offset="1" stop-color="${glow}" stop-opacity="0"/></radialGradient>`,
      ),
  };
};

export const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** Corners on a circle, the first one at the top. */
export const polygon = (x: number, y: number, r: number, count: number, turn = 0): string =>
  `M${Array.from({ length: count }, (_, at) => {
    const angle = ((at + turn) / count) * 2 * Math.PI - Math.PI / 2;
    return `${(x + r * Math.cos(angle)).toFixed(1)} ${(y + r * Math.sin(angle)).toFixed(1)}`;
  }).join('L')}Z`;

/** Where a tooth rises and falls, as a share of its place. */
const flanks = [0.12, 0.24, 0.58, 0.7];

/** A gear's rim, with its teeth. */
export const cog = (x: number, y: number, [inner, outer]: readonly [number, number], teeth: number): string =>
  `M${Array.from({ length: teeth * 4 }, (_, at) => {
    const angle = ((Math.floor(at / 4) + (flanks[at % 4] ?? 0)) / teeth) * 2 * Math.PI;
    const r = at % 4 === 1 || at % 4 === 2 ? outer : inner;
    return `${(x + r * Math.cos(angle)).toFixed(1)} ${(y + r * Math.sin(angle)).toFixed(1)}`;
  }).join('L')}Z`;

/** Turned round a middle, so many times. */
export const around = (count: number, [x, y]: readonly [number, number], body: (at: number) => string): string =>
  Array.from(
    { length: count },
    (_, at) => `<g transform="rotate(${(at * 360) / count} ${x} ${y})">${body(at)}</g>`,
  ).join('');
