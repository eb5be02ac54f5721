/** Three towers of the watch: each carries a jackpot and the fire over it. */
import { poolsAside } from '../../../slots/stage/pools/pool-places.ts';
import type { RidgeBrush } from './ridges.ts';
import { horizonOf, towersOf, type Tower } from './plan.ts';

/** Courses of stone, lit by the fire from above. */
const paintBody = ({ g, layout, unit, between, mood }: RidgeBrush, { x, fire, size, place }: Tower): void => {
  // In a row they are far off, on the ridge behind the plates.
  const foot = poolsAside(layout) ? layout.height : horizonOf(layout);
  const top = fire + 8 * unit * size;
  const half = Math.min(58 * unit * size, place.width * 0.42);
  const wide = half * 1.34;
  const stone = g.createLinearGradient(x - half, 0, x + half, 0);
  stone.addColorStop(0, mood('#14244a', '#0e1a40'));
  stone.addColorStop(0.4, mood('#5670a4', '#3c5490'));
  stone.addColorStop(0.7, mood('#324878', '#243a70'));
  stone.addColorStop(1, mood('#0e1a38', '#0a1430'));
  g.fillStyle = stone;
  g.beginPath();
  g.moveTo(x - half, top);
  g.lineTo(x + half, top);
  g.lineTo(x + wide, foot);
  g.lineTo(x - wide, foot);
  g.fill();
  g.save();
  g.clip();
  const course = 15 * unit * size;
  for (let row = 0; top + row * course < foot; row += 1) {
    const y = top + row * course;
    g.strokeStyle = 'rgba(2,6,18,.55)';
    g.lineWidth = 1.6 * unit;
    g.beginPath();
    g.moveTo(x - wide, y);
    g.lineTo(x + wide, y);
    for (let at = -wide + (row % 2) * course; at < wide; at += between(1.5, 2.1) * course) {
      g.moveTo(x + at, y);
      g.lineTo(x + at, y + course);
    }
    g.stroke();
  }
  const warm = g.createLinearGradient(0, top, 0, top + 150 * unit * size);
  warm.addColorStop(0, 'rgba(255,150,60,.62)');
  warm.addColorStop(1, 'rgba(255,120,40,0)');
  g.fillStyle = warm;
  g.fillRect(x - wide, top, wide * 2, 150 * unit * size);
  g.restore();
  // The gallery under the fire, with its merlons.
  const [ledge, thick] = [half * 1.28, 15 * unit * size];
  g.fillStyle = mood('#22345c', '#1a2c58');
  g.fillRect(x - ledge, top - thick * 0.4, ledge * 2, thick);
  g.fillStyle = mood('#46608f', '#31487e');
  for (let merlon = 0; merlon < 5; merlon += 1)
    g.fillRect(x - ledge + (ledge * 2 * merlon) / 4.6, top - thick * 1.05, (ledge * 2) / 8.4, thick * 0.7);
  g.fillStyle = 'rgba(255,176,90,.7)';
  g.fillRect(x - ledge, top - thick * 0.4, ledge * 2, 2 * unit);
};

const paintBasket = ({ g, glow, unit }: RidgeBrush, { x, fire, size }: Tower): void => {
  glow(x, fire - 16 * unit * size, 120 * unit * size, '#ff9a3a', 0.85);
  g.strokeStyle = '#0a0f1e';
  g.lineWidth = 4 * unit * size;
  g.beginPath();
  for (const at of [-20, -7, 7, 20]) {
    g.moveTo(x + at * unit * size, fire - 10 * unit * size);
    g.lineTo(x + at * 0.6 * unit * size, fire + 6 * unit * size);
  }
  g.moveTo(x - 24 * unit * size, fire - 10 * unit * size);
  g.lineTo(x + 24 * unit * size, fire - 10 * unit * size);
  g.stroke();
};

export const paintTowers = (brush: RidgeBrush): void => {
  const towers = towersOf(brush.layout);
  // The nearer one last: it stands before the taller one behind it.
  for (const tower of towers.toReversed()) {
    paintBody(brush, tower);
    paintBasket(brush, tower);
  }
};
