/** The cardinal, the fox and the butterfly. */
import { tube } from '../../../slots/art/tube.ts';
import { bubbles, disc, eye, glassIn, lit, pane } from './glass.ts';

export const cardinal = (p: string): string => {
  const { part, thread, grooves } = glassIn(p);
  return lit(
    p,
    'ruby',
    part('M58 128C34 140 18 160 12 186 34 184 62 172 82 150Z', 'ruby') +
      thread('M96 164L90 186M118 164L120 186M78 188H104M108 188H134', 'amber', 6) +
      part(
        'M104 30C112 12 128 4 148 4 142 16 146 26 150 36 172 48 182 70 178 94 174 138 142 168 104 166 68 164 44 142 46 116 50 84 84 74 92 48 94 40 98 34 104 30Z',
        'ruby',
      ) +
      part('M56 112C70 86 104 84 130 100 122 128 100 150 66 150 50 150 46 130 56 112Z', 'ruby') +
      grooves('M64 134Q96 138 122 106M60 122Q90 124 116 100', 'ruby', 3) +
      part('M170 58C184 58 194 66 198 76 186 80 174 82 166 78Z', 'amber') +
      eye(150, 60, 9) +
      pane(120, 44, 20, -16) +
      bubbles([
        [120, 132, 4],
        [133, 122, 2.4],
        [150, 104, 3],
        [106, 70, 2.4],
      ]),
  );
};

export const fox = (p: string): string => {
  const { part } = glassIn(p);
  const tail = tube(
    [
      [112, 176],
      [146, 178],
      [170, 158],
      [170, 130],
      [156, 108],
      [162, 88],
    ],
    (t) => 8 + 17 * Math.sin(Math.min(1, t * 1.08) * 3),
  );
  const light = ' fill-opacity=".9" style="mix-blend-mode:screen"';
  return lit(
    p,
    'amber',
    part(tail, 'amber') +
      part('M76 96C52 116 40 150 46 186 70 194 124 194 142 184 148 150 132 114 112 96Z', 'amber') +
      part('M78 118C70 140 74 166 92 180 110 166 116 140 106 118Z', 'amber', light) +
      part(
        'M28 18C36 16 56 30 68 42 84 36 102 36 118 42 130 30 150 16 158 18 166 36 164 66 156 82 146 106 118 128 94 132 70 128 40 106 30 82 22 66 20 36 28 18Z',
        'amber',
      ) +
      part('M38 30C46 34 54 42 60 50L42 68C36 56 35 42 38 30Z', 'ruby') +
      part('M150 30C142 34 134 42 128 50L146 68C152 56 152 42 150 30Z', 'ruby') +
      `<path d="M94 84C78 84 60 92 44 90 56 110 76 126 94 130 112 126 132 110 144 90 128 92 110 84 94 84Z" fill="#fff6d8" fill-opacity=".92"/>` +
      eye(70, 78, 9) +
      eye(118, 78, 9) +
      `<ellipse cx="94" cy="118" rx="9" ry="6.500" fill="#1a0a06"/><ellipse cx="91" cy="115.500" rx="3" ry="1.800" fill="#fff" fill-opacity=".8"/>` +
      pane(88, 56, 18) +
      bubbles([
        [62, 160, 3.4],
        [126, 156, 2.6],
        [118, 172, 3.6],
        [172, 150, 3],
      ]),
  );
};

export const butterfly = (p: string): string => {
  const { part, pair, thread, grooves } = glassIn(p);
  const veins = grooves(
    'M6 92Q40 70 76 34M6 92Q44 84 88 62M6 94Q40 94 76 100M6 114Q30 128 62 146M6 118Q20 140 40 166',
    'amethyst',
  );
  const wings =
    pair('M4 108C24 98 58 102 72 118 82 134 72 150 64 158 62 172 50 186 40 188 22 182 8 150 4 108Z', 'amethyst') +
    pair('M4 104C8 66 38 24 78 14 98 14 100 42 92 64 92 88 78 106 52 110 34 114 16 112 4 104Z', 'amethyst') +
    `<g transform="translate(100 0)">${veins}</g><g transform="translate(100 0) scale(-1 1)">${veins}</g>` +
    pair(disc(68, 44, 13) + disc(44, 142, 10), 'sapphire') +
    pair(disc(70, 78, 8), 'ruby') +
    thread('M4 58Q10 34 28 26', 'amber', 4, true) +
    pair(disc(29, 25, 5), 'amber');
  return lit(
    p,
    'amethyst',
    wings +
      part(
        'M100 47C110 47 115 56 112 66 117 78 117 92 111 104 112 134 106 160 100 170 94 160 88 134 89 104 83 92 83 78 88 66 85 56 90 47 100 47Z',
        'amber',
      ) +
      grooves('M90 112Q100 118 110 112M90 124Q100 130 110 124M91 136Q100 142 109 136M93 148Q100 153 107 148', 'amber') +
      eye(94, 58, 4.4) +
      eye(106, 58, 4.4) +
      pane(40, 34, 15, -20) +
      pane(150, 40, 13, 14),
  );
};
