/** Crane, koi and butterfly. */
import { blossoms, paperIn, points, waves, type Point } from './paper.ts';

export const crane = (p: string): string => {
  const { sheet, drawing } = paperIn(p, waves('#ecd696', 13));
  return drawing(
    sheet(5, 'i-34 104,112 188,30 140,118;i-20 104,112 150,34 188,30') +
      sheet(5, 'c10 110,118 196,128 126,136;c-12 110,118 196,128 130,112') +
      sheet(5, 'i2 62,128 104,98 140,118 100,156;i-24 62,128 100,156 94,122') +
      sheet(5, 'c10 66,130 96,122 30,62;c-20 66,130 30,62 40,96;r6 30,62 42,74 6,84;r-20 30,62 6,84 26,72') +
      sheet(8, 'i14* 92,134 52,8 84,26;i-8 92,134 84,26 112,24;i10* 92,134 112,24 122,118'),
  );
};

export const koi = (p: string): string => {
  const { sheet, drawing } = paperIn(p, waves('#fff0c8', 11));
  return drawing(
    sheet(5, 'o10 130,112 190,62 172,112;o-18 130,112 172,112 194,160;c20 130,112 172,112 186,96') +
      sheet(
        5,
        'o-20 92,78 120,34 136,88;o6 92,78 96,42 120,34;o-30 78,138 104,178 116,134;o-10 78,138 84,172 104,178',
      ) +
      sheet(
        7,
        'o22 8,112 50,72 52,112;c10 50,72 98,74 52,112;o14* 98,74 142,108 96,110;o0* 98,74 96,110 52,112;c-12 8,112 52,112 50,142;o-16 52,112 96,110 96,146 50,142;c-30 96,110 142,108 96,146',
      ) +
      sheet(4, 'o20 66,116 92,120 76,152') +
      '<g stroke="none"><circle cx="34" cy="104" r="7" fill="#fff6dc"/><circle cx="33" cy="104" r="4" fill="#201418"/></g>',
  );
};

export const butterfly = (p: string): string => {
  const { sheet, drawing } = paperIn(p, blossoms('#a03c14a8', 16, 2.6));
  const wing = (side: 1 | -1): string => {
    const at = (...corners: readonly Point[]) => points(corners.map(([x, y]) => [100 + side * x, y]));
    const by = (bright: number) => bright + (side > 0 ? -10 : 6);
    return (
      sheet(5, [
        `g${by(-12)} ${at([4, 108], [56, 112], [72, 148])}`,
        `g${by(10)}* ${at([4, 108], [72, 148], [44, 184])}`,
        `g${by(-22)} ${at([4, 108], [44, 184], [16, 156])}`,
      ]) +
      sheet(8, [
        `y${by(20)}* ${at([4, 104], [30, 22], [84, 12])}`,
        `y${by(-6)} ${at([4, 104], [84, 12], [94, 58])}`,
        `y${by(12)}* ${at([4, 104], [94, 58], [66, 110])}`,
      ]) +
      sheet(3, [`r${by(-10)} ${at([84, 12], [94, 58], [70, 44])}`])
    );
  };
  const feelers =
    '<path d="M98 76Q88 44 68 38M102 76Q112 44 132 38" fill="none" stroke="#5a2a1c" stroke-opacity="1" stroke-width="3"/>';
  return drawing(wing(1) + wing(-1) + feelers + sheet(5, 'n-20 100,66 110,92 100,170;n15 100,66 90,92 100,170'));
};
