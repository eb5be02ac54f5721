/** The comet with its tail, sparks, the marks of cash-outs: painted once, so that no gradient is made per frame. */
type Pen = CanvasRenderingContext2D;
type Stop = readonly [at: number, colour: string];

const ratio = 2;

const sprite = (width: number, height: number, paint: (pen: Pen) => void): HTMLCanvasElement => {
  const canvas = document.createElement('canvas');
  canvas.width = width * ratio;
  canvas.height = height * ratio;
  const pen = canvas.getContext('2d');
  if (pen === null) return canvas;
  pen.scale(ratio, ratio);
  paint(pen);
  return canvas;
};

const filled = (fill: CanvasGradient, ...stops: readonly Stop[]): CanvasGradient => {
  for (const [at, colour] of stops) fill.addColorStop(at, colour);
  return fill;
};

/** Its head is at this place of the picture, which flies to the right. */
export const comet = { width: 330, height: 110, x: 272, y: 55 } as const;

const drawn = [comet.width / 420, comet.height / 140] as const;

const pathOf = (text: string): Path2D => new Path2D(text);

const paintTail = (pen: Pen): void => {
  pen.scale(...drawn);
  pen.fillStyle = filled(
    pen.createLinearGradient(0, 0, 384, 0),
    [0, 'rgb(255 74 61 / 0%)'],
    [0.6, 'rgb(255 138 61 / 45%)'],
    [1, '#ffe7a8'],
  );
  pen.fill(pathOf('M0 72C160 52 270 34 340 34 372 34 384 56 384 70S372 106 340 106C270 106 160 90 0 72Z'));
  pen.fillStyle = filled(pen.createLinearGradient(70, 0, 372, 0), [0, 'rgb(255 194 75 / 0%)'], [1, '#fffbe6']);
  pen.fill(pathOf('M70 71C200 62 290 50 345 50 366 50 372 62 372 70S366 90 345 90C290 90 200 80 70 71Z'));
};

const paintHead = (pen: Pen): void => {
  pen.scale(...drawn);
  pen.fillStyle = filled(
    pen.createRadialGradient(346, 70, 0, 346, 70, 70),
    [0, 'rgb(255 231 168 / 95%)'],
    [0.4, 'rgb(255 138 61 / 40%)'],
    [1, 'rgb(255 74 61 / 0%)'],
  );
  pen.fillRect(276, 0, 140, 140);
  const rock = pathOf('M322 58L340 44 364 48 378 66 372 88 350 98 328 90 318 74Z');
  pen.fillStyle = filled(
    pen.createRadialGradient(355, 65, 0, 350, 70, 42),
    [0, '#fffdf0'],
    [0.35, '#ffe08a'],
    [0.7, '#ff8a1f'],
    [1, '#8a1a0d'],
  );
  pen.fill(rock);
  pen.lineJoin = 'round';
  pen.lineWidth = 2;
  pen.strokeStyle = '#fff3c4';
  pen.stroke(rock);
  pen.lineWidth = 1.6;
  pen.strokeStyle = 'rgb(184 66 13 / 60%)';
  pen.stroke(new Path2D('M322 58L346 64 364 48M346 64L350 98M346 64L378 66M346 64L318 74'));
};

const paintGlow =
  (...stops: readonly Stop[]) =>
  (pen: Pen): void => {
    pen.fillStyle = filled(pen.createRadialGradient(32, 32, 0, 32, 32, 32), ...stops);
    pen.fillRect(0, 0, 64, 64);
  };

/** Somebody else's: green with a tick. One's own: gold, larger, with a ring. */
const paintMark =
  (isOwn: boolean) =>
  (pen: Pen): void => {
    const disc = (radius: number, colour: string) => {
      pen.fillStyle = colour;
      pen.beginPath();
      pen.arc(20, 20, radius, 0, 7);
      pen.fill();
    };
    if (isOwn) disc(19, '#fff');
    disc(17, isOwn ? '#3a2408' : '#06301d');
    disc(14, isOwn ? '#ffcf5c' : '#3ee08f');
    pen.lineWidth = 4;
    pen.strokeStyle = isOwn ? '#3a1a05' : '#06301d';
    pen.stroke(new Path2D('M13 20l5 5 9-10'));
  };

export const makeSprites = () => ({
  tail: sprite(comet.width, comet.height, paintTail),
  head: sprite(comet.width, comet.height, paintHead),
  spark: sprite(
    64,
    64,
    paintGlow([0, '#fff'], [0.2, 'rgb(255 231 168 / 85%)'], [0.5, 'rgb(255 138 61 / 32%)'], [1, 'rgb(255 74 61 / 0%)']),
  ),
  core: sprite(
    64,
    64,
    paintGlow([0, '#fff'], [0.35, '#fffbe6'], [0.6, 'rgb(255 210 140 / 60%)'], [1, 'rgb(255 138 61 / 0%)']),
  ),
  mark: sprite(40, 40, paintMark(false)),
  ownMark: sprite(40, 40, paintMark(true)),
});

export type Sprites = ReturnType<typeof makeSprites>;
