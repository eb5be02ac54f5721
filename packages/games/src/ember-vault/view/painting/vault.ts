/** The vault: a cold shaft from above, melt below, and basalt columns in three depths between the two lights. Respins are hotter. */
import { createBrush, densityFor } from '../../../slots/art/brush.ts';
import { keptField } from '../../../slots/art/field.ts';
import { layeredNoise } from '../../../slots/art/noise.ts';
import type { Layout } from '../../../slots/stage/layout.ts';
import { glowFlat, type VaultBrush } from './brush.ts';
import { paintColumns, paintFarColumns, paintNearColumns } from './columns.ts';
import { paintFalls, paintMelt } from './melt.ts';

const paintRoom = (brush: VaultBrush): void => {
  const { g, down, layout, shore, heat } = brush;
  const { width, height } = layout;
  g.fillStyle = down(0, height, [
    [0, '#121a24'],
    [0.35, '#1b1a20'],
    [0.7, '#4a1c0e'],
    [1, '#8a2c08'],
  ]);
  g.fillRect(0, 0, width, height);
  glowFlat(brush, { x: width / 2, y: shore, radius: width * 0.62, flat: 0.62 }, '#ff6e18', 0.6 + heat * 0.3);
};

const paintHaze = ({ g, down, layout, shore }: VaultBrush, strength: number): void => {
  g.fillStyle = down(0, shore, [
    [0, 'rgba(30,36,46,.25)'],
    [0.5, `rgba(120,44,16,${strength * 0.6})`],
    [1, `rgba(255,120,30,${strength})`],
  ]);
  g.fillRect(0, 0, layout.width, shore + 26);
};

/** The tooth of the rock, over everything solid. */
const paintTooth = ({ g, layout: { width }, shore }: VaultBrush): void => {
  const side = 200;
  const tile = keptField('tooth', { width: side, height: side, density: 1 }, (x, y, pixel) => {
    pixel.fill(255 * layeredNoise(x * 0.09, y * 0.09, 5, 3), 0, 3);
  });
  g.save();
  g.globalCompositeOperation = 'overlay';
  g.globalAlpha = 0.5;
  // Mirrored from tile to tile, so that no seam shows.
  for (let down = 0; down * side < shore; down += 1)
    for (let across = 0; across * side < width; across += 1) {
      const [mirrorX, mirrorY] = [across % 2 === 1, down % 2 === 1];
      g.save();
      g.translate((across + Number(mirrorX)) * side, (down + Number(mirrorY)) * side);
      g.scale(mirrorX ? -1 : 1, mirrorY ? -1 : 1);
      g.drawImage(tile, 0, 0);
      g.restore();
    }
  g.restore();
};

const paintShaft = ({ g, down, layout: { width, height }, unit }: VaultBrush): void => {
  g.save();
  g.globalCompositeOperation = 'screen';
  for (const [from, until, strength] of [
    [0.34, 0.2, 0.22],
    [0.52, 0.5, 0.16],
    [0.66, 0.82, 0.2],
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

/** Links seen from the front and from the side, one after the other, lit from both sides as all iron here. */
const paintChain = ({ g }: VaultBrush, x: number, long: number, size: number): void => {
  for (let [y, at] = [-20, 0]; y < long; y += 36 * size, at += 1) {
    const w = at % 2 === 0 ? 22 * size : 1.5 * size;
    for (const [width, colour, dx, dy] of [
      [9.5, '#060405', 0, 0],
      [6.5, '#332e33', 0, 0],
      [3.4, '#a4500f', 0.9, 1.4],
      [4, '#59545b', -0.4, -0.6],
      [1.6, '#d4dce2', -1.1, -1.4],
    ] as const) {
      g.strokeStyle = colour;
      g.lineWidth = width * size;
      g.beginPath();
      g.roundRect(x - w / 2 + dx * size, y + dy * size, w, 46 * size, w / 2);
      g.stroke();
    }
  }
};

const paintChains = (brush: VaultBrush): void => {
  const { layout, unit } = brush;
  const { width, upright, window: w, beam } = layout;
  const margin = w.x - beam;
  if (upright)
    for (const [x, long] of [
      [26, 66],
      [width - 30, 60],
    ] as const)
      paintChain(brush, x, long, 0.5);
  else
    for (const [x, long, size] of [
      [margin * 0.82, 250, 0.8],
      [width - margin * 0.78, 170, 0.8],
      [width - margin * 0.48, 260, 0.62],
    ] as const)
      paintChain(brush, x, long * unit, size * unit);
};

const paintDusk = ({ g, layout: { width, height } }: VaultBrush): void => {
  const dusk = g.createRadialGradient(
    ...([width / 2, height * 0.46, Math.min(width, height) * 0.42] as const),
    ...([width / 2, height * 0.46, Math.hypot(width, height) * 0.58] as const),
  );
  dusk.addColorStop(0, 'rgba(4,2,4,0)');
  dusk.addColorStop(1, 'rgba(4,2,4,.66)');
  g.fillStyle = dusk;
  g.fillRect(0, 0, width, height);
};

export const paintVault = (layout: Layout, isHot: boolean, density: number): HTMLCanvasElement => {
  const { width, height, upright, window: w, beam } = layout;
  const base = createBrush({ width, height, density: densityFor(layout, density) }, 11);
  const unit = upright ? 0.62 : Math.min(1.5, Math.max(0.6, height / 584));
  const margin = w.x - beam;
  const brush: VaultBrush = {
    ...{ ...base, layout, heat: isHot ? 1 : 0.25, unit },
    shore: height * (upright ? 0.8 : 0.74),
    falls: upright
      ? [
          [42, 40],
          [width - 42, 36],
        ]
      : [
          [margin * 0.6, Math.max(34, 76 * unit)],
          [width - margin * 0.6, Math.max(34, 58 * unit)],
        ],
  };
  paintRoom(brush);
  paintFarColumns(brush);
  paintHaze(brush, 0.42);
  paintFalls(brush);
  paintColumns(brush);
  paintHaze(brush, 0.1 + 0.12 * brush.heat);
  paintMelt(brush);
  paintTooth(brush);
  paintShaft(brush);
  paintNearColumns(brush);
  paintChains(brush);
  paintDusk(brush);
  return brush.canvas;
};
