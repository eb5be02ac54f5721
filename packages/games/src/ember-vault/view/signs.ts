/** What says something beside the door: the title burnt into the rock, and the plates for numbers. SVG made from the layout. */
import { carve } from '../../slots/art/letters.ts';
import { aroundShape, reliefFilter } from '../../slots/art/relief.ts';
import { prizePlaces } from '../../slots/stage/hold/prize-places.ts';
import type { Layout } from '../../slots/stage/layout.ts';
import type { Piece, SlotArt } from '../../slots/stage/slot-game.ts';
import { gradient } from './metals.ts';
import { ramps } from './symbols/forged.ts';

const melt = ['#7a1500', '#f0640a', '#ffc94a', '#fffbe4'] as const;
const steel = ['#23262c', '#70747c', '#c9d0d6', '#ffffff'] as const;

const burnt = (words: string, palette: readonly string[]) =>
  carve(words, {
    ...{ width: 23, gap: 10, palette },
    rim: [
      ['#0d0504', 16],
      ['#4a1404', 9],
      ['#ff8a2a', 2.5],
    ],
  });

const leastRoom = 22;
const nothing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" width="1" height="1"></svg>';

/** Burnt into the rock beside the door, one word above the other; over the prizes where there is no room. */
export const board = (layout: Layout, words: string): Piece => {
  const { window: w, beam, upright, width, weight: k, board: height } = layout;
  const prizes = prizePlaces(layout, 3);
  // On the smallest phone the prizes need all the room that there is.
  if (upright && prizes.y < leastRoom) return { svg: nothing, x: 0, y: 0, width: 1, height: 1 };
  const margin = w.x - beam - (upright ? 0 : 44 * k);
  const beside = !upright && margin > 120;
  const lines = beside ? words.split(' ') : [words];
  const carved = lines.map((line, at) => burnt(line, at === 0 ? melt : steel));
  const room = beside ? margin * 0.86 : upright ? width * 0.8 : Math.max(80, prizes.x - 24);
  const tall = beside ? 52 * k : Math.min(height * 0.94, upright ? (prizes.y - 6) * 0.64 : 34 * k);
  const scale = Math.min(tall / 100, ...carved.map(({ width: wide }) => room / (wide + 40)));
  const step = 132 * scale;
  const [boxWidth, boxHeight] = [
    Math.max(...carved.map(({ width: wide }) => wide + 60)) * scale,
    step * lines.length + 24 * scale,
  ];
  const x = upright ? (width - boxWidth) / 2 : beside ? Math.max(4, (margin - boxWidth) / 2) : 12;
  const y = upright ? Math.max(2, (prizes.y - boxHeight) / 2) : beside ? 22 * k : 12;
  const letters = carved
    .map(
      ({ svg, width: wide }, at) =>
        `<g transform="translate(${boxWidth / 2 - (wide * scale) / 2} ${20 * scale + at * step}) scale(${scale})">${svg}</g>`,
    )
    .join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${boxWidth} ${boxHeight}" width="${boxWidth}" height="${boxHeight}">${letters}</svg>`;
  return { svg, x, y, width: boxWidth, height: boxHeight };
};

const octagon = (w: number, h: number, inset: number, cut: number): string => {
  const [l, t, r, b, c] = [inset, inset, w - inset, h - inset, cut - inset * 0.4];
  return `M${l + c} ${t}H${r - c}L${r} ${t + c}V${b - c}L${r - c} ${b}H${l + c}L${l} ${b - c}V${t + c}Z`;
};

/** A plate for one number, as large as asked: a bevelled lip around a dark well. */
export const plate: SlotArt['plate'] = ({ width: w, height: h }, lit) => {
  const [k, cut] = [Math.min(1.8, Math.max(0.6, h / 58)), Math.min(w, h) * 0.26];
  const well = lit ? ['#240806', '#7a200e', '#240806'] : ['#070405', '#1f1613', '#070405'];
  const lip = reliefFilter(
    'el',
    {
      ...{ ramp: lit ? ramps.gold : ramps.iron, round: 7 * k, dents: [14 * k, 0.1], light: 30 },
      ...{ shine: [0.7, '#fff6ea'], below: [0.5, '#ff6a1a'] },
    },
    aroundShape,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}"><defs>${lip}${gradient('ew', well)}</defs><path d="${octagon(w, h, 0.5, cut)}" fill="#0a0605"/><g filter="url(#el)"><path d="${octagon(w, h, 1.5, cut)}"/></g><path d="${octagon(w, h, 6 * k, cut)}" fill="url(#ew)" stroke="#000" stroke-opacity=".85" stroke-width="2.4"/><path d="${octagon(w, h, 8 * k, cut)}" fill="none" stroke="#ffd296" stroke-opacity=".2"/></svg>`;
};
