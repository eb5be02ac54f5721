import { afloat, dark, solid } from './sea.ts';

const plate = (x: number, y: number, r: number): string =>
  `<path d="M${Array.from({ length: 6 }, (_, at) => `${(x + r * Math.cos((at * Math.PI) / 3)).toFixed(1)} ${(y + r * 0.92 * Math.sin((at * Math.PI) / 3)).toFixed(1)}`).join('L')}Z" fill="#f5c868" fill-opacity=".42" stroke="#0a3a34" stroke-width="3.500" stroke-linejoin="round"/>`;

/** A turtle from above, swimming to the upper right. */
export const turtle = (p = 'tu'): string =>
  afloat(
    p,
    `<g transform="translate(100 100) scale(.87) rotate(38) translate(-100 -104)">${solid(p, 'M62 62C40 40 22 34 4 44 6 66 24 82 54 90Z', 'gr')}${solid(p, 'M138 62C160 40 178 34 196 44 194 66 176 82 146 90Z', 'gr')}${solid(p, 'M64 146C50 154 40 168 40 186 58 188 72 176 80 162Z', 'gr')}${solid(p, 'M136 146C150 154 160 168 160 186 142 188 128 176 120 162Z', 'gr')}
<path d="M16 50Q34 56 52 76M184 50Q166 56 148 76" fill="none" stroke="#d8f7a8" stroke-opacity=".8" stroke-width="4" stroke-linecap="round" stroke-dasharray="3 9"/>
${solid(p, 'M78 56C74 26 84 10 100 10S126 26 122 56Z', 'gr')}<circle cx="86" cy="30" r="6" fill="${dark}"/><circle cx="114" cy="30" r="6" fill="${dark}"/><circle cx="84.500" cy="28" r="2" fill="#fff"/><circle cx="112.500" cy="28" r="2" fill="#fff"/>
${solid(p, 'M100 42C146 42 160 82 158 112 156 148 128 176 100 180 72 176 44 148 42 112 40 82 54 42 100 42Z', 'sa', '#fff4d0')}<path d="M100 54C138 54 148 86 146 112 144 142 122 164 100 168 78 164 56 142 54 112 52 86 62 54 100 54Z" fill="#0f6a54"/>${plate(100, 84, 22)}${plate(100, 126, 21)}${plate(68, 104, 17)}${plate(132, 104, 17)}${plate(72, 140, 13)}${plate(128, 140, 13)}${plate(100, 156, 10)}<path d="M60 92C64 70 78 60 96 58" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="6" stroke-linecap="round"/></g>`,
  );
