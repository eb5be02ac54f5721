/** Where the curve is drawn on a stage of this size, and how far it is seen: the camera follows the comet's head. */
export interface Plot {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly base: number;
  /** Of everything that is drawn: smaller on a phone. */
  readonly scale: number;
}

/** From here on the list of bets is beside the curve; below it is under it. As in `scene.css`. */
const besideFrom = 640;
const narrowBelow = 1_000;

export const plotOf = (width: number, height: number): Plot => {
  const isBeside = width >= besideFrom;
  const isFlat = height < 320;
  const list = width < narrowBelow ? 250 : 336;
  const sheet = Math.max(92, Math.min(170, height * 0.24));
  return {
    ...{ width, height },
    left: isBeside && !isFlat ? 74 : 44,
    right: isBeside ? width - list - 14 : width - 14,
    top: isFlat ? 56 : width >= narrowBelow ? 96 : isBeside ? 200 : 150,
    base: isFlat ? height - 24 : isBeside ? height - 58 : height - sheet - 30,
    scale: isBeside && !isFlat ? 1 : 0.72,
  };
};

const leastMs = 8_000;
/** The head is at most so far along both axes. */
const [across, up] = [0.82, 0.76];

/** What both axes show, from 1× and 0 s on. */
export interface Camera {
  ms: number;
  factor: number;
}

/** Written into one object: nothing is made per frame. */
export const aim = (camera: Camera, ms: number, factor: number): void => {
  camera.ms = Math.max(leastMs, ms / across);
  camera.factor = Math.max(2, 1 + (factor - 1) / up);
};

export const xAt = ({ left, right }: Plot, { ms: most }: Camera, ms: number): number =>
  left + ((right - left) * ms) / most;

export const yAt = ({ top, base }: Plot, { factor: most }: Camera, factor: number): number =>
  base - ((base - top) * (factor - 1)) / (most - 1);

const nice = [1, 2, 2.5, 5];

/** The distance of lines, so that a span has about this many of them. */
export const stepOf = (span: number, lines: number): number => {
  const rough = span / lines;
  const power = 10 ** Math.floor(Math.log10(rough));
  return (nice.find((step) => step * power >= rough) ?? 10) * power;
};
