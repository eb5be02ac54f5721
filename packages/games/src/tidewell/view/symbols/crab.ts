import { afloat, dark, solid } from './sea.ts';

/** Left half: legs and a claw; the other one is its reflection. */
const side = (p: string): string =>
  `${['M58 128C36 124 20 132 10 150', 'M60 140C42 142 28 152 22 170', 'M66 150C54 156 46 168 44 186']
    .map(
      (path) =>
        `<path d="${path}" fill="none" stroke="${dark}" stroke-width="17" stroke-linecap="round"/><path d="${path}" fill="none" stroke="#e0483f" stroke-width="9.500" stroke-linecap="round"/><path d="${path}" fill="none" stroke="#ffb09a" stroke-width="3" stroke-linecap="round"/>`,
    )
    .join(
      '',
    )}<path d="M56 108C34 100 26 88 30 70" fill="none" stroke="${dark}" stroke-width="24" stroke-linecap="round"/><path d="M56 108C34 100 26 88 30 70" fill="none" stroke="#d23c3a" stroke-width="15" stroke-linecap="round"/>${solid(p, 'M30 76C6 70-2 42 14 16 20 28 26 32 36 30 38 22 44 14 56 10 68 34 58 70 30 76Z', 'co', '#ffe0d6')}<path d="M14 40Q18 56 30 62" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="5" stroke-linecap="round"/>`;

const eye = (x: number): string =>
  `<path d="M${x} 96V72" stroke="${dark}" stroke-width="13"/><path d="M${x} 96V72" stroke="#e0483f" stroke-width="7"/><circle cx="${x}" cy="66" r="15" fill="${dark}"/><circle cx="${x}" cy="66" r="12" fill="#fff"/><circle cx="${x}" cy="67" r="7" fill="${dark}"/><circle cx="${x - 2.5}" cy="64" r="2.600" fill="#fff"/>`;

/** A crab that greets with both claws. */
export const crab = (p = 'cr'): string =>
  afloat(
    p,
    `${side(p)}<g transform="translate(200 0) scale(-1 1)">${side(p)}</g>${eye(80)}${eye(120)}${solid(p, 'M100 90C144 88 168 108 164 134 160 160 130 172 100 172S40 160 36 134C32 108 56 88 100 90Z', 'co', '#ffe0d6')}<path d="M52 116C66 100 84 98 104 98" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="6" stroke-linecap="round"/><path d="M78 140Q100 158 122 140" fill="none" stroke="#5a0c22" stroke-width="6" stroke-linecap="round"/>${[
      [60, 132, 5],
      [140, 132, 5],
      [70, 148, 3.5],
      [130, 148, 3.5],
      [124, 112, 4],
      [140, 118, 3],
    ]
      .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="#ffd0bc" opacity=".8"/>`)
      .join('')}`,
  );
