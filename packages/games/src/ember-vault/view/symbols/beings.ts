import { rad } from '../../../slots/art/svg.ts';
import { dents, forge, gilded, solid, stud } from './forged.ts';

const limb = (path: string, width: number): string =>
  `<path d="${path}" fill="none" stroke="#0d0504" stroke-width="${width + 7}" stroke-linecap="round" stroke-linejoin="round"/><path d="${path}" fill="none" stroke="#4a1408" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/><path d="${path}" fill="none" stroke="#ff7a14" stroke-width="${width * 0.62}" stroke-opacity=".75" stroke-linecap="round" stroke-linejoin="round" stroke-dasharray="${width * 0.5} ${width * 0.42}"/>`;

/** A salamander of cooling lava: dark plates, melt in every crack. */
export const salamander = (p = 'sa'): string => {
  const body = 'M112 44C96 62 92 84 98 104 106 128 104 146 86 156 66 168 44 164 38 140';
  const cracks = Array.from({ length: 13 }, (_, at) => {
    const [x, y] = [100 - 6 * Math.sin(at * 1.3), 56 + at * 8.4];
    return `M${x - 26} ${y - 3}l12 7 10-9 12 8 14-6M${x} ${y + 1}l-3 8`;
  }).join('');
  return forge(
    p,
    `<circle cx="98" cy="100" r="98" fill="url(#${p}gl)" opacity=".55"/>${limb('M116 70L150 82 148 102M150 82L168 86M150 82L166 70', 13)}${limb('M88 62L56 44 58 26M56 44L38 42M56 44L42 30', 13)}${limb('M116 128L152 138 168 128M152 138L166 152M152 138L172 143', 13)}${limb('M88 128L52 120 36 130M52 120L38 110M52 120L48 140', 13)}<path d="${body}" fill="none" stroke="#0d0504" stroke-width="56" stroke-linecap="round"/><path d="${body}" fill="none" stroke="url(#${p}bo)" stroke-width="48" stroke-linecap="round"/><clipPath id="${p}c"><path d="M74 50Q70 100 80 130 92 150 60 176H120Q140 140 124 100 122 70 136 48Z"/></clipPath><g clip-path="url(#${p}c)"><path d="${cracks}" fill="none" stroke="#ff5a06" stroke-width="7" stroke-opacity=".55" stroke-linejoin="round"/><path d="${cracks}" fill="none" stroke="#ffd257" stroke-width="3" stroke-linejoin="round"/></g><path d="M60 166L52 154 44 160M48 150L40 146M74 164L68 152" fill="none" stroke="#ffc94a" stroke-width="3"/>${gilded(p, 'M114 8C136 12 146 28 142 46 136 64 122 74 106 70 88 66 80 48 90 30 96 18 104 8 114 8Z', 'bo', '#ff9a3a')}<path d="M104 14L112 26 126 22M112 26L108 40 94 44M108 40L122 52 136 46M122 52L112 68" fill="none" stroke="#ffc94a" stroke-width="3" stroke-linejoin="round"/>${[
      [97, 36],
      [133, 40],
    ]
      .map(
        ([x, y]) =>
          `<circle cx="${x}" cy="${y}" r="10" fill="#0d0504"/><circle cx="${x}" cy="${y}" r="8" fill="#fff3b0"/><ellipse cx="${x}" cy="${y}" rx="2.400" ry="6.400" fill="#1a0500"/>`,
      )
      .join('')}`,
    rad(
      `${p}bo`,
      [
        [0, '#8a2c08'],
        [0.6, '#43120a'],
        [1, '#1e0806'],
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
