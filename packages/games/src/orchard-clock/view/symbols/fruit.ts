/** What all fruits of the orchard share: a dark outline, a body lit from the upper left, a warm rim, a leaf, one reflection. */
import { lin, rad, wrap, type Stop } from '../../../slots/art/svg.ts';

const dark = '#14070a';

export interface Skin {
  readonly stops: readonly Stop[];
  readonly rim: string;
}

export const skinned = (p: string, skin: Skin, id = 'b'): string =>
  rad(`${p}${id}`, skin.stops, 'cx=".36" cy=".3" r=".82"');

export const leafDefs = (p: string): string =>
  lin(`${p}lf`, [
    [0, '#d8f77a'],
    [0.45, '#6cc23a'],
    [1, '#1c6a2a'],
  ]);

/** Filled with the gradient `id`. */
export const body = (p: string, path: string, skin: Skin, id = 'b'): string =>
  `<path d="${path}" fill="${dark}" stroke="${dark}" stroke-width="9" stroke-linejoin="round"/><path d="${path}" fill="url(#${p}${id})" stroke="${skin.rim}" stroke-width="2"/>`;

/** Grows from its stalk at 0, 0 to the right. */
export const leaf = (p: string, x: number, y: number, turn: number, size = 1): string => {
  const blade = 'M0 0C8-24 34-34 62-26 54-2 30 12 0 0Z';
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"><path d="${blade}" fill="#0b2410" stroke="#0b2410" stroke-width="7" stroke-linejoin="round"/><path d="${blade}" fill="url(#${p}lf)" stroke="#eaffb0" stroke-width="1.500"/><path d="M4-1C22-10 38-17 58-24M18-9l4-12M30-14l6-9M20-8l12 6M34-15l10 4" fill="none" stroke="#14551f" stroke-width="1.800" stroke-linecap="round"/></g>`;
};

export const stalk = (path: string, width = 8): string =>
  `<path d="${path}" fill="none" stroke="${dark}" stroke-width="${width + 5}" stroke-linecap="round"/><path d="${path}" fill="none" stroke="#7a4a1c" stroke-width="${width}" stroke-linecap="round"/><path d="${path}" fill="none" stroke="#d79a55" stroke-width="${width / 3}" stroke-linecap="round" transform="translate(-1.500 0)"/>`;

/** The window's light on a smooth skin. */
export const shine = (x: number, y: number, turn: number, size = 1, opacity = 0.8): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"><path d="M-9-24C4-30 12-18 10 2 8 18 2 26-4 26-12 24-18-12-9-24Z" fill="#fff" opacity="${opacity}"/></g>`;

export const drawn = (p: string, inner: string, defs: string): string =>
  wrap(p, `<g filter="url(#${p}sh)">${inner}</g>`, leafDefs(p) + defs);
