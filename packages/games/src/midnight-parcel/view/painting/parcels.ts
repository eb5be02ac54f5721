/** Mail that waits on the platform: stacks of sealed parcels at both ends, a sack leaning on each, in the light of the lamps. */
import { createBrush } from '../../../slots/art/brush.ts';
import { mix } from '../../../slots/art/colours.ts';
import { disc, fillShape, line, type StationBrush } from './brush.ts';
import type { Layout } from '../../../slots/stage/layout.ts';
import { platformOf, unitOf } from './plan.ts';

const papers = ['#d8965a', '#b06c3e', '#7c6ac8', '#c8a878'] as const;

interface Box {
  readonly x: number;
  readonly foot: number;
  readonly wide: number;
  readonly high: number;
}

/** Ribbon, bow and wax over both visible sides. */
const paintString = ({ g, unit }: StationBrush, { x, foot, wide, high }: Box, deep: number): void => {
  const [at, up] = [x + wide * 0.38, foot - high * 0.5];
  for (const [colour, width, lift] of [
    ['#5e0618', 6, 0],
    ['#d8303a', 4.4, 0],
    ['#ff9a8a', 1.2, -1.4],
  ] as const) {
    line(g, colour, width * unit, [
      [at + lift * unit, foot],
      [at + lift * unit, foot - high],
      [at + lift * unit + deep, foot - high - deep * 0.5],
    ]);
    line(g, colour, width * unit, [
      [x, up + lift * unit],
      [x + wide, up + lift * unit],
      [x + wide + deep, up + lift * unit - deep * 0.5],
    ]);
  }
  disc(g, '#5e0618', at, up, 9 * unit);
  const wax = g.createRadialGradient(at - 3 * unit, up - 3 * unit, unit, at, up, 8 * unit);
  wax.addColorStop(0, '#ff9a8a');
  wax.addColorStop(1, '#b01830');
  disc(g, wax, at, up, 7.4 * unit);
};

const paintParcel = (brush: StationBrush, box: Box): void => {
  const { g, unit, next, down } = brush;
  const { x, foot, wide, high } = box;
  const paper = papers[Math.floor(next() * papers.length)] ?? papers[0];
  const deep = wide * 0.24;
  const front = g.createLinearGradient(x, foot - high, x + wide, foot);
  front.addColorStop(0, mix(paper, '#ffe2b0', 0.42));
  front.addColorStop(0.5, paper);
  front.addColorStop(1, mix(paper, '#1c0c48', 0.42));
  fillShape(g, front, [
    [x, foot],
    [x, foot - high],
    [x + wide, foot - high],
    [x + wide, foot],
  ]);
  const side = down(foot - high, foot, [
    [0, mix(paper, '#1c0c48', 0.4)],
    [1, mix(paper, '#0a0428', 0.72)],
  ]);
  fillShape(g, side, [
    [x + wide, foot],
    [x + wide, foot - high],
    [x + wide + deep, foot - high - deep * 0.5],
    [x + wide + deep, foot - deep * 0.5],
  ]);
  fillShape(g, mix(paper, '#fff0cc', 0.52), [
    [x, foot - high],
    [x + deep, foot - high - deep * 0.5],
    [x + wide + deep, foot - high - deep * 0.5],
    [x + wide, foot - high],
  ]);
  // Creases of the paper, and tape along its seam.
  g.globalAlpha = 0.3;
  for (let crease = 0; crease < 4; crease += 1) {
    const [cx, cy] = [x + next() * wide, foot - next() * high];
    line(g, crease % 2 === 0 ? '#fff0d0' : '#2a0c30', unit, [
      [cx, cy],
      [cx + (next() - 0.5) * wide * 0.4, cy + (next() - 0.5) * high * 0.4],
    ]);
  }
  g.globalAlpha = 1;
  paintString(brush, box, deep);
  const [lx, ly] = [x + wide * 0.56, foot - high * 0.42];
  g.fillStyle = '#fff6e4';
  g.fillRect(lx, ly, wide * 0.34, high * 0.26);
  g.fillStyle = 'rgba(60,40,90,.7)';
  for (const row of [0.28, 0.52, 0.76]) g.fillRect(lx + wide * 0.03, ly + high * 0.26 * row, wide * 0.22, 1.4 * unit);
  g.fillStyle = '#d8303a';
  g.fillRect(lx + wide * 0.27, ly + high * 0.04, wide * 0.05, high * 0.08);
  line(g, 'rgba(255,240,210,.75)', 1.2 * unit, [
    [x, foot - high],
    [x + wide, foot - high],
  ]);
  g.fillStyle = down(foot - high * 0.2, foot, [
    [0, 'rgba(10,4,40,0)'],
    [1, 'rgba(10,4,40,.5)'],
  ]);
  g.fillRect(x, foot - high * 0.2, wide, high * 0.2);
};

/** Of canvas, tied at its neck. */
const paintSack = ({ g, unit }: StationBrush, x: number, foot: number, size: number): void => {
  const [w, h] = [44 * size, 62 * size];
  const cloth = g.createLinearGradient(x - w / 2, 0, x + w / 2, 0);
  cloth.addColorStop(0, '#f0dcb4');
  cloth.addColorStop(0.4, '#c0a078');
  cloth.addColorStop(1, '#4a3458');
  g.fillStyle = cloth;
  g.beginPath();
  g.moveTo(x - w * 0.14, foot - h * 0.8);
  g.bezierCurveTo(x - w * 0.66, foot - h * 0.6, x - w * 0.62, foot, x - w * 0.36, foot);
  g.lineTo(x + w * 0.36, foot);
  g.bezierCurveTo(x + w * 0.62, foot, x + w * 0.66, foot - h * 0.6, x + w * 0.14, foot - h * 0.8);
  g.lineTo(x + w * 0.3, foot - h * 0.98);
  g.lineTo(x, foot - h * 0.92);
  g.lineTo(x - w * 0.3, foot - h);
  g.fill();
  for (const fold of [-0.3, -0.08, 0.2]) {
    g.strokeStyle = 'rgba(60,30,70,.4)';
    g.lineWidth = 1.6 * unit;
    g.beginPath();
    g.moveTo(x + w * fold * 0.4, foot - h * 0.76);
    g.quadraticCurveTo(x + w * fold * 1.7, foot - h * 0.5, x + w * fold * 1.4, foot - h * 0.1);
    g.stroke();
  }
  line(g, '#b01830', 4 * size, [
    [x - w * 0.17, foot - h * 0.79],
    [x + w * 0.17, foot - h * 0.79],
  ]);
  g.strokeStyle = '#6a45d0';
  g.lineWidth = 2.2 * size;
  g.beginPath();
  g.arc(x - w * 0.04, foot - h * 0.34, 8 * size, 0, 2 * Math.PI);
  g.stroke();
};

const stack = [
  [4, 0, 92, 70],
  [104, 0, 66, 52],
  [18, 70, 72, 50],
  [34, 120, 44, 34],
] as const;

export interface Heap {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const footOf = ({ height }: Layout, unit: number, floor: number): number =>
  Math.min(height - 8 * unit, floor + (height - floor) * 0.72);

/** Before everything that passes on the rails, so each heap is a picture of its own, no larger than it has to be. */
export const heapAt = (layout: Layout, side: 'left' | 'right'): Heap => {
  const k = unitOf(layout) * (layout.upright ? 0.7 : 1);
  const foot = footOf(layout, unitOf(layout), platformOf(layout));
  const width = Math.ceil(Math.min(260 * k, layout.width * 0.46));
  const y = Math.max(0, Math.floor(foot - 190 * k));
  return { x: side === 'left' ? 0 : layout.width - width, y, width, height: Math.ceil(layout.height - y) };
};

export const paintHeap = (layout: Layout, side: 'left' | 'right', density: number): HTMLCanvasElement => {
  const { x, y, width, height } = heapAt(layout, side);
  const unit = unitOf(layout);
  const made = createBrush({ width, height, density }, side === 'left' ? 61 : 67);
  const brush: StationBrush = { ...made, layout, unit, mood: (rain) => rain };
  const { g } = brush;
  g.translate(-x, -y);
  const foot = footOf(layout, unit, platformOf(layout));
  const k = unit * (layout.upright ? 0.7 : 1);
  const turn = side === 'left' ? 1 : -1;
  const at = (offset: number, wide: number) =>
    layout.width * (side === 'left' ? 0.02 : 0.98) + turn * offset * k - (turn < 0 ? wide * k : 0);
  const shadow = g.createRadialGradient(0, 0, 10 * k, 0, 0, 126 * k);
  shadow.addColorStop(0, 'rgba(6,2,20,.85)');
  shadow.addColorStop(1, 'rgba(6,2,20,0)');
  g.save();
  g.translate(at(92, 0), foot);
  g.scale(1, 0.16);
  disc(g, shadow, 0, 0, 126 * k);
  g.restore();
  for (const [offset, above, wide, high] of layout.upright ? stack.slice(0, 2) : stack)
    paintParcel(brush, { x: at(offset, wide), foot: foot - above * k, wide: wide * k, high: high * k });
  if (!layout.upright) paintSack(brush, at(Math.min(198, layout.window.x / k - 74), 0), foot + 5 * k, k);
  return brush.canvas;
};
