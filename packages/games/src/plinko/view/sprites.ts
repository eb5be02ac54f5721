/** Ball, lit peg and halo, painted once: no gradient is made per frame. */
const size = 64;

const sprite = (paint: (pen: CanvasRenderingContext2D) => void): HTMLCanvasElement => {
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const pen = canvas.getContext('2d');
  if (pen !== null) paint(pen);
  return canvas;
};

const glow = (stops: readonly (readonly [number, string])[]) => (pen: CanvasRenderingContext2D) => {
  const light = pen.createRadialGradient(size / 2, size / 2, 0, size / 2, size / 2, size / 2);
  for (const [at, colour] of stops) light.addColorStop(at, colour);
  pen.fillStyle = light;
  pen.fillRect(0, 0, size, size);
};

const paintBall = (pen: CanvasRenderingContext2D): void => {
  pen.fillStyle = '#2a0a05';
  pen.beginPath();
  pen.arc(32, 32, 30, 0, 7);
  pen.fill();
  const light = pen.createRadialGradient(23, 20, 2, 32, 32, 29);
  light.addColorStop(0, '#fffdf0');
  light.addColorStop(0.3, '#ffd25c');
  light.addColorStop(0.75, '#f08a1a');
  light.addColorStop(1, '#8a3a05');
  pen.fillStyle = light;
  pen.beginPath();
  pen.arc(32, 32, 27, 0, 7);
  pen.fill();
  pen.fillStyle = 'rgb(255 255 255 / 90%)';
  pen.beginPath();
  pen.ellipse(23, 19, 9, 5.5, -0.5, 0, 7);
  pen.fill();
};

export const makeSprites = () => ({
  ball: sprite(paintBall),
  lit: sprite(
    glow([
      [0, '#fffbe6'],
      [0.2, '#fff3b0'],
      [0.4, 'rgb(255 181 46 / 55%)'],
      [1, 'rgb(255 138 31 / 0%)'],
    ]),
  ),
  halo: sprite(
    glow([
      [0, 'rgb(255 181 46 / 75%)'],
      [0.5, 'rgb(255 138 31 / 30%)'],
      [1, 'rgb(255 138 31 / 0%)'],
    ]),
  ),
});

export type Sprites = ReturnType<typeof makeSprites>;
