/** The frog, the seahorse and the whale. */
import { tube } from '../../../slots/art/tube.ts';
import { bubbles, disc, eye, glassIn, lit, pane } from './glass.ts';

export const frog = (p: string): string => {
  const { part, pair, thread } = glassIn(p);
  const eyes = [60, 140]
    .map(
      (x) =>
        part(disc(x, 56, 29), 'emerald') +
        part(disc(x, 54, 18), 'amber') +
        `<ellipse cx="${x}" cy="55" rx="7" ry="11" fill="#0a0806"/><circle cx="${x - 5}" cy="47" r="4" fill="#fff"/>`,
    )
    .join('');
  return lit(
    p,
    'emerald',
    pair(
      'M30 118C58 96 94 112 92 148 92 168 80 178 66 182 78 184 90 188 94 196H36C28 184 40 172 52 166 40 160 28 142 30 118Z',
      'emerald',
    ) +
      part('M100 62C146 62 172 92 166 128 160 164 136 184 100 184S40 164 34 128C28 92 54 62 100 62Z', 'emerald') +
      `<path d="M100 126C124 126 138 140 136 158 132 174 118 182 100 182S68 174 64 158C62 140 76 126 100 126Z" fill="#e6ffcf" fill-opacity=".6"/>` +
      thread('M44 138Q40 160 34 184', 'emerald', 14, true) +
      thread('M34 186L18 194M34 186L32 196M34 186L48 193', 'emerald', 8, true) +
      eyes +
      `<path d="M58 106Q100 132 142 106" fill="none" stroke="#002814" stroke-width="3.600" stroke-linecap="round"/><path d="M60 110Q100 136 140 110" fill="none" stroke="#e6ffc8" stroke-opacity=".6" stroke-width="1.400"/>` +
      pane(92, 84, 18) +
      bubbles([
        [46, 128, 3],
        [56, 142, 2],
        [152, 132, 3.2],
        [128, 92, 2.4],
      ]),
  );
};

const ridges = Array.from(
  { length: 8 },
  (_, at) => `M${88 - at * 0.6} ${92 + at * 8.6}Q${106 - at} ${100 + at * 8.6} ${138 - at * 4.4} ${88 + at * 8.8}`,
).join('');

export const seahorse = (p: string): string => {
  const { part, grooves } = glassIn(p);
  const body = tube(
    [
      [94, 54],
      [114, 80],
      [118, 108],
      [104, 134],
      [92, 156],
      [100, 178],
      [122, 182],
      [132, 168],
      [120, 160],
    ],
    (t) => (t < 0.28 ? 24 + 8 * Math.sin(t * 5.6) : Math.max(6, 32 - (t - 0.28) * 58)),
  );
  return lit(
    p,
    'aqua',
    part(
      'M112 88C140 82 164 96 172 122 160 120 156 126 158 136 146 130 140 136 138 146 124 138 112 112 112 88Z',
      'aqua',
    ) +
      grooves('M122 96L162 116M122 104L150 132M122 112L136 140', 'aqua') +
      part(body, 'aqua') +
      grooves(ridges, 'aqua', 3) +
      part(
        'M70 18C78 8 88 14 92 6 98 14 108 8 112 18 132 26 138 48 126 64 114 78 92 78 76 68 60 72 44 84 26 88 18 82 20 70 28 66 44 60 54 50 58 38 60 30 64 22 70 18Z',
        'aqua',
      ) +
      eye(88, 46, 10) +
      pane(104, 30, 15) +
      bubbles([
        [112, 112, 4],
        [104, 128, 3],
        [30, 50, 5],
        [42, 30, 3],
        [22, 30, 2.4],
      ]),
  );
};

export const whale = (p: string): string => {
  const { part, thread, grooves } = glassIn(p);
  const belly = 'M14 126C40 142 88 142 126 122 146 128 150 144 138 164 92 182 20 172 14 126Z';
  const pleats = Array.from(
    { length: 4 },
    (_, at) => `M${24 + at * 5} ${140 + at * 8}Q80 ${153 + at * 8} ${136 - at * 3} ${137 + at * 8}`,
  ).join('');
  return lit(
    p,
    'sapphire',
    thread('M66 62C64 40 50 24 34 26M68 62C72 38 88 24 104 28', 'aqua', 9) +
      part(
        'M10 118C8 80 42 60 82 62 122 64 138 100 160 92 168 86 168 70 160 60 150 54 144 44 146 32 160 32 170 38 176 48 182 38 190 32 200 34 200 52 194 64 186 70 192 104 178 150 136 168 92 184 14 176 10 118Z',
        'sapphire',
      ) +
      `<path d="${belly}" fill="#dcebff" fill-opacity=".8"/>` +
      grooves(pleats, 'sapphire', 3) +
      part('M82 134C96 132 110 138 114 152 118 168 112 182 104 190 88 180 78 158 82 134Z', 'sapphire') +
      eye(44, 112, 8.5) +
      pane(62, 84, 22) +
      bubbles([
        [98, 92, 4],
        [112, 104, 2.4],
        [146, 112, 3],
        [20, 40, 4],
        [112, 14, 3.4],
      ]),
  );
};
