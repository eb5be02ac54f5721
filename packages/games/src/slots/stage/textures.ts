/** Everything baked once for one layout: symbols sharp and blurred, lamps, lights. No filter runs while it moves. */
import { CanvasSource, ImageSource, Texture } from 'pixi.js';
import { bake } from '../art/bake.ts';
import { cutAhead } from '../art/letters.ts';
import { ownTask } from '../art/own-task.ts';
import { blurStretch } from './reel.ts';
import { edgeGlow, halo, paintDot, paintRays } from './effects/carved-words.ts';
import type { Layout } from './layout.ts';
import type { SlotArt } from './slot-game.ts';

export interface SymbolTextures {
  readonly sharp: Texture;
  readonly blurred: Texture;
}

export interface Textures {
  readonly symbol: (name: string) => SymbolTextures;
  readonly halo: Texture;
  readonly edge: Texture;
  readonly dot: Texture;
  readonly band: Texture;
  /** Painted when they are first asked for. */
  readonly rays: () => Texture;
  /** Cached: the same text returns the same texture. */
  readonly of: (svg: string, width: number, height: number) => Promise<Texture>;
  readonly paint: (name: string, draw: () => HTMLCanvasElement) => Texture;
  readonly destroy: () => void;
}

/** Of the glow round a reel that everything depends on. */
const usualHope = 0xff_5c_a8;
const blurDetail = 0.7;

/** The same drawing, smeared along the strip only, in a taller box. */
const smeared = (svg: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 -60 200 320" width="200" height="320"><filter id="vb" x="0" y="-.5" width="1" height="2"><feGaussianBlur stdDeviation="0 21"/></filter><g filter="url(#vb)">${svg.replace(/<svg [^>]*>/, '').replace('</svg>', '')}</g></svg>`;

export const bakeTextures = async (art: SlotArt, layout: Layout, density: number): Promise<Textures> => {
  const made = new Map<string, Texture>();
  const keep = (name: string, picture: HTMLCanvasElement | ImageBitmap): Texture => {
    const source =
      picture instanceof HTMLCanvasElement
        ? new CanvasSource({ resource: picture })
        : new ImageSource({ resource: picture, autoGarbageCollect: false });
    const texture = new Texture({ source });
    made.set(name, texture);
    return texture;
  };
  const paint = (name: string, draw: () => HTMLCanvasElement) => made.get(name) ?? keep(name, draw());
  const of = async (svg: string, width: number, height: number): Promise<Texture> =>
    made.get(svg) ?? keep(svg, await bake(svg, width * density, height * density));
  const size = layout.symbol * density * 1.1;
  for (const [text, width] of art.carved ?? []) await cutAhead(text, width);
  const bySymbol = new Map<string, SymbolTextures>();
  // One after the other: all in one task would block input.
  for (const [name, draw] of Object.entries(art.symbols)) {
    await ownTask();
    const svg = draw(`s${name}`);
    const sharp = keep(`${name} sharp`, await bake(svg, size, size));
    const small = size * blurDetail;
    const blurred = keep(`${name} blurred`, await bake(smeared(svg), small, small * blurStretch));
    bySymbol.set(name, { sharp, blurred });
  }
  const none: SymbolTextures = { sharp: Texture.EMPTY, blurred: Texture.EMPTY };
  return {
    symbol: (name) => bySymbol.get(name) ?? none,
    halo: await of(halo(art.colours.window), 180, 180),
    edge: await of(
      edgeGlow(layout.cell.width, layout.window.height, art.colours.hope ?? usualHope),
      layout.cell.width + 52,
      layout.window.height + 52,
    ),
    dot: keep('dot', paintDot()),
    band: keep('band', art.band(layout.cell.width, layout.window.height, density)),
    rays: () => paint('rays', () => paintRays(layout.width, layout.height)),
    of,
    paint,
    destroy: () => {
      for (const texture of made.values()) texture.destroy(true);
      made.clear();
    },
  };
};
