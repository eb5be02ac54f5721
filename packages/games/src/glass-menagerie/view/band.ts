/** One column of niches: the light is behind the glass. */
import { densityFor } from '../../slots/art/brush.ts';

const rows = 5;

export const paintNiches = (width: number, height: number, density: number): HTMLCanvasElement => {
  const canvas = document.createElement('canvas');
  const scale = densityFor({ width, height }, density);
  [canvas.width, canvas.height] = [Math.ceil(width * scale), Math.ceil(height * scale)];
  const g = canvas.getContext('2d');
  if (g === null) return canvas;
  g.scale(scale, scale);
  const tall = height / rows;
  for (let row = 0; row < rows; row += 1) {
    const [x, y, w, h] = [0.5, row * tall + 2, width - 1, tall - 4];
    const light = g.createRadialGradient(width / 2, y + h / 2 + 2, 2, width / 2, y + h / 2 + 2, width * 0.8);
    light.addColorStop(0, '#e6fff4');
    light.addColorStop(0.3, '#8fdcc2');
    light.addColorStop(0.68, '#1f6354');
    light.addColorStop(1, '#092a25');
    const shade = g.createLinearGradient(0, y, 0, y + h);
    shade.addColorStop(0, 'rgba(0,10,8,.7)');
    shade.addColorStop(0.24, 'rgba(0,10,8,0)');
    shade.addColorStop(0.86, 'rgba(0,0,0,0)');
    shade.addColorStop(1, 'rgba(0,10,8,.45)');
    const edge = g.createLinearGradient(0, y, 0, y + h);
    edge.addColorStop(0, 'rgba(0,0,0,.7)');
    edge.addColorStop(1, 'rgba(170,255,220,.28)');
    g.beginPath();
    g.roundRect(x, y, w, h, Math.min(10, width * 0.11));
    for (const fill of [light, shade]) {
      g.fillStyle = fill;
      g.fill();
    }
    g.strokeStyle = edge;
    g.stroke();
    g.fillStyle = 'rgba(0,12,10,.5)';
    g.beginPath();
    g.ellipse(width / 2, y + h * 0.91, width * 0.34, h * 0.05, 0, 0, 7);
    g.fill();
  }
  return canvas;
};
