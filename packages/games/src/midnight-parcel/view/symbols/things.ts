import { rad } from '../../../slots/art/svg.ts';
import { made, seal, solid } from './mail.ts';

/** The clock of the platform, at midnight but for a minute. */
export const clock = (p = 'cl'): string => {
  const marks = Array.from({ length: 12 }, (_, at) => {
    const long = at % 3 === 0;
    return `<path d="M100 ${long ? 42 : 44}V${long ? 58 : 53}" stroke="#0a0524" stroke-width="${long ? 6 : 3.5}" stroke-linecap="round" transform="rotate(${at * 30} 100 106)"/>`;
  }).join('');
  return made(
    p,
    `${solid(p, 'M82 6H118V22H82Z', 'br')}${solid(p, 'M62 14H138L128 30H72Z', 'en')}<circle cx="100" cy="106" r="88" fill="#0a0524"/><g filter="url(#${p}bold)"><circle cx="100" cy="106" r="83" fill="url(#${p}br)"/></g><circle cx="100" cy="106" r="74" fill="#0a0524"/><circle cx="100" cy="106" r="70" fill="url(#${p}fc)"/><circle cx="100" cy="108" r="66" fill="none" stroke="#7a3c1a" stroke-opacity=".2" stroke-width="9"/>${marks}<path d="M100 106L92.500 62" stroke="#0a0524" stroke-width="9" stroke-linecap="round"/><path d="M100 106L95 46" stroke="#d8303a" stroke-width="5" stroke-linecap="round"/><circle cx="100" cy="106" r="9" fill="#0a0524"/><circle cx="100" cy="106" r="4.500" fill="#ffc95c"/><path d="M48 84Q62 48 100 42" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="7" stroke-linecap="round"/>`,
    rad(`${p}fc`, [
      [0, '#fffdf0'],
      [0.7, '#ffeec0'],
      [1, '#e0a85a'],
    ]),
  );
};

/** A hand lamp of the guard. */
export const lantern = (p = 'la'): string =>
  made(
    p,
    `<circle cx="100" cy="116" r="94" fill="url(#${p}gl)"/><path d="M64 60C60 6 140 6 136 60" fill="none" stroke="#0a0524" stroke-width="13"/><path d="M64 60C60 6 140 6 136 60" fill="none" stroke="url(#${p}brh)" stroke-width="7"/>${solid(p, 'M80 30H120L130 54H70Z', 'br')}${solid(p, 'M58 52H142L150 72H50Z', 'en')}
<path d="M56 72H144V156H56Z" fill="#0a0524" stroke="#0a0524" stroke-width="8"/><path d="M56 72H144V156H56Z" fill="url(#${p}gs)"/><path d="M100 84C118 106 124 118 119 134 115 146 108 152 100 152S85 146 81 134C76 118 82 106 100 84Z" fill="#ff9a2e"/><path d="M100 108C109 120 112 128 110 138 108 146 105 150 100 150S92 146 90 138C88 128 91 120 100 108Z" fill="#fffbe0"/><path d="M64 80V148" stroke="#fff" stroke-opacity=".8" stroke-width="7" stroke-linecap="round"/><path d="M84 72V156M116 72V156" stroke="#0a0524" stroke-width="5"/>
${solid(p, 'M48 154H152L158 174H42Z', 'en')}${solid(p, 'M40 172H160V192H40Z', 'br')}`,
    rad(`${p}gl`, [
      [0, '#fff0b0', 0.85],
      [0.5, '#ffa84a', 0.35],
      [1, '#ff8a2e', 0],
    ]) +
      rad(`${p}gs`, [
        [0, '#fffbe0'],
        [0.5, '#ffd86a'],
        [1, '#d07a1a'],
      ]),
  );

/** A letter with its seal. */
export const letter = (p = 'le'): string =>
  made(
    p,
    `<g transform="rotate(-7 100 100)">${solid(p, 'M10 44H190V162H10Z', 'pa')}<path d="M10 162L76 98M190 162L124 98" stroke="#8a6a50" stroke-opacity=".75" stroke-width="4"/><path d="M10 44L100 122 190 44" fill="#5e3a34" fill-opacity=".45"/><g filter="url(#${p}dull)"><path d="M10 44L100 115 190 44Z" fill="#fff4e0"/></g><path d="M10 44L190 44" stroke="#fff" stroke-width="3"/>${Array.from({ length: 9 }, (_, at) => `<path d="M${14 + at * 20} 154h12l-5 8h-12Z" fill="${at % 2 === 0 ? '#d8303a' : '#4a5ad0'}"/>`).join('')}${seal(p, 100, 108, 32)}</g>`,
  );
