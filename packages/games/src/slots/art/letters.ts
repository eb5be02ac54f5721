/**
 * Chiselled lettering: every stroke is a roof of slopes, shaded by its normals against one light. Where strokes meet, the higher slope
 * is visible, as in stone, so a letter has one outline. Needs no font, which could not be loaded inside an SVG image.
 */
import { mix } from './colours.ts';
import { glyphs, type Point } from './glyphs.ts';
import { ownTask } from './own-task.ts';
import { apart, boxOf, clip, heightAt, isSpeck, without, type Polygon } from './polygons.ts';
import { roofOf, type Slope } from './roofs.ts';

export interface Carving {
  /** Width of a stroke. */
  readonly width?: number;
  /** Dark, middle, light, flash. */
  readonly palette: readonly string[];
  /** Outlines from the outside in: colour and how far they reach beyond the letter. */
  readonly rim?: readonly (readonly [colour: string, reach: number])[];
  /** Between letters. */
  readonly gap?: number;
}

export const gold = ['#7a3b05', '#d98a12', '#ffd877', '#fffbe6'] as const;

const light: Point = [-0.45, -0.89];
const usualRim = [
  ['#1a0508', 13],
  ['#ffd98a', 6],
  ['#5b2b06', 2],
] as const;

const path = (points: Polygon): string => `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;

const ramp = (palette: readonly string[], value: number): string => {
  const [dark, middle, bright, flash] = palette as readonly [string, string, string, string];
  if (value < 0.5) return mix(dark, middle, value * 2);
  return value < 0.85 ? mix(middle, bright, (value - 0.5) / 0.35) : mix(bright, flash, (value - 0.85) / 0.15);
};

const shade = ({ normal: [nx, ny] }: Slope, palette: readonly string[]): string =>
  ramp(palette, Math.min(1, Math.max(0, 0.5 + (nx * light[0] + ny * light[1]) * 0.5)));

/** A slope with its bounding box, which is compared often. */
interface Boxed {
  readonly slope: Slope;
  readonly box: ReturnType<typeof boxOf>;
}

/** The part of a slope that is not below another roof. */
const above = ({ slope, box }: Boxed, others: readonly Boxed[]): Polygon[] => {
  let pieces: Polygon[] = [slope.corners];
  for (const other of others) {
    if (apart(box, other.box)) continue;
    const higher = clip(other.slope.core, (point) => heightAt(other.slope, point) - heightAt(slope, point));
    if (!isSpeck(higher)) pieces = pieces.flatMap((piece) => without(piece, higher));
  }
  return pieces;
};

interface Body {
  readonly width: number;
  readonly outline: string;
  readonly faces: readonly { readonly slope: Slope; readonly path: string }[];
}

const cut = (letter: string, width: number): Body => {
  const glyph = glyphs[letter];
  if (glyph === undefined) throw new Error(`No glyph for ${letter}`);
  const [advance, strokes] = glyph;
  const [lower, faces, outlines]: [Boxed[], Body['faces'][number][], string[]] = [[], [], []];
  for (const stroke of strokes) {
    const others = strokes.filter((other) => other !== stroke);
    const { rings, slopes } = roofOf(stroke, others, width);
    const own = slopes.map((slope) => ({ slope, box: boxOf(slope.corners) }));
    outlines.push(...rings.map(path));
    for (const boxed of own) faces.push({ slope: boxed.slope, path: above(boxed, lower).map(path).join('') });
    lower.push(...own);
  }
  return { width: advance, outline: outlines.join(''), faces: faces.filter((face) => face.path !== '') };
};

const bodies = new Map<string, Body>();
const bodyOf = (letter: string, width: number): Body => {
  const key = `${letter} ${width}`;
  const body = bodies.get(key) ?? cut(letter, width);
  bodies.set(key, body);
  return body;
};

/** Renders letters in advance, each in a separate task: all letters of a sign at once take half a second on a phone. */
export const cutAhead = async (text: string, width: number): Promise<void> => {
  for (const letter of text) {
    if (bodies.has(`${letter} ${width}`)) continue;
    await ownTask();
    bodyOf(letter, width);
  }
};

/** SVG markup of a text starting at 0,0 and 100 units high, with its width. Throws on an undefined letter. */
export const carve = (text: string, carving: Carving): { svg: string; width: number } => {
  const { width = 21, palette, rim = usualRim, gap = 9 } = carving;
  let x = 0;
  const letters = [...text].map((letter) => {
    const body = bodyOf(letter, width);
    const place = `transform="translate(${x})"`;
    x += body.width + gap;
    return { body, place };
  });
  const outline = letters.map(({ body, place }) => `<path ${place} d="${body.outline}"/>`).join('');
  const rims = rim.map(
    ([colour, reach]) =>
      `<g fill="${colour}" stroke="${colour}" stroke-width="${reach * 2}" stroke-linejoin="round">${outline}</g>`,
  );
  const face = ({ slope, path: shown }: Body['faces'][number]): string => {
    const colour = shade(slope, palette);
    return `<path d="${shown}" fill="${colour}" stroke="${colour}"/>`;
  };
  const facets = letters.map(({ body, place }) => `<g ${place} stroke-width=".5">${body.faces.map(face).join('')}</g>`);
  return { svg: rims.join('') + facets.join(''), width: x - gap };
};
