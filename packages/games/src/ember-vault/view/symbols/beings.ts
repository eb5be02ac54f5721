import { rad } from '../../../slots/art/svg.ts';
import { dents, forge, gilded, solid, stud } from './forged.ts';

const limb = (path: string, width: number): string =>
  `<path d="${path}" fill="none" stroke="#0d0504" stroke-width="${width + 7}" stroke-linecap="round" stroke-linejoin="round"/><path d="${path}" fill="none" stroke="#4a1408" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/><path d="${path}" fill="none" stroke="#ff7a14" stroke-width="${width * 0.62}" stroke-opacity=".75" stroke-linecap="round" stroke-linejoin="round" stroke-dasharray="${width * 0.5} ${width * 0.42}"/>`;

/** From the tip of the tail to the neck: where plates lie, and how large they are. */
const spine: readonly (readonly [number, number, number])[] = [
  [44, 124, 4],
  [35, 134, 7],
  [32, 148, 10],
  [40, 162, 13],
  [56, 170, 16],
  [74, 166, 18],
  [90, 155, 20],
  [101, 140, 23],
  [105, 122, 25],
  [102, 104, 26],
  [98, 87, 25],
  [99, 71, 22],
  [105, 58, 18],
];

/** A salamander of cooling lava: dark plates, melt between all of them. */
export const salamander = (p = 'sa'): string => {
  const outline = spine.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r + 4}" fill="#0d0504"/>`).join('');
  const melt = spine.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#${p}ho)"/>`).join('');
  const plates = spine
    .map(([x, y, r], at) => {
      const [nx, ny] = spine[at + 1] ?? [112, 44, 0];
      const turn = (Math.atan2(ny - y, nx - x) * 180) / Math.PI;
      const half = (side: 1 | -1) =>
        `<path d="M${-r * 0.34} ${side * 1.6}L${r * 0.38} ${side * 1.6} ${r * 0.3} ${side * r * 0.86}Q0 ${side * r} ${-r * 0.36} ${side * r * 0.8}Z"/>`;
      return `<g transform="translate(${x} ${y}) rotate(${turn.toFixed(1)})" fill="url(#${p}bo)" stroke="#ff9a2e" stroke-width="1.600">${half(1)}${half(-1)}</g>`;
    })
    .join('');
  return forge(
    p,
    `<circle cx="98" cy="100" r="98" fill="url(#${p}gl)" opacity=".5"/>${limb('M114 72L150 82 148 102M150 82L168 86M150 82L166 70', 13)}${limb('M90 64L56 44 58 26M56 44L38 42M56 44L42 30', 13)}${limb('M116 130L152 140 168 130M152 140L166 154M152 140L172 145', 13)}${limb('M88 132L54 122 36 114M54 122L38 102M54 122L56 104', 13)}${outline}${melt}${plates}${gilded(p, 'M114 8C136 12 146 28 142 46 136 64 122 74 106 70 88 66 80 48 90 30 96 18 104 8 114 8Z', 'bo', '#ff9a3a')}<path d="M112 12L113 26 124 30M113 26L103 31M113 40L107 54 96 58M107 54L116 66M122 52L132 60" fill="none" stroke="#ffc94a" stroke-width="3" stroke-linejoin="round"/>${[
      [97, 37],
      [133, 41],
    ]
      .map(
        ([x, y]) =>
          `<circle cx="${x}" cy="${y}" r="10" fill="#0d0504"/><circle cx="${x}" cy="${y}" r="8" fill="#fff3b0"/><ellipse cx="${x}" cy="${y}" rx="2.400" ry="6.400" fill="#1a0500"/>`,
      )
      .join('')}`,
    rad(
      `${p}bo`,
      [
        [0, '#a03a0c'],
        [0.6, '#5a1a0c'],
        [1, '#2a0c08'],
      ],
      'cx=".45" cy=".3" r=".9"',
    ),
  );
};

/** A helmet that nobody wears: something burns behind its eyes. */
export const helmet = (p = 'he'): string =>
  forge(
    p,
    `${gilded(p, 'M100 4C112 12 116 30 112 60H88C84 30 88 12 100 4Z', 'cu', '#ffd9b0')}${solid(p, 'M100 24C150 24 176 58 176 104V150C176 172 150 190 132 194L120 150 112 130H88L80 150 68 194C50 190 24 172 24 150V104C24 58 50 24 100 24Z', 'ir')}${dents([40, 44], [110, 40], 12)}${dents([34, 128], [34, 46], 6)}${dents([132, 128], [34, 46], 6)}<path d="M34 98C58 84 84 86 94 100L92 120C74 116 52 118 38 124ZM166 98C142 84 116 86 106 100L108 120C126 116 148 118 162 124Z" fill="#0a0202"/><g><ellipse cx="68" cy="106" rx="24" ry="11" fill="url(#${p}gl)"/><ellipse cx="132" cy="106" rx="24" ry="11" fill="url(#${p}gl)"/><circle cx="72" cy="105" r="6" fill="#fffbe0"/><circle cx="128" cy="105" r="6" fill="#fffbe0"/></g><path d="M30 92C56 76 84 78 100 96 116 78 144 76 170 92M100 30V140" fill="none" stroke="#0d0605" stroke-width="17" stroke-linecap="round"/><path d="M30 92C56 76 84 78 100 96 116 78 144 76 170 92M100 30V140" fill="none" stroke="#d8901a" stroke-width="11" stroke-linecap="round"/><path d="M30 89C56 73 84 75 99 92 116 75 144 73 170 89M97 32V136" fill="none" stroke="#fff0b8" stroke-width="3" stroke-linecap="round"/>${[
      [36, 146],
      [164, 146],
      [48, 172],
      [152, 172],
      [44, 62],
      [156, 62],
    ]
      .map(([x = 0, y = 0]) => stud(p, x, y))
      .join('')}`,
  );
