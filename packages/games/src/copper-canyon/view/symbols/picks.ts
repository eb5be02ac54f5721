import { lin } from '../../../slots/art/svg.ts';
import { cast, solid } from './metal.ts';

const pick = (p: string): string =>
  `${solid(p, 'M93 54H107L110 188H90Z', 'wd', '#ffd9a8')}<path d="M97 70V180M103 84V172" stroke="#4a1f08" stroke-opacity=".6" stroke-width="2"/>${solid(p, 'M100 30C136 30 164 46 184 76 158 62 132 58 112 60L108 66H92L88 60C68 58 42 62 16 76 36 46 64 30 100 30Z', 'ir', '#fff')}${solid(p, 'M86 34H114V66H86Z', 'cu')}<path d="M40 54C58 42 78 37 96 37" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="3.500" stroke-linecap="round"/>`;

/** Two pickaxes, crossed over a lump of ore. */
export const picks = (p = 'pi'): string =>
  cast(
    p,
    `<g transform="rotate(40 100 106)">${pick(p)}</g><g transform="rotate(-40 100 106)">${pick(p)}</g>${solid(p, 'M54 168L70 136 104 126 138 138 150 168 130 190H72Z', 'te', '#d8fff6')}<path d="M70 136L92 154 104 126M92 154L72 190M92 154L132 160 138 138M132 160L130 190" fill="none" stroke="#073a3a" stroke-width="2.500"/><path d="M104 126L92 154 132 160 138 138Z" fill="#d8fff6" opacity=".5"/><circle cx="84" cy="172" r="6" fill="url(#${p}cu)"/><circle cx="116" cy="176" r="7" fill="url(#${p}cu)"/><circle cx="120" cy="146" r="5" fill="url(#${p}cu)"/>`,
    lin(
      `${p}wd`,
      [
        [0, '#5e2f10'],
        [0.4, '#d99a5a'],
        [1, '#4a1f08'],
      ],
      false,
    ),
  );
