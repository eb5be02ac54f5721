/** Two canvases one above the other: the sky, painted once, and the flight. Decoration: what they show is said in words elsewhere. */
import { countText } from '@carmine/money';
import { useEffect, useMemo, useRef } from 'react';
import { useFrames } from '../../live/stage/use-live-time.ts';
import { factorText, msTo } from '../../live/flight.ts';
import { useMeasured } from '../../stage/sizes/use-measured.ts';
import { drawFlight, type Mark, type Picture } from './draw-flight.ts';
import { paintSky } from './paint-sky.ts';
import { plotOf, type Plot } from './plot.ts';
import { makeSprites } from './sprites.ts';

const mostPixels = 2;

const penOf = (canvas: HTMLCanvasElement | null, { width, height }: Plot): CanvasRenderingContext2D | undefined => {
  const pen = canvas?.getContext('2d') ?? null;
  if (canvas === null || pen === null) return undefined;
  const ratio = Math.min(mostPixels, devicePixelRatio);
  const [across, down] = [Math.round(width * ratio), Math.round(height * ratio)];
  if (canvas.width !== across || canvas.height !== down) {
    canvas.width = across;
    canvas.height = down;
  }
  pen.setTransform(ratio, 0, 0, ratio, 0, 0);
  return pen;
};

const fillOf = (pen: CanvasRenderingContext2D, { top, base }: Plot, colours: readonly [string, string, string]) => {
  const fill = pen.createLinearGradient(0, top, 0, base);
  colours.forEach((colour, index) => {
    fill.addColorStop(index / 2, colour);
  });
  return fill;
};

/** Made once per size; a gradient of one canvas may be used in any. */
const fillsOf = (plot: Plot) => {
  const pen = document.createElement('canvas').getContext('2d');
  if (pen === null) return undefined;
  return {
    fill: fillOf(pen, plot, ['rgb(255 176 61 / 62%)', 'rgb(255 90 74 / 26%)', 'rgb(196 23 74 / 3%)']),
    fallen: fillOf(pen, plot, ['rgb(130 40 60 / 40%)', 'rgb(90 20 50 / 20%)', 'rgb(60 10 40 / 3%)']),
  };
};

export interface Cashed {
  readonly factor: number;
  readonly own: boolean;
}

interface Props {
  /** Milliseconds since the start of the flight; 0 before it. */
  readonly msAt: (time: number) => number;
  readonly doublingMs: number;
  /** Where it crashed, in hundredths, once that is known. */
  readonly crash: number | undefined;
  readonly cashed: readonly Cashed[];
  readonly moves: boolean;
  readonly still: boolean;
  readonly now: () => number;
}

/** `1.25×`, `200×`. */
const factorLabel = (factor: number): string =>
  factor >= 10 ? `${countText(Math.round(factor))}×` : factorText(Math.round(factor * 100));
const noPlot: Plot | undefined = undefined;

export const FlightCanvas = ({ msAt, doublingMs, crash, cashed, moves, still, now }: Props) => {
  const box = useRef<HTMLDivElement>(null);
  const below = useRef<HTMLCanvasElement>(null);
  const above = useRef<HTMLCanvasElement>(null);
  const pen = useRef<CanvasRenderingContext2D>(undefined);
  const sprites = useMemo(() => makeSprites(), []);
  const plot = useMeasured<Plot | undefined>(box, noPlot, plotOf);
  const picture = useRef<Picture>(undefined);
  useEffect(() => {
    const sky = plot === undefined ? undefined : penOf(below.current, plot);
    if (plot !== undefined && sky !== undefined) paintSky(sky, plot);
  }, [plot]);
  const marks = useMemo(
    () => cashed.map(({ factor, own }): Mark => ({ factor: factor / 100, ms: msTo(factor, doublingMs), own })),
    [cashed, doublingMs],
  );
  const endMs = crash === undefined ? undefined : msTo(crash, doublingMs);
  pen.current = plot === undefined ? undefined : penOf(above.current, plot);
  const fills = useMemo(() => (plot === undefined ? undefined : fillsOf(plot)), [plot]);
  picture.current =
    plot === undefined || fills === undefined
      ? undefined
      : { plot, sprites, ...fills, marks, doublingMs, endMs, still, factorLabel };
  const draw = (time: number): void => {
    if (picture.current !== undefined && pen.current !== undefined)
      drawFlight(pen.current, picture.current, msAt(time), time);
  };
  useFrames(moves, now, draw);
  // What does not move is drawn with every change of it.
  useEffect(() => {
    if (!moves) draw(now());
  });
  return (
    <div ref={box} className="comet-canvas" aria-hidden="true">
      <canvas ref={below} />
      <canvas ref={above} />
    </div>
  );
};
