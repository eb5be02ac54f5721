/** What pours over the largest wins of a slot: one flat face of it, which the stage turns as it flies. */
export interface Poured {
  /** Drawn round the middle, in a box from -1 to 1. */
  readonly face: (g: CanvasRenderingContext2D) => void;
  /** The colour of its side, seen as it turns; a ball has none and is the same from everywhere. */
  readonly side?: string;
}

type Stop = readonly [at: number, colour: string];
type Point = readonly [x: number, y: number];

/** Light from the upper left. */
export const lit = (g: CanvasRenderingContext2D, stops: readonly Stop[]): CanvasGradient => {
  const gradient = g.createLinearGradient(-0.7, -0.9, 0.7, 0.9);
  for (const [at, colour] of stops) gradient.addColorStop(at, colour);
  return gradient;
};

export const disc = (
  g: CanvasRenderingContext2D,
  paint: string | CanvasGradient,
  radius: number,
  [x, y]: Point = [0, 0],
): void => {
  g.fillStyle = paint;
  g.beginPath();
  g.arc(x, y, radius, 0, Math.PI * 2);
  g.fill();
};

export const polygon = (
  g: CanvasRenderingContext2D,
  paint: string | CanvasGradient,
  points: readonly Point[],
): void => {
  g.fillStyle = paint;
  g.beginPath();
  for (const [x, y] of points) g.lineTo(x, y);
  g.closePath();
  g.fill();
};

export const stroke = (g: CanvasRenderingContext2D, colour: string, width: number, points: readonly Point[]): void => {
  g.strokeStyle = colour;
  g.lineWidth = width;
  [g.lineCap, g.lineJoin] = ['round', 'round'];
  g.beginPath();
  for (const [x, y] of points) g.lineTo(x, y);
  g.stroke();
};

/** So many points round the middle, alternating between two distances; the first one is at the top. */
export const starPoints = (count: number, outer: number, inner: number): readonly Point[] =>
  Array.from({ length: count * 2 }, (_, index) => {
    const [angle, far] = [(index / count) * Math.PI - Math.PI / 2, index % 2 === 0 ? outer : inner];
    return [far * Math.cos(angle), far * Math.sin(angle)] as const;
  });

/** A struck coin: a rim, a field that is lower than it, and what stands on that. */
export const coinOf = (
  metal: { readonly dark: string; readonly deep: string; readonly mid: string; readonly light: string },
  mark: (g: CanvasRenderingContext2D) => void,
): Poured => ({
  side: metal.dark,
  face: (g) => {
    const shine = lit(g, [
      [0, metal.light],
      [0.4, metal.mid],
      [1, metal.deep],
    ]);
    disc(g, shine, 1);
    disc(g, metal.dark, 0.83);
    disc(
      g,
      lit(g, [
        [0, metal.deep],
        [0.55, metal.mid],
        [1, metal.light],
      ]),
      0.77,
    );
    mark(g);
  },
});
