/** One frame of a flight: axes, curve, comet, marks, and its end. By the server's time alone; nothing is made per frame but figures on the axes. */
import { aim, stepOf, xAt, yAt, type Camera, type Plot } from './plot.ts';
import { likeChance } from './paint-sky.ts';
import { comet, type Sprites } from './sprites.ts';

type Pen = CanvasRenderingContext2D;

/** Where somebody left the flight. */
export interface Mark {
  readonly factor: number;
  readonly ms: number;
  readonly own: boolean;
}

export interface Picture {
  readonly plot: Plot;
  readonly sprites: Sprites;
  readonly fill: CanvasGradient;
  readonly fallen: CanvasGradient;
  readonly marks: readonly Mark[];
  readonly doublingMs: number;
  /** The end of the flight in milliseconds after its start, once it is known. */
  readonly endMs: number | undefined;
  /** Without particles. */
  readonly still: boolean;
  readonly factorLabel: (factor: number) => string;
}

const points = 48;
const fonts = {
  small: "12px 'Outfit Variable', 'Outfit Fallback', sans-serif",
  usual: "13px 'Outfit Variable', 'Outfit Fallback', sans-serif",
} as const;
const sparks = 40;
const shards = 22;
/** In this time the tail grows. */
const growMs = 1_200;
const besideAxis = 34;
const [coreMs, shardMs] = [120, 500];
/** So long after the crash something still moves. */
export const endingMs = shardMs + 100;

const camera: Camera = { ms: 1, factor: 2 };
const chance = likeChance(77);
const many = (count: number) => Float32Array.from({ length: count }, chance);
const [phases, speeds, sways] = [many(sparks), many(sparks), many(sparks)];
const [angles, forces, sizes] = [many(shards), many(shards), many(shards)];
const strokes = [
  [16, 'rgb(255 74 61 / 16%)', 'rgb(120 40 60 / 16%)'],
  [9, 'rgb(255 138 61 / 35%)', 'rgb(150 60 70 / 30%)'],
  [4.5, '#ffd877', '#a8566a'],
  [1.6, '#ffffff', '#e0a8b0'],
] as const;

const factorAfter = (ms: number, doublingMs: number): number => 2 ** (ms / doublingMs);

/** Figures on the axes, made once each. */
const labels = new Map<number, string>();
const secondsText = new Map<number, string>();
const mostLabels = 300;

const labelOf = (known: Map<number, string>, value: number, make: (value: number) => string): string => {
  const found = known.get(value);
  if (found !== undefined) return found;
  if (known.size > mostLabels) known.clear();
  const text = make(value);
  known.set(value, text);
  return text;
};

const inSeconds = (seconds: number): string => `${seconds}s`;

const drawAxes = (pen: Pen, { plot, factorLabel }: Picture): void => {
  const { left, right, base, scale } = plot;
  const step = stepOf(camera.factor - 1, 4);
  pen.font = scale < 1 ? fonts.small : fonts.usual;
  pen.textBaseline = 'middle';
  pen.textAlign = 'right';
  for (let factor = 1; factor <= camera.factor; factor = (Math.floor(factor / step + 0.001) + 1) * step) {
    // No two figures on top of each other.
    if (factor > 1 && factor - 1 < step * 0.4) continue;
    const y = Math.round(yAt(plot, camera, factor)) + 0.5;
    pen.fillStyle = factor === 1 ? 'rgb(255 217 192 / 35%)' : 'rgb(255 217 192 / 11%)';
    pen.fillRect(left, y, right - left, 1);
    pen.fillStyle = '#e9c9c4';
    pen.fillText(labelOf(labels, factor, factorLabel), left - 8, y);
  }
  pen.textAlign = 'center';
  const each = stepOf(camera.ms / 1_000, 5);
  for (let seconds = 0; seconds * 1_000 <= camera.ms; seconds += each)
    pen.fillText(labelOf(secondsText, seconds, inSeconds), xAt(plot, camera, seconds * 1_000), base + 14);
};

const trace = (pen: Pen, { plot, doublingMs }: Picture, ms: number): void => {
  pen.beginPath();
  pen.moveTo(xAt(plot, camera, 0), plot.base);
  for (let index = 1; index <= points; index += 1) {
    const at = (ms * index) / points;
    pen.lineTo(xAt(plot, camera, at), yAt(plot, camera, factorAfter(at, doublingMs)));
  }
};

const drawCurve = (pen: Pen, picture: Picture, ms: number, isOver: boolean): void => {
  const { plot, fill, fallen } = picture;
  trace(pen, picture, ms);
  pen.lineTo(xAt(plot, camera, ms), plot.base);
  pen.fillStyle = isOver ? fallen : fill;
  pen.fill();
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  trace(pen, picture, ms);
  for (const [width, colour, dull] of strokes) {
    pen.lineWidth = width * plot.scale;
    pen.strokeStyle = isOver ? dull : colour;
    pen.stroke();
  }
};

const put = (pen: Pen, image: HTMLCanvasElement, x: number, y: number, size: number): void => {
  pen.drawImage(image, x - size / 2, y - size / 2, size, size);
};

const drawSparks = (
  pen: Pen,
  { sprites, plot: { scale } }: Picture,
  x: number,
  y: number,
  angle: number,
  time: number,
) => {
  for (let index = 0; index < sparks; index += 1) {
    const speed = 0.3 + (speeds[index] ?? 0);
    const gone = (time * 0.0007 * speed + (phases[index] ?? 0)) % 1;
    const away = angle + Math.PI + Math.sin((sways[index] ?? 0) * 6.28) * 0.22;
    const far = gone * 330 * scale * speed;
    pen.globalAlpha = (1 - gone) * 0.85;
    put(pen, sprites.spark, x + Math.cos(away) * far, y + Math.sin(away) * far, (5 + 14 * (1 - gone)) * scale);
  }
  pen.globalAlpha = 1;
};

const drawComet = (pen: Pen, picture: Picture, ms: number, time: number): void => {
  const { plot, sprites, doublingMs, still } = picture;
  const x = xAt(plot, camera, ms);
  const y = yAt(plot, camera, factorAfter(ms, doublingMs));
  const before = Math.max(0, ms - camera.ms / 60);
  const angle =
    ms === 0 ? -0.3 : Math.atan2(y - yAt(plot, camera, factorAfter(before, doublingMs)), x - xAt(plot, camera, before));
  if (!still && ms > 0) drawSparks(pen, picture, x, y, angle, time);
  // On the ground it stands beside the axis and has no tail yet.
  const grown = Math.min(1, ms / growMs);
  pen.save();
  pen.translate(x + besideAxis * plot.scale * (1 - grown), y);
  pen.rotate(angle);
  pen.scale(plot.scale, plot.scale);
  if (grown > 0) pen.drawImage(sprites.tail, -comet.x * grown, -comet.y, comet.width * grown, comet.height);
  pen.drawImage(sprites.head, -comet.x, -comet.y, comet.width, comet.height);
  pen.restore();
};

/** A white core for a moment, and pieces that fly apart: nothing beyond the place where it broke. */
const drawCrash = (pen: Pen, picture: Picture, ms: number, since: number): void => {
  const { plot, sprites, doublingMs, still } = picture;
  const x = xAt(plot, camera, ms);
  const y = yAt(plot, camera, factorAfter(ms, doublingMs));
  if (still || since > shardMs) {
    pen.globalAlpha = 0.5;
    put(pen, sprites.spark, x, y, 40 * plot.scale);
    pen.globalAlpha = 1;
    return;
  }
  const gone = since / shardMs;
  for (let index = 0; index < shards; index += 1) {
    const angle = (angles[index] ?? 0) * 6.28;
    const far = (24 + 130 * (forces[index] ?? 0)) * plot.scale * (1 - (1 - gone) ** 2);
    const size = (4 + 8 * (sizes[index] ?? 0)) * plot.scale * (1 - gone);
    const [left, top] = [x + Math.cos(angle) * far, y + Math.sin(angle) * far + 60 * gone * gone];
    pen.fillStyle = index % 3 === 0 ? '#fff3c4' : index % 3 === 1 ? '#ff8a3d' : '#b8420d';
    pen.globalAlpha = 1 - gone;
    pen.beginPath();
    pen.moveTo(left - size, top + size * 0.6);
    pen.lineTo(left + size * 0.3, top - size);
    pen.lineTo(left + size, top + size * 0.5);
    pen.fill();
  }
  pen.globalAlpha = 1;
  if (since < coreMs) put(pen, sprites.core, x, y, (90 + since) * plot.scale);
};

const drawMarks = (pen: Pen, { plot, sprites, marks }: Picture, ms: number, own: boolean): void => {
  const size = (own ? 30 : 22) * plot.scale;
  for (const mark of marks) {
    if (mark.own !== own || mark.ms > ms) continue;
    put(pen, own ? sprites.ownMark : sprites.mark, xAt(plot, camera, mark.ms), yAt(plot, camera, mark.factor), size);
  }
};

/** `ms`: since the start of the flight, 0 before it. `time`: any clock, for what glitters. */
export const drawFlight = (pen: Pen, picture: Picture, ms: number, time: number): void => {
  const { plot, endMs, doublingMs } = picture;
  const at = Math.max(0, Math.min(ms, endMs ?? ms));
  const isOver = endMs !== undefined && ms >= endMs;
  pen.clearRect(0, 0, plot.width, plot.height);
  aim(camera, at, factorAfter(at, doublingMs));
  drawAxes(pen, picture);
  if (at > 0) drawCurve(pen, picture, at, isOver);
  if (isOver) drawCrash(pen, picture, at, ms - endMs);
  else drawComet(pen, picture, at, time);
  drawMarks(pen, picture, at, false);
  drawMarks(pen, picture, at, true);
};
