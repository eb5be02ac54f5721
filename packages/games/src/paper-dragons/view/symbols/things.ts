/** Fan, lotus, boat and pinwheel. */
import { blossoms, paperIn, points, waves, type Point } from './paper.ts';

/** A point so far from a middle, at an angle. */
const round = ([x, y]: Point, angle: number, r: number): Point => [x + r * Math.cos(angle), y + r * Math.sin(angle)];

export const fan = (p: string): string => {
  const { sheet, drawing } = paperIn(p, blossoms('#ffc4cdc0', 17, 2.6));
  const folds = 12;
  const at = (fold: number, r: number) => round([100, 150], ((-160 + (140 * fold) / folds) * Math.PI) / 180, r);
  const edge = (fold: number) => 104 - (fold % 2) * 4;
  const leaves = Array.from({ length: folds }, (_, fold) => {
    const bright = fold % 2 === 1 ? -14 : 16;
    const strip = (from: number) =>
      points([at(fold, from), at(fold, edge(fold)), at(fold + 1, edge(fold + 1)), at(fold + 1, from)]);
    return [`v${bright}* ${strip(42)}`, `g${bright} ${strip(88)}`];
  });
  const ribs = Array.from(
    { length: folds + 1 },
    (_, fold) =>
      `w${fold % 2 === 1 ? -20 : 5} ${points([at(fold - 0.16, 6), at(fold - 0.16, 60), at(fold + 0.16, 60), at(fold + 0.16, 6)])}`,
  );
  return drawing(
    sheet(8, leaves.flat()) +
      sheet(3, ribs) +
      sheet(4, 'g10 91,150 100,141 109,150 100,162;r-5 97,161 103,161 111,190 89,190'),
  );
};

export const lotus = (p: string): string => {
  const { sheet, drawing } = paperIn(p);
  const petal = (degrees: number, long: number, wide: number, bright: number, colour = 'k', depth = 5): string => {
    const turn = (degrees * Math.PI) / 180;
    const at = (along: number, across: number): Point => [
      100 + Math.sin(turn) * along + Math.cos(turn) * across,
      152 - Math.cos(turn) * along + Math.sin(turn) * across,
    ];
    return sheet(depth, [
      `${colour}${bright + 10} ${points([at(0, 0), at(long * 0.55, -wide), at(long, 0)])}`,
      `${colour}${bright - 16} ${points([at(0, 0), at(long, 0), at(long * 0.55, wide)])}`,
    ]);
  };
  return drawing(
    sheet(
      5,
      'm5 100,158 10,150 52,184;m-14 100,158 52,184 100,190;m-20 100,158 190,150 148,184;m-5 100,158 148,184 100,190',
    ) +
      petal(-74, 98, 22, -20) +
      petal(74, 98, 22, -26) +
      petal(-46, 122, 26, -10) +
      petal(46, 122, 26, -16) +
      petal(-18, 138, 28, 0) +
      petal(18, 138, 28, -6) +
      petal(-54, 76, 20, 20) +
      petal(54, 76, 20, 14) +
      petal(0, 112, 30, 30, 'k', 7) +
      petal(-30, 64, 18, 50, 'k', 4) +
      petal(30, 64, 18, 44, 'k', 4) +
      petal(0, 52, 17, 10, 'g', 4),
  );
};

export const boat = (p: string): string => {
  const { sheet, drawing } = paperIn(p, waves('#c8f0f0', 13));
  const battens =
    '<path d="M88 50L80 128M78 66L66 128M68 84L54 128M60 100L46 128M97 36L94 128" fill="none" stroke="#96461e" stroke-opacity=".35" stroke-width="1.600"/>';
  return drawing(
    sheet(7, 'c16 100,20 104,128 36,128;c-14 100,20 160,128 104,128', battens) +
      sheet(3, 'r10 100,12 100,40 142,28') +
      sheet(
        8,
        'a10* 4,112 100,136 100,184 48,184;a-14* 196,112 100,136 100,184 152,184;a24 4,112 48,184 40,132;a-30 196,112 152,184 160,132',
      ),
  );
};

export const pinwheel = (p: string): string => {
  const { sheet, drawing } = paperIn(p, blossoms('#f0ffd2a0', 17, 2.4));
  const wing = (turn: number): string => {
    const angle = turn * 1.5708 + 0.35;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const at = (...corners: readonly Point[]) =>
      points(corners.map(([x, y]) => [100 + x * cos - y * sin, 86 + x * sin + y * cos]));
    const bright = [16, 2, -18, -4][turn] ?? 0;
    return sheet(6, [
      `m${bright + 12}* ${at([0, 0], [0, -82], [44, -44])}`,
      `c${bright - 22} ${at([0, 0], [44, -44], [46, -6])}`,
      `m${bright + 30} ${at([0, -82], [0, -40], [26, -60])}`,
    ]);
  };
  const knob =
    '<circle cx="100" cy="86" r="11" fill="#e0a83c" stroke="#7a4a0c" stroke-opacity="1" stroke-width="2"/><circle cx="97" cy="83" r="4.500" fill="#fff2c0" stroke="none"/>';
  return drawing(sheet(4, 'w0 97,100 103,100 104,198 96,198') + [0, 1, 2, 3].map(wing).join('') + knob);
};
