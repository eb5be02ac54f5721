/** What lies about in a foundry: an ingot, a nut, a horseshoe and a screw. */
import { carve } from '../../../slots/art/letters.ts';
import { cog, disc, foundryFor, polygon } from './metal.ts';

export const ingot = (p = 'in'): string => {
  const { part, finish } = foundryFor(p);
  const nine = carve('9', { width: 24, palette: ['#5a2a00', '#c87a10', '#ffd84a', '#fff6c0'], rim: [['#6a3400', 5]] });
  return finish(
    part('M52 48H148L168 88H32Z', 'gold') +
      part('M28 88H172L192 172C192 178 188 180 184 180H16C12 180 8 178 8 172Z', 'gold') +
      `<path d="M58 54H142L152 76H48Z" fill="#fff" fill-opacity=".38"/><path d="M36 100H164L176 164H24Z" fill="#7a3c00" fill-opacity=".25" stroke="#fff6c0" stroke-opacity=".7" stroke-width="2.500"/>` +
      `<g transform="translate(${100 - nine.width * 0.27} 105) scale(.54)">${nine.svg}</g>`,
    'gold',
  );
};

export const nut = (p = 'nu'): string => {
  const { part, grooves, finish } = foundryFor(p);
  return finish(
    part(`${polygon(100, 100, 94, 6, 0.5)}${disc(100, 100, 44)}`, 'silver') +
      grooves(disc(100, 100, 72), 4) +
      `<g fill="none" stroke="#2a3644"><circle cx="100" cy="100" r="43" stroke-width="6"/><circle cx="100" cy="100" r="36" stroke-width="3" stroke="#8ea2b4"/><circle cx="100" cy="100" r="31" stroke-width="4"/></g><path d="M44 64A66 66 0 0 1 96 34" fill="none" stroke="#fff" stroke-opacity=".9" stroke-width="7" stroke-linecap="round"/>`,
    'silver',
    '#a8c4e0',
  );
};

export const horseshoe = (p = 'hs'): string => {
  const { part, grooves, finish } = foundryFor(p);
  const nails = [
    [41, 62],
    [35, 92],
    [40, 122],
    [56, 148],
    [159, 62],
    [165, 92],
    [160, 122],
    [144, 148],
  ]
    .map(
      ([x, y]) =>
        `<rect x="${(x ?? 0) - 5}" y="${(y ?? 0) - 5}" width="10" height="10" rx="3" fill="#160630" stroke="#d8c0ff" stroke-opacity=".6"/>`,
    )
    .join('');
  return finish(
    part(
      'M28 12H66C70 12 72 16 70 22C58 50 56 84 66 112C74 134 86 144 100 144S126 134 134 112C144 84 142 50 130 22C128 16 130 12 134 12H172C176 12 178 15 179 20C192 62 194 106 176 144C160 176 132 192 100 192S40 176 24 144C6 106 8 62 21 20C22 15 24 12 28 12Z',
      'violet',
    ) +
      grooves('M44 26C30 62 28 104 44 132C58 158 78 170 100 170S142 158 156 132C172 104 170 62 156 26', 5) +
      nails,
    'violet',
  );
};

export const screw = (p = 'bo'): string => {
  const { part, grooves, finish } = foundryFor(p);
  const threads = Array.from({ length: 7 }, (_, at) => `M74 ${98 + at * 13}L126 ${91 + at * 13}`).join('');
  return finish(
    `<g transform="rotate(36 100 100)">${part('M74 66H126V184L114 198H86L74 184Z', 'verdigris')}${grooves(threads, 6.5)}${part('M40 58H160V74H40Z', 'verdigris')}${part('M62 4H138L152 30 138 60H62L48 30Z', 'verdigris')}<path d="M76 8V58M124 8V58" stroke="#032a20" stroke-opacity=".6" stroke-width="4"/><path d="M80 16H120" stroke="#fff" stroke-opacity=".7" stroke-width="7" stroke-linecap="round"/></g>`,
    'verdigris',
  );
};

/** For the scenery and the frame: one cog as a flat piece of iron. */
export const plainCog = (p: string, teeth: number): string => {
  const { part, finish } = foundryFor(p);
  const windows = Array.from({ length: 6 }, (_, at) => {
    const angle = (at / 6) * 2 * Math.PI;
    return disc(100 + 46 * Math.cos(angle), 100 + 46 * Math.sin(angle), 17);
  }).join('');
  return finish(part(`${cog(100, 100, [80, 95], teeth)}${windows}${disc(100, 100, 12)}`, 'iron'), 'iron', '#000000');
};
