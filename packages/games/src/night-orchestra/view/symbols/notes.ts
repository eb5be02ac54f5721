/** Wild, scatter and note: a clef of gold, the moon over the roofs, a note that shines. */
import { carve } from '../../../slots/art/letters.ts';
import { rad } from '../../../slots/art/svg.ts';
import { dark, matters, played, solid } from './brass.ts';

const ribbon = (
  p: string,
  paint: string,
  { word, width, gap, palette }: { word: string; width: number; gap: number; palette: readonly string[] },
  s: number,
) => {
  const t = carve(word, {
    ...{ width, gap, palette },
    rim: [
      [dark, 12],
      ['#4a0636', 4],
    ],
  });
  return `${solid(p, 'M8 142Q100 130 192 142L184 165 192 188Q100 176 8 188L16 165Z', paint)}<g transform="translate(${100 - (t.width * s) / 2} ${164 - 56 * s}) scale(${s})">${t.svg}</g>`;
};

const clefPath =
  'M106 152C112 170 96 184 84 176 74 168 80 154 90 158M106 152L92 40C88 16 100 2 110 6 122 12 118 40 100 56 78 74 62 90 66 112 70 134 100 142 118 126 134 110 122 84 102 88 84 92 84 114 98 118';

export const clef = (p = 'wi'): string =>
  played(
    p,
    `<circle cx="100" cy="86" r="96" fill="url(#${p}gl)"/><circle cx="100" cy="82" r="76" fill="${dark}"/><circle cx="100" cy="82" r="71" fill="url(#${p}ve)"/><circle cx="100" cy="82" r="71" fill="none" stroke="url(#${p}brh)" stroke-width="7"/><g transform="translate(100 80) scale(.8) translate(-98 -92)" fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="${clefPath}" stroke="${dark}" stroke-width="22"/><path d="${clefPath}" stroke="url(#${p}br)" stroke-width="13"/><path d="${clefPath}" stroke="#fff8dc" stroke-width="3"/></g>${ribbon(p, 'eb', { word: 'WILD', width: 25, gap: 13, palette: ['#8a4a08', '#ffc23f', '#fff2c0', '#ffffff'] }, 0.42)}`,
    rad(`${p}gl`, [
      [0.4, '#ff9ae0', 0.9],
      [1, '#c01a7a', 0],
    ]),
  );

/** The full moon over the roofs of the town. `plain`: without its word. */
export const moon = (p = 'sc', plain = false): string =>
  played(
    p,
    `<circle cx="100" cy="92" r="100" fill="url(#${p}gl)"/><circle cx="100" cy="88" r="82" fill="${dark}"/><circle cx="100" cy="88" r="77" fill="url(#${p}mo)"/><g fill="#c8b088" opacity=".5"><circle cx="72" cy="66" r="15"/><circle cx="126" cy="56" r="9"/><circle cx="134" cy="98" r="17"/><circle cx="86" cy="112" r="10"/><circle cx="104" cy="74" r="6"/></g><path d="M42 62A66 66 0 0 1 84 24" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round"/><clipPath id="${p}c"><circle cx="100" cy="88" r="77"/></clipPath><g clip-path="url(#${p}c)"><path d="M10 140H40V122L54 108 68 122V140H84V116H92V104H102V116H112V140H128V126L146 112 164 126V140H200V190H0V140Z" fill="#2a0f48"/><path d="M48 126h8v10h-8zM92 124h7v9h-7zM140 128h8v9h-8z" fill="#ffd95c"/></g><circle cx="100" cy="88" r="77" fill="none" stroke="url(#${p}brh)" stroke-width="5"/><g transform="translate(104 62)"><path d="M0 34V-8L26 -16V26" fill="none" stroke="#2a0f48" stroke-width="7"/><path d="M0 -8L26 -16V-4L0 4Z" fill="#2a0f48"/><ellipse cx="-8" cy="36" rx="11" ry="8" fill="#2a0f48"/><ellipse cx="18" cy="28" rx="11" ry="8" fill="#2a0f48"/></g>${plain ? '' : ribbon(p, 've', { word: 'SCATTER', width: 24, gap: 12, palette: ['#8a5a1a', '#ffd98a', '#fff8e0', '#ffffff'] }, 0.28)}`,
    rad(`${p}gl`, [
      [0.5, '#fff2c8', 0.9],
      [1, '#b08aff', 0],
    ]) +
      rad(
        `${p}mo`,
        [
          [0, '#fffef2'],
          [0.6, '#ffeec0'],
          [1, '#e0b878'],
        ],
        'cx=".4" cy=".34" r=".8"',
      ),
  );

const pair = 'M66 138V48L150 28V118';

const shape = (lit: boolean): string => {
  const [fill, rim, shine] = lit ? ['#5cf0ff', '#e8feff', '#ffffff'] : ['#3a2a5a', '#6a5a90', '#8a7ab0'];
  return `<g stroke-linejoin="round"><g stroke="${dark}" stroke-width="24" fill="${dark}"><path d="${pair}" fill="none"/><ellipse cx="46" cy="142" rx="25" ry="19" transform="rotate(-18 46 142)"/><ellipse cx="130" cy="122" rx="25" ry="19" transform="rotate(-18 130 122)"/></g><path d="${pair}" fill="none" stroke="${rim}" stroke-width="15"/><path d="${pair}" fill="none" stroke="${fill}" stroke-width="10"/><path d="M66 48L150 28V50L66 70Z" fill="${fill}" stroke="${rim}" stroke-width="3"/>${[
    [46, 142],
    [130, 122],
  ]
    .map(
      ([x = 0, y = 0]) =>
        `<ellipse cx="${x}" cy="${y}" rx="25" ry="19" transform="rotate(-18 ${x} ${y})" fill="${fill}" stroke="${rim}" stroke-width="4"/><ellipse cx="${x - 7}" cy="${y - 7}" rx="9" ry="5" transform="rotate(-24 ${x - 7} ${y - 7})" fill="${shine}"/>`,
    )
    .join('')}</g>`;
};

/** Collected in free spins. */
export const note = (p = 'no'): string =>
  played(
    p,
    `<circle cx="98" cy="98" r="96" fill="url(#${p}gl)"/><g transform="translate(2 8)">${shape(true)}</g>`,
    rad(`${p}gl`, [
      [0, '#b0faff', 0.9],
      [0.5, '#3fc8ff', 0.45],
      [1, '#3f7aff', 0],
    ]),
  );

/** In the meter. */
export const meterNote = (lit: boolean): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="200" height="200"><g transform="translate(2 10)">${shape(lit)}</g></svg>`;

/** The multiplier of a level on its plate. */
export const levelBadge = (
  { width: w, height: h }: { readonly width: number; readonly height: number },
  multiplier: number,
  lit: boolean,
): string => {
  const t = carve(`×${multiplier}`, {
    ...{
      width: 22,
      gap: 10,
      palette: lit ? ['#8a4a08', '#ffc23f', '#fff2c0', '#ffffff'] : ['#2a1a48', '#6a5a98', '#a898d0', '#d8ccf0'],
    },
    rim: [
      [dark, 13],
      [lit ? '#8a0a5a' : '#2a1a48', 6],
    ],
  });
  const s = Math.min((h * 0.6) / 100, (w * 0.78) / t.width);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}"><defs>${matters('lb')}</defs><rect x="2" y="${h * 0.06}" width="${w - 4}" height="${h * 0.88}" rx="${h * 0.3}" fill="${lit ? 'url(#lbve)' : '#1c0f34'}" stroke="${lit ? '#ffcf5c' : '#5a4a80'}" stroke-width="${Math.max(1.5, h * 0.06)}"/><g transform="translate(${w / 2 - (t.width * s) / 2} ${h / 2 - 50 * s}) scale(${s})">${t.svg}</g></svg>`;
};
