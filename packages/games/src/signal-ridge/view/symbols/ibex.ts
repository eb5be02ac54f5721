import { lin } from '../../../slots/art/svg.ts';
import { cast, solid } from './stone.ts';

/** One horn, drawn to the left with its rings; the other one is its reflection. */
const horn = (p: string): string => {
  const path = 'M92 70C86 40 66 18 38 16 14 16 2 36 6 62 8 76 16 86 26 90 22 74 24 58 34 50 48 42 62 56 70 84Z';
  const rings = [
    'M88 56Q76 52 70 64',
    'M80 42Q66 42 60 54',
    'M68 29Q56 32 52 46',
    'M54 20Q44 26 42 42',
    'M38 16Q32 26 33 46',
    'M22 21Q22 34 27 54',
    'M11 34Q15 46 23 62',
    'M6 52Q13 62 23 72',
  ]
    .map(
      (ring) =>
        `<path d="${ring}" fill="none" stroke="#2a1404" stroke-opacity=".8" stroke-width="4.5"/><path d="${ring}" fill="none" stroke="#fff0c8" stroke-opacity=".5" stroke-width="1.6" transform="translate(1.6 1.2)"/>`,
    )
    .join('');
  return solid(p, path, 'hn') + rings;
};

/** An ibex of the high ridge, head on. */
export const ibex = (p = 'ib'): string =>
  cast(
    p,
    `${horn(p)}<g transform="translate(200 0) scale(-1 1)">${horn(p)}</g>
${solid(p, 'M70 88C52 82 36 88 26 102 40 112 58 112 72 104Z', 'fu')}${solid(p, 'M130 88C148 82 164 88 174 102 160 112 142 112 128 104Z', 'fu')}<path d="M66 94Q48 92 38 102M134 94Q152 92 162 102" fill="none" stroke="#f0b898" stroke-width="5" stroke-linecap="round"/>
${solid(p, 'M100 62C126 62 138 78 136 100 134 124 124 140 122 158 120 172 112 180 100 180S80 172 78 158C76 140 66 124 64 100 62 78 74 62 100 62Z', 'fu')}
<path d="M100 66C112 66 116 82 114 104L110 148H90L86 104C84 82 88 66 100 66Z" fill="#f4e2c8" opacity=".55"/>
<path d="M76 100Q84 92 94 102M124 100Q116 92 106 102" fill="none" stroke="#050a1a" stroke-width="6" stroke-linecap="round"/><ellipse cx="83" cy="106" rx="7.5" ry="6.500" fill="#ffb52e" stroke="#050a1a" stroke-width="3"/><ellipse cx="117" cy="106" rx="7.5" ry="6.500" fill="#ffb52e" stroke="#050a1a" stroke-width="3"/><path d="M77 106H89M111 106H123" stroke="#050a1a" stroke-width="4"/><circle cx="81" cy="104" r="1.800" fill="#fff"/><circle cx="115" cy="104" r="1.800" fill="#fff"/>
${solid(p, 'M82 150C86 142 114 142 118 150 120 164 112 174 100 174S80 164 82 150Z', 'mz')}<path d="M88 152q5 6 9 1M112 152q-5 6-9 1" fill="none" stroke="#050a1a" stroke-width="4.500" stroke-linecap="round"/><path d="M100 154V166M90 168Q100 174 110 168" fill="none" stroke="#050a1a" stroke-width="3" stroke-linecap="round"/>
${solid(p, 'M86 176Q100 184 114 176L108 198 100 190 92 198Z', 'fu')}`,
    lin(`${p}hn`, [
      [0, '#ffe2a8'],
      [0.4, '#c88a3a'],
      [1, '#4a2608'],
    ]) +
      lin(`${p}fu`, [
        [0, '#c8a078'],
        [0.45, '#8a5c38'],
        [1, '#3a2010'],
      ]) +
      lin(`${p}mz`, [
        [0, '#f8e6cc'],
        [1, '#b08a68'],
      ]),
  );
