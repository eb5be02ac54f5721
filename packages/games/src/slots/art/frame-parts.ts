/** What frames around reels are made of: SVG in the stage's pixels. */
import type { Layout } from '../stage/layout.ts';

/** Between two reels: a groove, and a bright line in it. `groove`: what it is filled with. */
export const separators = (
  { window: { x, y, height }, cell, reels }: Layout,
  { groove, line }: { readonly groove: string; readonly line: string },
): string =>
  Array.from({ length: reels - 1 }, (_, index) => {
    const middle = x + (index + 1) * cell.width + (index + 0.5) * cell.gap;
    return `<rect x="${middle - cell.gap / 2}" y="${y}" width="${cell.gap}" height="${height}" fill="${groove}"/><path d="M${middle} ${y}V${y + height}" stroke="${line}" stroke-opacity=".55" stroke-width="1"/>`;
  }).join('');

/** A bright line over a wider dark one. */
export const railOf =
  (dark: string, bright: string) =>
  (path: string, width: number, inner: number, more = ''): string =>
    `<path d="${path}" fill="none" stroke="${dark}" stroke-width="${width}"${more}/><path d="${path}" fill="none" stroke="${bright}" stroke-width="${inner}"${more}/>`;

interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly low: number;
}

/** Four beams around the window, from so far beyond it to so far, mitred, their corners cut: each a solid of its own, so that what lies between them costs no filter anything. */
export const beams = (
  { window: w }: Layout,
  {
    outer,
    inner,
    filter,
    cut = 0,
  }: { readonly outer: number; readonly inner: number; readonly filter: string; readonly cut?: number },
): string => {
  const [o, i] = [outer, inner].map((by) => ({
    ...{ left: w.x - by, top: w.y - by },
    ...{ right: w.x + w.width + by, low: w.y + w.height + by },
  })) as [Edges, Edges];
  const half = cut / 2;
  return [
    `M${o.left + half} ${o.top + half}L${o.left + cut} ${o.top}H${o.right - cut}L${o.right - half} ${o.top + half} ${i.right} ${i.top}H${i.left}Z`,
    `M${o.left + half} ${o.low - half}L${o.left + cut} ${o.low}H${o.right - cut}L${o.right - half} ${o.low - half} ${i.right} ${i.low}H${i.left}Z`,
    `M${o.left + half} ${o.top + half}L${o.left} ${o.top + cut}V${o.low - cut}L${o.left + half} ${o.low - half} ${i.left} ${i.low}V${i.top}Z`,
    `M${o.right - half} ${o.top + half}L${o.right} ${o.top + cut}V${o.low - cut}L${o.right - half} ${o.low - half} ${i.right} ${i.low}V${i.top}Z`,
  ]
    .map((path) => `<g filter="url(#${filter})"><path d="${path}"/></g>`)
    .join('');
};
