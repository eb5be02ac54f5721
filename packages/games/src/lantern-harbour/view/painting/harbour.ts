/** The night harbour, painted once: sky and town, the water as their mirror, boats, and lamps hanging in front. */
import { paintFarBoats, paintNearBoats } from './boats.ts';
import { paintHanging, paintStrings } from './lamps.ts';
import { createPainter, type HarbourPlan } from './painter.ts';
import { paintSky } from './sky.ts';
import { paintLighthouse, paintTown } from './town.ts';
import { paintWater } from './water.ts';

export const paintHarbour = (plan: HarbourPlan): HTMLCanvasElement => {
  const painter = createPainter(plan);
  const { g, canvas } = painter;
  const { width, height } = plan;
  paintSky(painter);
  paintTown(painter);
  paintLighthouse(painter);
  paintStrings(painter);
  paintFarBoats(painter);
  paintWater(painter);
  paintNearBoats(painter);
  paintHanging(painter);
  const reach = Math.hypot(width, height) * 0.58;
  const shade = g.createRadialGradient(
    width / 2,
    height * 0.46,
    Math.min(width, height) * 0.42,
    width / 2,
    height * 0.5,
    reach,
  );
  shade.addColorStop(0, 'rgba(0,0,0,0)');
  shade.addColorStop(1, 'rgba(4,0,10,.66)');
  g.fillStyle = shade;
  g.fillRect(0, 0, width, height);
  return canvas;
};
