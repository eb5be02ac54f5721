/** Rasterises the logo for browsers and home screens without SVG support. */
import { colourOf, facets, field, type Facet } from './mark.ts';

export interface Raster {
  readonly size: number;
  /** Four bytes a pixel: red, green, blue, alpha; from the top row down. */
  readonly rgba: Uint8Array;
}

interface Look {
  readonly tokens: Readonly<Record<string, string>>;
  /** Behind the mark; nothing behind it where it is absent. */
  readonly background?: string;
  /** Margin on each side as a share of the size. */
  readonly margin?: number;
}

/** Small images need more samples per pixel at edges than large ones. */
const samplesOf = (size: number): number => (size > 100 ? 2 : 4);

/** The logo is within this distance. */
const isNear = (x: number, y: number): boolean => x > 2 && x < 30 && y > 3 && y < 30;

const channels = (colour: string): readonly [number, number, number] => {
  const value = Number.parseInt(colour.slice(1, 7), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

const covers = ({ points }: Facet, x: number, y: number): boolean => {
  let inside = false;
  points.forEach(([ax, ay], index) => {
    const [bx, by] = points[(index + points.length - 1) % points.length] ?? [0, 0];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
};

/** The last facet over a point is the one that is seen. */
const facetAt = (x: number, y: number): Facet | undefined =>
  isNear(x, y) ? facets.findLast((facet) => covers(facet, x, y)) : undefined;

export const rasterMark = (size: number, { tokens, background, margin = 0 }: Look): Raster => {
  const rgba = new Uint8Array(size * size * 4);
  const samples = samplesOf(size);
  const free = size * margin;
  const scale = field / (size - 2 * free);
  const behind = background === undefined ? undefined : channels(background);
  const colours = new Map(facets.map((facet) => [facet, channels(colourOf(tokens, facet.token))]));
  for (let pixel = 0; pixel < size * size; pixel += 1) {
    const sum: [number, number, number, number] = [0, 0, 0, 0];
    for (let sample = 0; sample < samples * samples; sample += 1) {
      const x = (pixel % size) + ((sample % samples) + 0.5) / samples;
      const y = Math.floor(pixel / size) + (Math.floor(sample / samples) + 0.5) / samples;
      const facet = facetAt((x - free) * scale, (y - free) * scale);
      const colour = facet === undefined ? behind : colours.get(facet);
      if (colour === undefined) continue;
      sum[0] += colour[0];
      sum[1] += colour[1];
      sum[2] += colour[2];
      sum[3] += 1;
    }
    const hit = sum[3];
    if (hit === 0) continue;
    rgba.set([sum[0] / hit, sum[1] / hit, sum[2] / hit, (hit * 255) / (samples * samples)].map(Math.round), pixel * 4);
  }
  return { size, rgba };
};
