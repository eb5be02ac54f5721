import { wrap, lin, rad } from '../../../slots/art/svg.ts';
import { carve } from '../../../slots/art/letters.ts';
/** Lotus water-lantern with a candle; pays anywhere, opens the free spins. */
export const scatter = (p = 'sc'): string => {
  const t = carve('SCATTER', {
      width: 24,
      palette: ['#0b5a5e', '#2fc9b8', '#c6fff2', '#ffffff'],
      rim: [
        ['#04222c', 13],
        ['#0a4450', 5],
      ],
      gap: 12,
    }),
    s = 0.27;
  const defs =
    lin(p + 'p', [
      [0, '#fff0f6'],
      [0.35, '#ff9ac8'],
      [0.75, '#e02f86'],
      [1, '#7a0a52'],
    ]) +
    lin(p + 'p2', [
      [0, '#ffd6ea'],
      [0.4, '#f25aa6'],
      [1, '#8a0f5e'],
    ]) +
    rad(p + 'g', [
      [0, '#fffbe0', 1],
      [0.25, '#ffe27a', 0.8],
      [0.6, '#ff9ac8', 0.35],
      [1, '#ff5ca8', 0],
    ]) +
    lin(p + 'w', [
      [0, '#a6fff2'],
      [0.4, '#2bb5b8'],
      [1, '#0a4a66'],
    ]);
  const petal = (rot: number, len: number, wd: number, id: string) =>
    `<g transform="rotate(${rot} 100 138)"><path d="M100 138C${100 - wd} ${138 - len * 0.42} ${100 - wd * 0.7} ${138 - len * 0.82} 100 ${138 - len} ${100 + wd * 0.7} ${138 - len * 0.82} ${100 + wd} ${138 - len * 0.42} 100 138Z" fill="#3a0426" stroke="#3a0426" stroke-width="6" stroke-linejoin="round"/><path d="M100 138C${100 - wd} ${138 - len * 0.42} ${100 - wd * 0.7} ${138 - len * 0.82} 100 ${138 - len} ${100 + wd * 0.7} ${138 - len * 0.82} ${100 + wd} ${138 - len * 0.42} 100 138Z" fill="url(#${p}${id})" stroke="#ffe0f0" stroke-width="1.600"/><path d="M100 130V${138 - len * 0.8}" stroke="#fff" stroke-opacity=".4" stroke-width="2"/></g>`;
  return wrap(
    p,
    `<circle cx="100" cy="92" r="98" fill="url(#${p}g)" opacity=".75"/><g filter="url(#${p}sh)">
  <ellipse cx="100" cy="150" rx="86" ry="20" fill="#06283f"/><ellipse cx="100" cy="148" rx="82" ry="17" fill="url(#${p}w)"/><ellipse cx="100" cy="148" rx="60" ry="11" fill="none" stroke="#eafffb" stroke-opacity=".7" stroke-width="2"/>
  ${petal(-66, 86, 34, 'p2')}${petal(66, 86, 34, 'p2')}${petal(-36, 104, 36, 'p2')}${petal(36, 104, 36, 'p2')}${petal(0, 116, 38, 'p2')}</g><circle cx="100" cy="74" r="52" fill="url(#${p}g)"/>
  <path d="M90 84h20v44H90z" fill="#fff6dc" stroke="#7a4606" stroke-width="2.500"/><path d="M100 42C108 56 113 62 110 73 108 80 104 83 100 83S92 80 90 73C88 64 96 58 100 42Z" fill="#ffb52e" stroke="#e0561a" stroke-width="2"/><path d="M100 58C104 65 106 69 104 74 103 78 101 79 100 79S96 77 96 73C96 68 99 66 100 58Z" fill="#fffbe0"/>
  <g filter="url(#${p}sh)">${petal(-50, 70, 34, 'p')}${petal(50, 70, 34, 'p')}${petal(-18, 58, 32, 'p')}${petal(18, 58, 32, 'p')}</g>
  <g transform="translate(${100 - (t.width * s) / 2} 157) scale(${s} .3)">${t.svg}</g>`,
    defs,
  );
};
