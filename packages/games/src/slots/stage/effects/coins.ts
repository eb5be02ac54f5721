/** What a slot pours over its largest wins flies up and falls: every place follows from the time, nothing is remembered from frame to frame. */
import { Container, Sprite, Texture } from 'pixi.js';
import type { Poured } from '../../art/poured.ts';
import { decorSource, lerp } from '../../art/colours.ts';
import type { Textures } from '../textures.ts';

export interface Coins {
  readonly container: Container;
  /** Number of coins from now on; 0 stops. */
  readonly pour: (count: number) => void;
  readonly tick: (now: number) => void;
}

export const mostCoins = 90;
const faces = 8;
const size = 96;
const fallPx = 1_500;

const canvasOf = (draw: (g: CanvasRenderingContext2D) => void): HTMLCanvasElement => {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [size, size];
  const g = canvas.getContext('2d');
  if (g !== null) draw(g);
  return canvas;
};

const paintFlat = ({ face }: Poured): HTMLCanvasElement =>
  canvasOf((g) => {
    g.translate(size / 2, size / 2);
    g.scale(size * 0.44, size * 0.44);
    face(g);
  });

/** As thick as what is drawn on it. */
const paintSide = (flat: HTMLCanvasElement, side: string): HTMLCanvasElement =>
  canvasOf((g) => {
    g.drawImage(flat, 0, 0);
    g.globalCompositeOperation = 'source-in';
    g.fillStyle = side;
    g.fillRect(0, 0, size, size);
  });

/** One of the faces of a thing that turns: its side shows where it comes forward. */
const paintTurned = (poured: Poured, face: number): HTMLCanvasElement => {
  const flat = paintFlat(poured);
  if (poured.side === undefined) return flat;
  const side = paintSide(flat, poured.side);
  const turn = (face / faces) * Math.PI;
  const seen = Math.cos(turn);
  const width = (seen < 0 ? -1 : 1) * Math.max(0.1, Math.abs(seen));
  const edge = Math.sin(turn) * size * 0.07;
  const put = (g: CanvasRenderingContext2D, picture: HTMLCanvasElement, x: number) => {
    g.setTransform(width, 0, 0, 1, size / 2 + x, 0);
    g.drawImage(picture, -size / 2, 0);
  };
  return canvasOf((g) => {
    for (const at of [-1, -0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75]) put(g, side, at * edge);
    put(g, flat, edge);
  });
};

/** In a box of the stage's size; they start below its lower edge and end there. */
export const createCoins = (
  stage: { readonly width: number; readonly height: number; readonly upright: boolean },
  textures: Textures,
  poured: Poured,
): Coins => {
  const next = decorSource(23);
  const { width, height, upright } = stage;
  const container = new Container();
  const turning = Array.from({ length: faces }, (_, face) =>
    textures.paint(`coin ${face}`, () => paintTurned(poured, face)),
  );
  const coins = Array.from({ length: mostCoins }, (_, index) => {
    const sprite = new Sprite(turning[0] ?? Texture.EMPTY);
    sprite.anchor.set(0.5);
    sprite.visible = false;
    container.addChild(sprite);
    const side = index % 2 === 0 ? -1 : 1;
    const near = next();
    // High enough to turn in the upper half of the stage.
    const rise = height * lerp(0.62, 1.12, next());
    const up = Math.sqrt(2 * fallPx * rise);
    const lifeMs = ((2 * up) / fallPx) * 1_000;
    return {
      sprite,
      x: width * (0.5 + side * lerp(0.12, upright ? 0.46 : 0.34, next())),
      across: side * lerp(-40, width * (upright ? 0.16 : 0.12), next()),
      up,
      lifeMs,
      delayMs: next() * 1_900,
      scale: lerp(20, 52, near * near) * (upright ? 0.85 : Math.min(1.3, height / 584)),
      pace: lerp(9, 17, next()),
      lean: (next() - 0.5) * 0.9,
    };
  });
  let [count, since] = [0, 0];
  return {
    container,
    pour: (wanted) => {
      if (count === 0) since = performance.now();
      count = wanted;
      for (const [index, { sprite }] of coins.entries()) if (index >= count) sprite.visible = false;
    },
    tick: (now) => {
      if (count === 0) return;
      for (const [index, coin] of coins.entries()) {
        if (index >= count) break;
        const passed = now - since - coin.delayMs;
        coin.sprite.visible = passed > 0;
        if (passed <= 0) continue;
        const seconds = (passed % coin.lifeMs) / 1_000;
        const turned = Math.floor(seconds * coin.pace + index) % faces;
        coin.sprite.texture = turning[turned] ?? Texture.EMPTY;
        coin.sprite.width = coin.sprite.height = coin.scale;
        coin.sprite.rotation = coin.lean * seconds;
        coin.sprite.position.set(
          coin.x + coin.across * seconds,
          height + 40 - coin.up * seconds + fallPx * 0.5 * seconds * seconds,
        );
      }
    },
  };
};
