/** SVG in a 200 × 200 box: light from the upper left, dark outline, gold rim, colour. Ids take a prefix, so that many can share a page. */

/** Offset, colour and, where it is not whole, opacity. */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

export const wrap = (
  p: string,
  body: string,
  defs = '',
): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="400" height="400"><defs>
<linearGradient id="${p}gold" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff3c4"/><stop offset=".32" stop-color="#ffcf5c"/><stop offset=".62" stop-color="#d98a12"/><stop offset="1" stop-color="#7a3f05"/></linearGradient>
<linearGradient id="${p}goldh" x1="0" x2="1"><stop offset="0" stop-color="#8a4a08"/><stop offset=".3" stop-color="#ffdf8c"/><stop offset=".5" stop-color="#fff6d2"/><stop offset=".75" stop-color="#e09a1e"/><stop offset="1" stop-color="#6b3604"/></linearGradient>
<filter id="${p}sh" x="-30%" y="-30%" width="160%" height="160%"><feDropShadow dx="0" dy="5" stdDeviation="4" flood-color="#000" flood-opacity=".6"/></filter>
<filter id="${p}bl"><feGaussianBlur stdDeviation="6"/></filter><filter id="${p}b2"><feGaussianBlur stdDeviation="2.200"/></filter>${defs}</defs>${body}</svg>`;
export const rad = (id: string, stops: readonly Stop[], o = 'cx=".5" cy=".5" r=".5"'): string =>
  `<radialGradient id="${id}" ${o}>${stops.map(([a, c, op]) => `<stop offset="${a}" stop-color="${c}"${op !== undefined ? ` stop-opacity="${op}"` : ''}/>`).join('')}</radialGradient>`;
export const lin = (id: string, stops: readonly Stop[], vertical = true): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="${vertical ? 0 : 1}" y2="${vertical ? 1 : 0}">${stops.map(([a, c, op]) => `<stop offset="${a}" stop-color="${c}"${op !== undefined ? ` stop-opacity="${op}"` : ''}/>`).join('')}</linearGradient>`;
/** A solid with a dark outline and a bright rim; `paint`: the gradient, without the prefix. */
export const solidOf =
  (dark: string, bright: string) =>
  (p: string, path: string, paint: string, rim = bright): string =>
    `<path d="${path}" fill="${dark}" stroke="${dark}" stroke-width="8" stroke-linejoin="round"/><path d="${path}" fill="url(#${p}${paint})" stroke="${rim}" stroke-width="1.800"/>`;
