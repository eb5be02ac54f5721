/** What stands still on the board: velvet, funnel, pegs and buckets. Painted once per size and bet. */
import { bucketAt, pegAt, type Board } from './layout.ts';

type Pen = CanvasRenderingContext2D;

const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
const mixed = (one: string, other: string, part: number): string => {
  const [a, b] = [channels(one), channels(other)];
  return `rgb(${a.map((value, index) => Math.round(value + ((b[index] ?? 0) - value) * part)).join(' ')})`;
};
const mixedHex = (one: string, other: string, part: number): string => {
  const [a, b] = [channels(one), channels(other)];
  return `#${a
    .map((value, index) =>
      Math.round(value + ((b[index] ?? 0) - value) * part)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
};

const steps = (fill: CanvasGradient, ...stops: readonly (readonly [number, string])[]): CanvasGradient => {
  for (const [at, colour] of stops) fill.addColorStop(at, colour);
  return fill;
};

const brass = (pen: Pen, top: number, bottom: number): CanvasGradient =>
  steps(
    pen.createLinearGradient(0, top, 0, bottom),
    [0, '#fff3c4'],
    [0.3, '#ffcf5c'],
    [0.7, '#a8660c'],
    [1, '#ffdf8c'],
  );

const funnelPath = ({ middle, across, rows, firstRow, bucketTop, bucketHeight }: Board): Path2D => {
  const path = new Path2D();
  const [half, top, bottom] = [((rows + 2.9) / 2) * across, firstRow - 24, bucketTop + bucketHeight + 12];
  path.moveTo(middle - across * 1.75, top);
  path.lineTo(middle + across * 1.75, top);
  path.lineTo(middle + half, bottom - 10);
  path.quadraticCurveTo(middle + half + 3, bottom, middle + half - 10, bottom);
  path.lineTo(middle - half + 10, bottom);
  path.quadraticCurveTo(middle - half - 3, bottom, middle - half, bottom - 10);
  path.closePath();
  return path;
};

const paintFunnel = (pen: Pen, board: Board): void => {
  const { middle, firstRow, bucketTop, bucketHeight } = board;
  const funnel = funnelPath(board);
  pen.save();
  pen.shadowColor = 'rgb(0 0 0 / 70%)';
  pen.shadowBlur = 36;
  pen.shadowOffsetY = 10;
  pen.fillStyle = steps(
    pen.createLinearGradient(0, firstRow, 0, bucketTop),
    [0, 'rgb(44 8 32 / 82%)'],
    [1, 'rgb(12 3 12 / 92%)'],
  );
  pen.fill(funnel);
  pen.restore();
  pen.lineJoin = 'round';
  pen.strokeStyle = '#1a0508';
  pen.lineWidth = 8;
  pen.stroke(funnel);
  pen.strokeStyle = brass(pen, firstRow - 26, bucketTop + bucketHeight);
  pen.lineWidth = 4;
  pen.stroke(funnel);
  pen.beginPath();
  pen.moveTo(middle - 60, firstRow - 52);
  pen.lineTo(middle + 60, firstRow - 52);
  pen.lineTo(middle + 22, firstRow - 23);
  pen.lineTo(middle - 22, firstRow - 23);
  pen.closePath();
  pen.fillStyle = steps(
    pen.createLinearGradient(middle - 60, 0, middle + 60, 0),
    [0, '#a8660c'],
    [0.3, '#fff3c4'],
    [0.55, '#ffcf5c'],
    [1, '#7a4606'],
  );
  pen.lineWidth = 5;
  pen.strokeStyle = '#1a0508';
  pen.stroke();
  pen.fill();
  pen.fillStyle = '#2a0712';
  pen.beginPath();
  pen.ellipse(middle, firstRow - 51, 52, 7, 0, 0, 7);
  pen.fill();
};

const paintPegs = (pen: Pen, board: Board): void => {
  const radius = Math.max(2.2, Math.min(5.5, board.across * 0.13));
  for (let row = 0; row < board.rows; row += 1)
    for (let place = 0; place < row + 3; place += 1) {
      const [x, y] = pegAt(board, row, place);
      const halo = pen.createRadialGradient(x, y, 0, x, y, radius * 2.6);
      pen.fillStyle = steps(halo, [0, 'rgb(255 217 230 / 45%)'], [1, 'rgb(255 154 200 / 0%)']);
      pen.fillRect(x - radius * 3, y - radius * 3, radius * 6, radius * 6);
      const light = pen.createRadialGradient(x - radius * 0.35, y - radius * 0.4, 0, x, y, radius);
      pen.fillStyle = steps(light, [0, '#fff'], [0.5, '#f3dbe6'], [1, '#8f5a7a']);
      pen.beginPath();
      pen.arc(x, y, radius, 0, 7);
      pen.fill();
    }
};

/** By its distance from the middle: amber, orange, crimson. */
const bucketColour = (rows: number, bucket: number): string => {
  const far = Math.abs(bucket - rows / 2) / (rows / 2);
  return far > 0.5 ? mixedHex('#ff8a2e', '#ff1f5c', (far - 0.5) * 2) : mixedHex('#ffd25c', '#ff8a2e', far * 2);
};

/** `sunk`: in pixels, while a ball lands in it. */
export const paintBucket = (pen: Pen, board: Board, bucket: number, text: string, sunk = 0, lit = false): void => {
  const { across, bucketTop, bucketHeight } = board;
  const [width, colour] = [across - Math.max(2, across * 0.08), bucketColour(board.rows, bucket)];
  const [left, top] = [bucketAt(board, bucket) - width / 2, bucketTop + sunk];
  const round = Math.min(8, width * 0.26);
  pen.fillStyle = mixed(colour, '#000000', 0.55);
  pen.beginPath();
  pen.roundRect(left, top + 4, width, bucketHeight - 4, round);
  pen.fill();
  pen.fillStyle = steps(
    pen.createLinearGradient(0, top, 0, top + bucketHeight),
    [0, mixed(colour, '#ffffff', lit ? 0.7 : 0.35)],
    [0.4, lit ? mixed(colour, '#ffffff', 0.3) : colour],
    [1, mixed(colour, '#000000', lit ? 0 : 0.22)],
  );
  pen.beginPath();
  pen.roundRect(left, top, width, bucketHeight - 5, round);
  pen.fill();
  pen.fillStyle = '#2a0808';
  const size = Math.min(16, (width * 1.5) / Math.max(2.4, text.length * 0.92));
  pen.font = `700 ${size}px 'Outfit Variable', 'Outfit Fallback', sans-serif`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(text, left + width / 2, top + bucketHeight / 2 - 2);
};

export const paintBoard = (pen: Pen, board: Board, texts: readonly string[]): void => {
  pen.clearRect(0, 0, board.width, board.height);
  paintFunnel(pen, board);
  paintPegs(pen, board);
  texts.forEach((text, bucket) => {
    paintBucket(pen, board, bucket, text);
  });
};
