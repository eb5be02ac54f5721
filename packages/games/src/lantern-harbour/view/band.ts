/** Texture of one reel: silk, shaded like a drum, with a faint wave pattern. */
const wave = 26;

const weave = (g: CanvasRenderingContext2D, width: number, height: number): void => {
  g.strokeStyle = 'rgba(170,175,255,.085)';
  g.lineWidth = 1.2;
  for (let row = 0; row * wave * 0.5 < height + wave; row += 1)
    for (let column = -1; column * wave < width + wave; column += 1) {
      const x = column * wave + (row % 2 === 0 ? 0 : wave / 2) + wave / 2;
      for (const radius of [0.5, 0.34, 0.18]) {
        g.beginPath();
        g.arc(x, row * wave * 0.5, wave * radius, Math.PI, Math.PI * 2);
        g.stroke();
      }
    }
};

const shade = (
  g: CanvasRenderingContext2D,
  [x, y]: readonly [number, number],
  stops: readonly (readonly [number, string])[],
): void => {
  const gradient = g.createLinearGradient(0, 0, x, y);
  for (const [at, colour] of stops) gradient.addColorStop(at, colour);
  g.fillStyle = gradient;
  g.fillRect(0, 0, g.canvas.width, g.canvas.height);
};

export const paintBand = (width: number, height: number, density: number): HTMLCanvasElement => {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [Math.ceil(width * density), Math.ceil(height * density)];
  const g = canvas.getContext('2d');
  if (g === null) return canvas;
  shade(
    g,
    [0, canvas.height],
    [
      [0, '#090b2c'],
      [0.2, '#191a52'],
      [0.5, '#302b74'],
      [0.8, '#191a52'],
      [1, '#090b2c'],
    ],
  );
  g.save();
  g.scale(density, density);
  weave(g, width, height);
  g.restore();
  shade(
    g,
    [canvas.width, 0],
    [
      [0, 'rgba(2,3,20,.62)'],
      [0.16, 'rgba(2,3,20,.14)'],
      [0.46, 'rgba(150,140,255,.1)'],
      [0.84, 'rgba(2,3,20,.16)'],
      [1, 'rgba(2,3,20,.66)'],
    ],
  );
  return canvas;
};
