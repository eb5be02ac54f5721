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
