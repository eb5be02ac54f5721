import { carve } from '../../../slots/art/letters.ts';
import { lin, rad } from '../../../slots/art/svg.ts';
import { made, materials, solid } from './mail.ts';

const word = () =>
  carve('WILD', {
    width: 25,
    palette: ['#8a3206', '#ffb04d', '#fff0c8', '#ffffff'],
    rim: [
      ['#0a0524', 12],
      ['#5e0618', 4.5],
    ],
    gap: 13,
  });

/** A rectangle whose edge is perforated. */
const perforated = (x: number, y: number, width: number, height: number, r: number): string => {
  const [across, down] = [Math.round(width / (r * 3)), Math.round(height / (r * 3))];
  const [stepX, stepY] = [width / across, height / down];
  const bite = (dx: number, dy: number) => `a${r} ${r} 0 0 0 ${dx} ${dy}`;
  const top = Array.from({ length: across }, () => `h${(stepX - 2 * r) / 2}${bite(2 * r, 0)}h${(stepX - 2 * r) / 2}`);
  const right = Array.from({ length: down }, () => `v${(stepY - 2 * r) / 2}${bite(0, 2 * r)}v${(stepY - 2 * r) / 2}`);
  const low = Array.from(
    { length: across },
    () => `h${-(stepX - 2 * r) / 2}${bite(-2 * r, 0)}h${-(stepX - 2 * r) / 2}`,
  );
  const left = Array.from({ length: down }, () => `v${-(stepY - 2 * r) / 2}${bite(0, -2 * r)}v${-(stepY - 2 * r) / 2}`);
  return `M${x} ${y}${[top, right, low, left].flat().join('')}Z`;
};

/** A post horn, as it is on stamps. */
const postHorn = (p: string, x: number, y: number, k: number): string =>
  `<g transform="translate(${x} ${y}) scale(${k})"><path d="M-34 10C-34-22 14-22 14 8 14 30-20 30-20 10-20-4 34-6 44-14" fill="none" stroke="#0a0524" stroke-width="14" stroke-linecap="round"/><path d="M38-28L54-8 34 2 32-16Z" fill="#0a0524" stroke="#0a0524" stroke-width="6" stroke-linejoin="round"/><circle cx="-36" cy="14" r="8" fill="#0a0524"/><g filter="url(#${p}bold)"><path d="M-34 10C-34-22 14-22 14 8 14 30-20 30-20 10-20-4 34-6 44-14" fill="none" stroke="url(#${p}br)" stroke-width="8" stroke-linecap="round"/><path d="M38-28L54-8 34 2 32-16Z" fill="url(#${p}br)"/><circle cx="-36" cy="14" r="6" fill="url(#${p}br)"/></g></g>`;

const defs = (p: string): string =>
  lin(`${p}st`, [
    [0, '#ff8a9a'],
    [0.5, '#c8244a'],
    [1, '#6a0a2e'],
  ]) +
  rad(`${p}gl`, [
    [0.2, '#ffd0a0', 0.8],
    [1, '#ff5a7a', 0],
  ]);

/** A stamp with a post horn; stands for every other symbol. */
export const stamp = (p = 'wi'): string => {
  const t = word();
  const s = 0.42;
  return made(
    p,
    `<circle cx="100" cy="90" r="98" fill="url(#${p}gl)"/>${solid(p, perforated(28, 8, 144, 150, 6), 'pa')}<rect x="44" y="24" width="112" height="118" rx="3" fill="url(#${p}st)" stroke="#0a0524" stroke-width="3"/><rect x="50" y="30" width="100" height="106" rx="2" fill="none" stroke="#ffd0c0" stroke-opacity=".7" stroke-width="2"/>${postHorn(p, 96, 78, 1.02)}${solid(p, 'M8 140H192L184 164 192 188H8L16 164Z', 'en')}<g transform="translate(${100 - (t.width * s) / 2} 143) scale(${s})">${t.svg}</g>`,
    defs(p),
  );
};

/** A sheet of stamps under a postmark: covers a whole reel. */
export const sheet = ({ width, height }: { readonly width: number; readonly height: number }): string => {
  const p = 'sh';
  const [w, h] = [200, (200 * height) / width];
  const t = word();
  const k = 0.44;
  const middle = h / 2;
  const each = (h - 16) / 3;
  const stamps = [0, 1, 2]
    .map((at) => {
      const y = 8 + at * each;
      return `${solid(p, perforated(10, y + 3, 180, each - 6, 6), 'pa')}<rect x="26" y="${y + 20}" width="148" height="${each - 40}" rx="3" fill="url(#${p}${at === 1 ? 'en' : 'st'})" stroke="#0a0524" stroke-width="3"/><rect x="33" y="${y + 27}" width="134" height="${each - 54}" rx="2" fill="none" stroke="#ffd0c0" stroke-opacity=".6" stroke-width="2"/>${at === 1 ? '' : postHorn(p, 94, y + each / 2 - 2, 1.25)}`;
    })
    .join('');
  const mark = [70, 54]
    .map(
      (r) =>
        `<circle cx="100" cy="${middle}" r="${r}" fill="none" stroke="#0a0524" stroke-opacity=".55" stroke-width="4"/>`,
    )
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${width}" height="${height}"><defs>${materials(p)}${defs(p)}</defs><rect width="${w}" height="${h}" fill="#1c1040"/><circle cx="100" cy="${middle}" r="150" fill="url(#${p}gl)"/>${stamps}${mark}${solid(p, `M4 ${middle - 30}H196L186 ${middle} 196 ${middle + 30}H4L14 ${middle}Z`, 'rd')}<g transform="translate(${100 - (t.width * k) / 2} ${middle - 22}) scale(${k})">${t.svg}</g></svg>`;
};
