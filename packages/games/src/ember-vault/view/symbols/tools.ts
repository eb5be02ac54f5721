import { carve } from '../../../slots/art/letters.ts';
import { lin } from '../../../slots/art/svg.ts';
import { dents, forge, gilded, solid, stud } from './forged.ts';

/** A sledge hammer, one face still hot. */
export const hammer = (p = 'ha'): string =>
  forge(
    p,
    `${gilded(p, 'M36 184L108 70 128 84 52 194Z', 'wd', '#ffd9a8')}<path d="M46 172l18 12M54 158l18 12M62 146l18 12M70 134l18 12" stroke="#2a1206" stroke-width="5"/>${solid(p, 'M78 22L176 88 152 124 54 58Z', 'ir')}<g transform="rotate(34 115 73)">${dents([66, 58], [96, 28], 12)}</g>${solid(p, 'M60 8L92 30 64 74 30 52C32 32 44 16 60 8Z', 'ir')}${gilded(p, 'M168 80L196 99 167 142 140 123Z', 'ho')}<circle cx="172" cy="112" r="52" fill="url(#${p}gl)"/><path d="M92 20L62 66M160 68L130 113M108 62L138 83" stroke="#0d0605" stroke-width="21"/><path d="M92 20L62 66M160 68L130 113M108 62L138 83" stroke="url(#${p}go)" stroke-width="14"/>`,
    lin(
      `${p}wd`,
      [
        [0, '#5a2a10'],
        [0.5, '#b06a34'],
        [1, '#3a1806'],
      ],
      false,
    ) +
      `<linearGradient id="${p}go" gradientUnits="userSpaceOnUse" x1="60" y1="20" x2="160" y2="110"><stop offset="0" stop-color="#fff3c4"/><stop offset=".4" stop-color="#ffcf5c"/><stop offset="1" stop-color="#a85f0a"/></linearGradient>`,
  );

const sparks = [
  [40, 40],
  [56, 18],
  [182, 22],
  [150, 6],
  [100, 8],
  [24, 56],
  [190, 50],
] as const;

/** An anvil with a bar of melt on it. */
export const anvil = (p = 'an'): string =>
  forge(
    p,
    `${solid(p, 'M62 190C60 166 84 158 86 138H126C128 158 152 166 154 190Z', 'ir')}${solid(p, 'M6 84C30 72 60 74 62 74H182C186 84 188 94 186 106 164 112 146 118 138 138H74C66 118 30 116 6 84Z', 'ir')}${dents([60, 92], [110, 30], 12)}${gilded(p, 'M56 68H190V86H62C60 82 56 76 56 68Z', 'cu', '#ffd9b0')}<ellipse cx="120" cy="52" rx="92" ry="58" fill="url(#${p}gl)"/>${gilded(p, 'M76 36L84 24H158L168 36 172 68H72Z', 'ho')}<path d="M76 37H168M90 26L84 66M152 26L160 66" stroke="#fff" stroke-opacity=".55" stroke-width="2.500"/>${sparks.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="6" fill="url(#${p}gl)"/><circle cx="${x}" cy="${y}" r="2.200" fill="#fff3c0"/>`).join('')}`,
  );

/** A shield with a flame: it stands for everything but a coin. */
export const wild = (p = 'wi'): string => {
  const letters = carve('WILD', {
    ...{ width: 25, gap: 12, palette: ['#8a1c00', '#f06a0c', '#ffd257', '#fffdf0'] },
    rim: [
      ['#120402', 15],
      ['#5a1404', 8],
      ['#ffb347', 2.5],
    ],
  });
  const s = 0.48;
  return forge(
    p,
    `${solid(p, 'M100 6C128 22 160 26 184 24 188 96 170 160 100 196 30 160 12 96 16 24 40 26 72 22 100 6Z', 'ir')}${dents([32, 34], [136, 100], 16)}<path d="M100 20C126 34 152 38 171 37 172 98 156 150 100 180 44 150 28 98 29 37 48 38 74 34 100 20Z" fill="none" stroke="#0d0605" stroke-width="12"/><path d="M100 20C126 34 152 38 171 37 172 98 156 150 100 180 44 150 28 98 29 37 48 38 74 34 100 20Z" fill="none" stroke="url(#${p}gold)" stroke-width="7"/><circle cx="100" cy="88" r="80" fill="url(#${p}gl)"/><path d="M100 26C112 50 140 58 134 96 130 120 116 130 100 132S70 120 66 96C64 76 80 72 82 54 92 60 96 68 96 78 104 64 106 44 100 26Z" fill="url(#${p}ho)" stroke="#fff0c0" stroke-width="2.500"/><path d="M100 76C110 90 118 96 112 112 108 124 92 124 88 112 84 98 96 94 100 76Z" fill="#fffdf0"/>${stud(p, 100, 14)}${stud(p, 176, 32)}${stud(p, 24, 32)}<g transform="translate(${100 - (letters.width * s) / 2} 126) scale(${s})">${letters.svg}</g>`,
  );
};
