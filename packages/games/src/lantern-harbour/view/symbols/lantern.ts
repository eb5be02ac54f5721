import { wrap, rad, lin } from '../../../slots/art/svg.ts';
/** Red paper lantern: 9 ribbed gores, inner flame light, gold caps, knotted tassel. */
export const lantern = (p = 'ln', hue: 'red' | 'gold' = 'red'): string => {
  const C: readonly [string, string, string, string, string] =
    hue === 'red'
      ? ['#fff0b0', '#ffab3d', '#f2401f', '#a80d22', '#4d0416']
      : ['#fffbe0', '#ffe58a', '#ffb52e', '#d07a0c', '#5e2d04'];
  const defs =
    rad(
      p + 'b',
      [
        [0, C[0]],
        [0.22, C[1]],
        [0.55, C[2]],
        [0.85, C[3]],
        [1, C[4]],
      ],
      'cx=".5" cy=".58" r=".62"',
    ) +
    rad(p + 'h', [
      [0, C[1], 0.75],
      [1, C[2], 0],
    ]) +
    lin(p + 's', [
      [0, '#fff', 0.55],
      [1, '#fff', 0],
    ]);
  let ribs = '';
  for (const k of [-0.92, -0.7, -0.46, -0.22, 0, 0.22, 0.46, 0.7, 0.92])
    ribs += `<path d="M${100 + 34 * k} 42C${100 + 96 * k} 66 ${100 + 96 * k} 122 ${100 + 34 * k} 146" fill="none" stroke="${C[4]}" stroke-opacity=".5" stroke-width="2"/><path d="M${102.5 + 34 * k} 42C${102.5 + 96 * k} 66 ${102.5 + 96 * k} 122 ${102.5 + 34 * k} 146" fill="none" stroke="${C[0]}" stroke-opacity=".28" stroke-width="1.500"/>`;
  return wrap(
    p,
    `<circle cx="100" cy="96" r="96" fill="url(#${p}h)"/><g filter="url(#${p}sh)">
  <path d="M100 6v20" stroke="#5b2b06" stroke-width="6"/><path d="M100 6v20" stroke="#ffcf5c" stroke-width="3"/><circle cx="100" cy="10" r="7" fill="none" stroke="#5b2b06" stroke-width="6"/><circle cx="100" cy="10" r="7" fill="none" stroke="#ffdf8c" stroke-width="3"/>
  <path d="M66 40C16 58 16 130 66 148H134C184 130 184 58 134 40Z" fill="#1a0508" stroke="#1a0508" stroke-width="8"/>
  <path d="M66 40C16 58 16 130 66 148H134C184 130 184 58 134 40Z" fill="url(#${p}b)" stroke="#ffb347" stroke-width="2"/>${ribs}
  <path d="M58 52C34 68 30 104 44 124 38 96 44 70 72 50Z" fill="url(#${p}s)"/>
  <rect x="62" y="24" width="76" height="19" rx="6" fill="#3a1702"/><rect x="64" y="25.500" width="72" height="16" rx="5" fill="url(#${p}goldh)"/><path d="M70 33.500h60" stroke="#7a3f05" stroke-width="1.500" stroke-dasharray="5 4"/>
  <rect x="62" y="145" width="76" height="18" rx="6" fill="#3a1702"/><rect x="64" y="146.500" width="72" height="15" rx="5" fill="url(#${p}goldh)"/>
  <path d="M86 162h28l-3 30h-22z" fill="#7d0a1c" stroke="#2b0408" stroke-width="2"/>${[88, 93, 98, 103, 108].map((x) => `<path d="M${x + 2} 164l${(x - 98) * 0.12} 30" stroke="#ff6a3d" stroke-width="2.200"/>`).join('')}<circle cx="100" cy="165" r="7" fill="url(#${p}gold)" stroke="#3a1702" stroke-width="2"/></g>
  <g transform="translate(100 95)" fill="#7a0a10" opacity=".82"><path d="M0-30C8-18 24-16 22 4 21 16 12 24 0 24S-21 16-22 4C-23-8-14-10-12-20-6-16-4-10-4-4 2-10 4-20 0-30Z"/><path d="M0-6C4 0 11 3 10 11 9 17 5 20 0 20S-9 17-10 11C-10 5-6 5-5 0-2 2-1 4-1 7 2 3 2-2 0-6Z" fill="${C[0]}"/></g>`,
    defs,
  );
};
