/** The figures on a coin, painted with the page's own lettering: it can be loaded for a canvas, but not inside of a drawing. */
import { densityFor } from '../../art/brush.ts';

/** Size of the letters, of the coin's, by how many there are. */
const sizeFor = (length: number): number => (length > 5 ? 0.17 : length > 4 ? 0.2 : length > 3 ? 0.24 : 0.28);

const family = (): string => getComputedStyle(document.body).getPropertyValue('--font-display') || 'sans-serif';

export const loadLabels = async (): Promise<void> => {
  try {
    await document.fonts.load(`900 20px ${family()}`, '0123456789');
  } catch {
    // The lettering that the page has is legible too.
  }
};

export const paintLabel = (text: string, size: number, density: number): HTMLCanvasElement => {
  const canvas = document.createElement('canvas');
  const scale = densityFor({ width: size, height: size }, density);
  [canvas.width, canvas.height] = [Math.ceil(size * scale), Math.ceil(size * 0.5 * scale)];
  const g = canvas.getContext('2d');
  if (g === null) return canvas;
  g.scale(scale, scale);
  const letters = size * sizeFor(text.length);
  g.font = `900 ${letters}px ${family()}`;
  g.textAlign = 'center';
  g.textBaseline = 'middle';
  g.lineJoin = 'round';
  const [x, y] = [size / 2, size * 0.26];
  g.lineWidth = letters * 0.32;
  g.strokeStyle = '#240a02';
  g.strokeText(text, x, y, size * 0.86);
  const gold = g.createLinearGradient(0, y - letters / 2, 0, y + letters / 2);
  for (const [at, colour] of [
    [0, '#fffef4'],
    [0.45, '#ffeaa6'],
    [0.56, '#ffd061'],
    [1, '#ff9a1c'],
  ] as const)
    gold.addColorStop(at, colour);
  g.fillStyle = gold;
  g.fillText(text, x, y, size * 0.86);
  return canvas;
};
