import { wrap, lin, rad } from '../../../slots/art/svg.ts';
/** Lighthouse on its rock, two beams. */
export const lighthouse = (p = 'lh'): string => {
  const defs =
    lin(
      p + 'w',
      [
        [0, '#8d97b8'],
        [0.22, '#fffaf0'],
        [0.55, '#e9dfe0'],
        [1, '#6a6488'],
      ],
      false,
    ) +
    lin(
      p + 'r',
      [
        [0, '#7a0a1c'],
        [0.22, '#ff5b4a'],
        [0.55, '#d61f35'],
        [1, '#5a0616'],
      ],
      false,
    ) +
    lin(p + 'rk', [
      [0, '#7d86a8'],
      [1, '#1b2140'],
    ]) +
    rad(p + 'g', [
      [0, '#fffbe0', 1],
      [0.25, '#ffe27a', 0.85],
      [0.6, '#ffb52e', 0.3],
      [1, '#ff9a1f', 0],
    ]) +
    lin(
      p + 'bm',
      [
        [0, '#fff2b0', 0.95],
        [1, '#ffd45c', 0],
      ],
      false,
    ) +
    lin(
      p + 'bm2',
      [
        [0, '#ffd45c', 0],
        [1, '#fff2b0', 0.95],
      ],
      false,
    );
  const X = (y: number) => 22 + (y - 74) * 0.16; // half width of the tower at y
  const band = (a: number, b: number, id: string) =>
    `<path d="M${100 - X(a)} ${a}Q100 ${a + 7} ${100 + X(a)} ${a}L${100 + X(b)} ${b}Q100 ${b + 7} ${100 - X(b)} ${b}Z" fill="url(#${p}${id})"/>`;
  return wrap(
    p,
    `<path d="M100 48L200 12V76Z" fill="url(#${p}bm)"/><path d="M100 48L0 22V82Z" fill="url(#${p}bm2)"/><g filter="url(#${p}sh)">
  <path d="M30 192C34 168 52 158 70 160 84 146 118 148 132 160 152 158 166 170 172 192Z" fill="#0c1026" stroke="#0c1026" stroke-width="6" stroke-linejoin="round"/><path d="M30 192C34 168 52 158 70 160 84 146 118 148 132 160 152 158 166 170 172 192Z" fill="url(#${p}rk)"/><path d="M52 188l16-22 20 10 14-14 18 12 16-8 14 20" fill="none" stroke="#c4cbe6" stroke-opacity=".45" stroke-width="2"/>
  <path d="M${100 - X(74)} 74L${100 - X(170)} 170Q100 178 ${100 + X(170)} 170L${100 + X(74)} 74Z" fill="#1a0508" stroke="#1a0508" stroke-width="9" stroke-linejoin="round"/>${band(74, 94, 'r')}${band(94, 114, 'w')}${band(114, 134, 'r')}${band(134, 153, 'w')}${band(153, 170, 'r')}
  <path d="M${100 - X(74)} 74L${100 - X(170)} 170M${100 + X(74)} 74L${100 + X(170)} 170" stroke="#ffcf7a" stroke-width="1.600"/>
  <path d="M95 108q5-7 10 0v10h-10zM95 146q5-7 10 0v12h-10z" fill="#ffd25c" stroke="#3a1702" stroke-width="2.200"/>
  <path d="M68 66h64l-5 12H73z" fill="url(#${p}goldh)" stroke="#1a0508" stroke-width="3"/><path d="M70 66v-10h60v10M80 56v10M90 56v10M100 56v10M110 56v10M120 56v10" fill="none" stroke="#1a0508" stroke-width="4"/><path d="M70 66v-10h60v10M80 56v10M90 56v10M100 56v10M110 56v10M120 56v10" fill="none" stroke="#ffdf8c" stroke-width="1.800"/>
  <rect x="80" y="34" width="40" height="26" fill="#fff0a8" stroke="#1a0508" stroke-width="4"/><path d="M90 34v26M100 34v26M110 34v26" stroke="#8a4a08" stroke-width="2"/>
  <path d="M72 36C78 18 92 12 100 8 108 12 122 18 128 36Z" fill="#1a0508" stroke="#1a0508" stroke-width="6" stroke-linejoin="round"/><path d="M72 36C78 18 92 12 100 8 108 12 122 18 128 36Z" fill="url(#${p}r)" stroke="#ffcf7a" stroke-width="1.500"/><circle cx="100" cy="7" r="5" fill="url(#${p}gold)" stroke="#1a0508" stroke-width="2"/></g>
  <circle cx="100" cy="48" r="48" fill="url(#${p}g)"/><path d="M14 190q14-9 28 0t28 0 28 0 28 0 28 0 30 0" fill="none" stroke="#0c3550" stroke-width="9"/><path d="M14 189q14-9 28 0t28 0 28 0 28 0 28 0 30 0" fill="none" stroke="#63d3d6" stroke-width="4" stroke-linecap="round"/>`,
    defs,
  );
};
