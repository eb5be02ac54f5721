/** What is liquid in the vault: the falls, and the crust that floats on the melt in plates. */
import { lerp } from '../../../slots/art/colours.ts';
import { keptField, rampOf, type Pixel } from '../../../slots/art/field.ts';
import { cellNoise, layeredNoise, smoothStep } from '../../../slots/art/noise.ts';
import { glowFlat, type VaultBrush } from './brush.ts';

const hot = rampOf(['#3a0600', '#c42a00', '#ff7a0c', '#ffc94a', '#fffbe0']);

/** A fall: streaks along the way down, thin at its edges. */
export const paintFalls = (brush: VaultBrush): void => {
  const { g, shore, heat, falls } = brush;
  for (const [at, [x, wide]] of falls.entries()) {
    const field = keptField(`fall ${at}`, { width: wide * 1.8, height: shore, density: 0.9 }, (px, y, pixel) => {
      const aside = (px - wide * 0.9) / (wide * 0.5);
      const sway = (layeredNoise(0.5, y * 0.03, 4, 2) - 0.5) * 0.3;
      const inside = 1 - Math.abs(aside + sway) / (0.86 + 0.2 * (y / shore));
      const streak = layeredNoise(px * 0.16, y * 0.012 + Math.abs(aside) * 0.4, 6, 4);
      hot(inside * 0.75 + (streak - 0.5) * 1.1 + 0.18, pixel);
      pixel[3] = smoothStep(0, 0.16, inside + (streak - 0.5) * 0.4) * 255;
    });
    glowFlat(brush, { x, y: shore * 0.55, radius: wide * 3.6, flat: shore / wide / 4.4 }, '#ff6012', 0.5 + 0.2 * heat);
    g.drawImage(field, x - wide * 0.9, 0, wide * 1.8, shore);
    glowFlat(brush, { x, y: shore * 0.5, radius: wide * 1.5, flat: shore / wide / 3 }, '#ffaa3c', 0.42);
    glowFlat(brush, { x, y: shore, radius: wide * 2.6, flat: 0.42 }, '#ffbe5a', 0.95);
  }
};

/** Crust in perspective, the melt between its plates, brightest where it comes from. */
const crustAt =
  ({ layout: { width }, unit }: VaultBrush, deep: number) =>
  (x: number, y: number, pixel: Pixel): void => {
    const down = y / deep;
    const far = 1 / (down * 1.5 + 0.14);
    const u = ((x - width / 2) * far) / (74 * unit);
    const v = far * 3.4;
    const bend = layeredNoise(u * 0.9, v * 0.9, 7, 2) * 0.9;
    const [nearest, next, id] = cellNoise(u + bend, v + bend, 5);
    const gap = next - nearest;
    const crack = smoothStep(0.16, 0.01, gap);
    const halo = smoothStep(0.6, 0, gap) * 0.34;
    const away = 1 - smoothStep(0, 0.2, down);
    const stone = (12 + layeredNoise(u * 5, v * 5, 3, 2) * 46) * (0.6 + 0.5 * id);
    hot(crack * (0.34 + 0.3 * id) + halo * 0.9 + away * 0.34, pixel);
    const melted = Math.min(1, crack * 1.2 + halo * 0.9 + away * 0.8);
    pixel[0] = lerp(stone * 1.15 + 14, pixel[0], melted);
    pixel[1] = lerp(stone * 0.82 + 2, pixel[1], melted);
    pixel[2] = lerp(stone * 0.84, pixel[2], melted);
  };

export const paintMelt = (brush: VaultBrush): void => {
  const { g, layout, shore, heat, falls } = brush;
  const { width, height } = layout;
  const deep = height - shore;
  // Fine enough for cracks, and no finer: it is the most work of all.
  const density = Math.min(1.5, 440 / Math.sqrt(width * deep));
  g.drawImage(keptField('crust', { width, height: deep, density }, crustAt(brush, deep)), 0, shore, width, deep);
  for (const [x, wide] of falls) glowFlat(brush, { x, y: shore + 6, radius: wide * 3.4, flat: 0.34 }, '#ff9632', 0.8);
  glowFlat(brush, { x: width / 2, y: shore, radius: width * 0.5, flat: 0.16 }, '#ff8228', 0.4 + 0.3 * heat);
};
