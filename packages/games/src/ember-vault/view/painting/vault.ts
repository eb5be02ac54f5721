/** The vault: a cold shaft from above, melt below, and basalt columns in three depths between the two lights. Respins are hotter. */
import { createBrush, densityFor, type Brush } from '../../../slots/art/brush.ts';
import { lerp } from '../../../slots/art/colours.ts';
import type { Layout } from '../../../slots/stage/layout.ts';

interface VaultBrush extends Brush {
  readonly layout: Layout;
  readonly heat: number;
  /** Where columns stand in the melt. */
  readonly shore: number;
  readonly unit: number;
}

interface Row {
  readonly step: readonly [number, number];
  /** Height of the columns at the sides and in the middle, as parts of the stage. */
  readonly top: readonly [number, number];
  readonly colours: { readonly dark: string; readonly lit: string; readonly cool: string; readonly low: string };
  readonly edge: number;
}

const paintColumn = (
  { g, down, between, shore }: VaultBrush,
  { x, width: w, top }: { readonly x: number; readonly width: number; readonly top: number },
  { colours: { dark, lit, cool, low } }: Row,
  isLeft: boolean,
): void => {
  const [bevel, foot] = [w * 0.16, shore + 26];
  const face = (points: readonly (readonly [number, number])[], paint: string | CanvasGradient) => {
    g.fillStyle = paint;
    g.beginPath();
    for (const [px, py] of points) g.lineTo(px, py);
    g.fill();
  };
  const side = (colour: string) =>
    down(top, shore + 20, [
      [0, cool],
      [0.12, colour],
      [0.55, colour],
      [1, low],
    ]);
  const edges = [0, 0.28, 0.74, 1.01] as const;
  for (const [index, colour] of [isLeft ? dark : lit, lit, isLeft ? lit : dark].entries()) {
    const [from, until] = [x + w * (edges[index] ?? 0), x + w * (edges[index + 1] ?? 1)];
    const [left, right] = [index === 0 ? bevel : 2 * bevel, index === 2 ? bevel : 2 * bevel];
    face(
      [
        [from, top + left],
        [until, top + right],
        [until, foot],
        [from, foot],
      ],
      side(colour),
    );
  }
  face(
    [
      [x, top + bevel],
      [x + w * 0.28, top],
      [x + w * 0.74, top],
      [x + w, top + bevel],
      [x + w * 0.74, top + 2 * bevel],
      [x + w * 0.28, top + 2 * bevel],
    ],
    cool,
  );
  g.strokeStyle = 'rgba(0,0,0,.5)';
  g.lineWidth = 1;
  g.beginPath();
  for (let y = top + between(30, 70); y < shore; y += between(46, 110)) {
    g.moveTo(x, y);
    g.lineTo(x + w * 0.28, y + bevel);
    g.lineTo(x + w * 0.74, y + bevel);
    g.lineTo(x + w, y);
  }
  g.stroke();
  g.strokeStyle = 'rgba(190,215,235,.2)';
  g.beginPath();
  g.moveTo(x + w * 0.28, top + 2 * bevel);
  g.lineTo(x + w * 0.28, (shore + top) / 2);
  g.stroke();
};

const paintRow = (brush: VaultBrush, row: Row): void => {
  const { layout, between, unit } = brush;
  const { width, height } = layout;
  for (let x = -20; x < width + 20;) {
    const w = between(...row.step) * unit;
    const aside = Math.abs((x + w / 2) / width - 0.5) * 2;
    const top = (lerp(row.top[1], row.top[0], aside ** row.edge) + between(-0.05, 0.05)) * height;
    paintColumn(brush, { x, width: w, top }, row, x + w / 2 < width / 2);
    x += w;
  }
};

const paintHaze = ({ g, down, layout, shore }: VaultBrush, strength: number): void => {
  g.fillStyle = down(0, shore, [
    [0, 'rgba(30,36,46,.25)'],
    [0.5, `rgba(120,44,16,${strength * 0.6})`],
    [1, `rgba(255,120,30,${strength})`],
  ]);
  g.fillRect(0, 0, layout.width, shore + 26);
};

/** Falls of melt, each many streaks beside each other. */
const paintFall = ({ g, glow, down, between, shore, heat }: VaultBrush, x: number, w: number): void => {
  glow(x, shore * 0.55, w * 3.4, '#ff6012', 0.34 + 0.2 * heat);
  for (let streak = 0; streak < 46; streak += 1) {
    const off = between(-1, 1);
    const bright = 1 - Math.abs(off);
    const from = between(-0.2, 0.5) * shore * (1 - bright);
    g.fillStyle = down(from, shore, [
      [0, `rgba(255,${90 + Math.round(150 * bright)},${Math.round(120 * bright)},${0.25 + 0.4 * bright})`],
      [0.6, `rgba(255,${120 + Math.round(100 * bright)},40,.5)`],
      [1, 'rgba(255,220,140,.8)'],
    ]);
    g.fillRect(x + off * w * 0.5 - between(1, 4), from, between(2, 7), shore - from + 8);
  }
  glow(x, shore, w * 2, '#ffc060', 0.9);
};

/** Plates of crust on the melt, in perspective: rows grow towards the viewer, and every gap glows. */
const paintMelt = ({ g, glow, down, between, layout, shore, heat, unit }: VaultBrush): void => {
  const { width, height } = layout;
  g.fillStyle = down(shore, height, [
    [0, '#ffb23a'],
    [0.1, '#d8560a'],
    [0.5, '#8a2c04'],
    [1, '#4a1404'],
  ]);
  g.fillRect(0, shore, width, height - shore);
  const rows = 9;
  for (let row = 0; row < rows; row += 1) {
    const near = (row + 1) / rows;
    const [y, deep] = [shore + (height - shore) * near ** 1.9, (height - shore) * (near ** 0.9 * 0.22)];
    const broad = lerp(26, 190, near) * unit;
    for (let x = -broad * between(0, 1); x < width + broad; x += broad) {
      const points = Array.from({ length: 8 }, (_, at) => {
        const turn = (at / 8) * 2 * Math.PI + between(-0.2, 0.2);
        const r = between(0.4, 0.5);
        return [x + broad / 2 + Math.cos(turn) * broad * r, y - deep / 2 + Math.sin(turn) * deep * r] as const;
      });
      g.fillStyle = down(y - deep, y, [
        [0, `rgba(${52 + 30 * heat},26,20,${0.5 + 0.45 * near})`],
        [1, `rgba(22,11,12,${0.6 + 0.4 * near})`],
      ]);
      g.beginPath();
      for (const [px, py] of points) g.lineTo(px, py);
      g.closePath();
      g.fill();
      g.strokeStyle = `rgba(255,170,60,${0.35 + 0.3 * heat})`;
      g.lineWidth = lerp(0.6, 2.4, near);
      g.stroke();
    }
  }
  glow(width / 2, shore, width * 0.5, '#ff8228', 0.4 + 0.3 * heat);
};

const paintShaft = ({ g, down, layout: { width, height }, unit }: VaultBrush): void => {
  g.save();
  g.globalCompositeOperation = 'screen';
  for (const [from, until, strength] of [
    [0.34, 0.2, 0.2],
    [0.52, 0.5, 0.14],
    [0.66, 0.82, 0.18],
  ] as const) {
    g.fillStyle = down(0, height * 0.72, [
      [0, `rgba(150,196,230,${strength})`],
      [1, 'rgba(120,170,210,0)'],
    ]);
    g.beginPath();
    g.moveTo(width * from - 26 * unit, 0);
    g.lineTo(width * from + 34 * unit, 0);
    g.lineTo(width * until + 120 * unit, height * 0.72);
    g.lineTo(width * until - 110 * unit, height * 0.72);
    g.fill();
  }
  g.restore();
};

/** Links seen from the front and from the side, one after the other. */
const paintChain = ({ g }: VaultBrush, x: number, long: number, size: number): void => {
  for (let [y, at] = [-20, 0]; y < long; y += 36 * size, at += 1) {
    const w = at % 2 === 0 ? 22 * size : 5 * size;
    for (const [width, colour] of [
      [9, '#060405'],
      [6, '#3c4148'],
      [2, '#aab6c0'],
    ] as const) {
      g.strokeStyle = colour;
      g.lineWidth = width * size;
      g.beginPath();
      g.roundRect(x - w / 2 - (width === 2 ? size : 0), y, w, 46 * size, w / 2);
      g.stroke();
    }
  }
};

export const paintVault = (layout: Layout, isHot: boolean, density: number): HTMLCanvasElement => {
  const { width, height, upright, window: w, beam } = layout;
  const base = createBrush({ width, height, density: densityFor(layout, density) }, 11);
  const unit = upright ? 0.62 : Math.min(1.5, Math.max(0.6, height / 584));
  const shore = height * (upright ? 0.8 : 0.76);
  const brush: VaultBrush = { ...base, layout, heat: isHot ? 1 : 0.25, shore, unit };
  const { g, down, glow, canvas, heat } = brush;
  g.fillStyle = down(0, height, [
    [0, '#121a24'],
    [0.35, '#1b1a20'],
    [0.7, '#4a1c0e'],
    [1, '#8a2c08'],
  ]);
  g.fillRect(0, 0, width, height);
  glow(width / 2, shore, width * 0.6, '#ff6e18', 0.4 + heat * 0.35);
  const colours = { dark: '#2a1a1a', lit: '#4a2a20', cool: '#4c5a68', low: '#c04a12' };
  paintRow(brush, { step: [20, 34], top: [0.02, 0.3], edge: 0.8, colours });
  paintHaze(brush, 0.42);
  const margin = w.x - beam;
  for (const x of upright ? [46, width - 40] : [margin * 0.6, width - margin * 0.58])
    paintFall(brush, x, upright ? 38 : Math.max(34, 70 * unit));
  paintRow(brush, {
    ...{ step: [44, 70], top: [0.3, 0.86], edge: 1.3 },
    colours: { dark: '#0f0c0f', lit: '#271a1a', cool: '#3c4a58', low: '#8a2c0a' },
  });
  paintHaze(brush, 0.1 + 0.12 * heat);
  paintMelt(brush);
  paintShaft(brush);
  if (upright) for (const x of [26, width - 30]) paintChain(brush, x, 66, 0.5);
  else
    for (const [x, long] of [
      [margin * 0.82, 250],
      [width - margin * 0.82, 170],
      [width - margin * 0.5, 260],
    ] as const)
      paintChain(brush, x, long * unit, 0.8 * unit);
  const dusk = g.createRadialGradient(
    width / 2,
    height / 2,
    Math.min(width, height) * 0.3,
    width / 2,
    height / 2,
    Math.hypot(width, height) * 0.6,
  );
  dusk.addColorStop(0, 'rgba(4,2,4,0)');
  dusk.addColorStop(1, 'rgba(4,2,4,.7)');
  g.fillStyle = dusk;
  g.fillRect(0, 0, width, height);
  return canvas;
};
