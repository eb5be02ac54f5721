/** One column of moulds, as many as its reel has cells: dark iron, and the glow of what is poured into them. */
import { densityFor } from '../../slots/art/brush.ts';

export const paintMoulds = (width: number, height: number, density: number, rows: number): HTMLCanvasElement => {
  const canvas = document.createElement('canvas');
  const scale = densityFor({ width, height }, density);
  [canvas.width, canvas.height] = [Math.ceil(width * scale), Math.ceil(height * scale)];
  const g = canvas.getContext('2d');
  if (g === null) return canvas;
  g.scale(scale, scale);
  const tall = height / rows;
  for (let row = 0; row < rows; row += 1) {
    const [x, y, w, h] = [0.5, row * tall + 1.5, width - 1, tall - 3];
    const middle = y + h / 2;
    const iron = g.createRadialGradient(width / 2, middle, 2, width / 2, middle, Math.max(w, h) * 0.62);
    iron.addColorStop(0, '#6a5040');
    iron.addColorStop(0.5, '#35302e');
    iron.addColorStop(1, '#16171a');
    const heat = g.createLinearGradient(0, y, 0, y + h);
    heat.addColorStop(0, 'rgba(0,0,0,.6)');
    heat.addColorStop(Math.min(0.4, 14 / h), 'rgba(0,0,0,0)');
    heat.addColorStop(Math.max(0.5, 1 - 26 / h), 'rgba(255,110,24,0)');
    heat.addColorStop(1, 'rgba(255,110,24,.34)');
    const edge = g.createLinearGradient(0, y, 0, y + h);
    edge.addColorStop(0, 'rgba(0,0,0,.85)');
    edge.addColorStop(1, 'rgba(255,166,92,.5)');
    g.beginPath();
    g.roundRect(x, y, w, h, Math.min(7, width * 0.08));
    for (const fill of [iron, heat]) {
      g.fillStyle = fill;
      g.fill();
    }
    g.strokeStyle = edge;
    g.stroke();
    // Where there is room round a symbol, its mould shows how it was made.
    if (h < width * 0.72) continue;
    const inset = Math.max(5, width * 0.07);
    g.strokeStyle = 'rgba(255,170,100,.13)';
    g.beginPath();
    g.roundRect(x + inset, y + inset, w - 2 * inset, h - 2 * inset, 4);
    g.stroke();
    for (const [sx, sy] of [
      [x + inset, y + inset],
      [x + w - inset, y + inset],
      [x + inset, y + h - inset],
      [x + w - inset, y + h - inset],
    ] as const) {
      g.fillStyle = '#0b0c0e';
      g.beginPath();
      g.arc(sx, sy, Math.max(1.6, width * 0.026), 0, 7);
      g.fill();
      g.strokeStyle = 'rgba(255,190,130,.45)';
      g.stroke();
    }
  }
  return canvas;
};
