/** One column of cells pressed into an ivory sheet, and a cell that is lit from inside like a lantern. */
import { densityFor } from '../../slots/art/brush.ts';
import { decorSource } from '../../slots/art/colours.ts';

const rows = 5;

const canvasOf = (width: number, height: number, density: number) => {
  const canvas = document.createElement('canvas');
  const scale = densityFor({ width, height }, density);
  [canvas.width, canvas.height] = [Math.ceil(width * scale), Math.ceil(height * scale)];
  const g = canvas.getContext('2d');
  g?.scale(scale, scale);
  return { canvas, g };
};

/** Fibres and fine tooth. */
const paintTooth = (g: CanvasRenderingContext2D, width: number, height: number): void => {
  const next = decorSource(23);
  g.lineWidth = 0.8;
  for (const [colour, share] of [
    ['rgba(255,255,255,.5)', 0.004],
    ['rgba(150,110,60,.11)', 0.007],
  ] as const) {
    g.strokeStyle = colour;
    g.beginPath();
    for (let fibre = 0; fibre < width * height * share; fibre += 1) {
      const [x, y, turn] = [next() * width, next() * height, next() * 6.3];
      g.moveTo(x, y);
      g.quadraticCurveTo(
        x + 5 * Math.cos(turn),
        y + 5 * Math.sin(turn),
        x + 9 * Math.cos(turn + 0.7),
        y + 9 * Math.sin(turn + 0.7),
      );
    }
    g.stroke();
  }
};

export const paintCells = (width: number, height: number, density: number): HTMLCanvasElement => {
  const { canvas, g } = canvasOf(width, height, density);
  if (g === null) return canvas;
  g.fillStyle = '#fdf3de';
  g.fillRect(0, 0, width, height);
  paintTooth(g, width, height);
  const tall = height / rows;
  for (let row = 0; row < rows; row += 1) {
    const [x, y, w, h] = [1, row * tall + 2, width - 2, tall - 4];
    const edge = g.createLinearGradient(x, y, x + w, y + h);
    edge.addColorStop(0, 'rgba(120,84,50,.55)');
    edge.addColorStop(0.5, 'rgba(150,116,80,.14)');
    edge.addColorStop(1, 'rgba(255,255,255,.95)');
    g.beginPath();
    g.roundRect(x, y, w, h, Math.min(7, width * 0.08));
    g.fillStyle = 'rgba(170,140,96,.14)';
    g.fill();
    g.strokeStyle = edge;
    g.lineWidth = 1.2;
    g.stroke();
  }
  return canvas;
};

export const paintLit = (width: number, height: number, density: number): HTMLCanvasElement => {
  const { canvas, g } = canvasOf(width, height, density);
  if (g === null) return canvas;
  const [x, y] = [width / 2, height / 2];
  const light = g.createRadialGradient(x, y, 2, x, y, width * 0.66);
  light.addColorStop(0, '#fff8de');
  light.addColorStop(0.55, '#ffdb98');
  light.addColorStop(1, '#f09a4a');
  g.beginPath();
  g.roundRect(3, 3, width - 6, height - 6, Math.min(8, width * 0.09));
  g.fillStyle = light;
  g.fill();
  for (const [wide, colour] of [
    [5, 'rgba(255,170,80,.4)'],
    [2, '#ffe6ae'],
  ] as const) {
    g.lineWidth = Math.max(1.2, (wide * width) / 100);
    g.strokeStyle = colour;
    g.stroke();
  }
  return canvas;
};
