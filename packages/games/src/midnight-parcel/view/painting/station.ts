/** The platform of the post office in the rain, painted once, and once with the sky torn open to the moon for the free spins. */
import { createBrush, densityFor } from '../../../slots/art/brush.ts';
import type { Layout } from '../../../slots/stage/layout.ts';
import type { StationBrush } from './brush.ts';
import { paintCanopy } from './canopy.ts';
import { unitOf } from './plan.ts';
import { paintPlatform } from './platform.ts';
import { paintSky } from './sky.ts';
import { paintTown } from './town.ts';

const paintDusk = ({ g, layout: { width, height } }: StationBrush): void => {
  const shade = g.createRadialGradient(
    ...([width / 2, height * 0.46, Math.min(width, height) * 0.5] as const),
    ...([width / 2, height * 0.5, Math.hypot(width, height) * 0.62] as const),
  );
  shade.addColorStop(0, 'rgba(0,0,0,0)');
  shade.addColorStop(1, 'rgba(6,2,20,.5)');
  g.fillStyle = shade;
  g.fillRect(0, 0, width, height);
};

export const paintStation = (layout: Layout, free: boolean, density: number): HTMLCanvasElement => {
  const { width, height } = layout;
  const brush: StationBrush = {
    ...createBrush({ width, height, density: densityFor(layout, density) }, 47),
    layout,
    unit: unitOf(layout),
    mood: (rain, moon) => (free ? moon : rain),
  };
  paintSky(brush, free);
  paintTown(brush);
  paintPlatform(brush);
  paintCanopy(brush);
  paintDusk(brush);
  return brush.canvas;
};
