/** Gold coins that fly up and fall: every place follows from the time, nothing is remembered from frame to frame. */
import { Container, Sprite, Texture } from 'pixi.js';
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
const size = 72;
const fallPx = 1_500;

/** One of the faces of a coin that turns: its edge shows on the side that comes forward. */
const paintCoin = (face: number, whole: boolean): HTMLCanvasElement => {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [size, size];
  const g = canvas.getContext('2d');
  if (g === null) return canvas;
  const turn = (face / faces) * Math.PI;
  const [radius, half] = [size * 0.44, size / 2];
  const width = Math.max(0.1, Math.abs(Math.cos(turn)));
  const edge = Math.sin(turn) * size * 0.07;
  const disc = (x: number, scale: number, paint: string | CanvasGradient) => {
    g.fillStyle = paint;
    g.beginPath();
    g.ellipse(x, half, radius * width * scale, radius * scale, 0, 0, Math.PI * 2);
    g.fill();
  };
  const rim = g.createLinearGradient(0, 0, 0, size);
  rim.addColorStop(0, '#b8720f');
  rim.addColorStop(0.5, '#8a4a08');
  rim.addColorStop(1, '#4d2503');
  const gold = g.createLinearGradient(half - radius * width, 0, half + radius * width, size);
  gold.addColorStop(0, '#fffbe0');
  gold.addColorStop(0.3, '#ffdf7a');
  gold.addColorStop(0.65, '#f0a01c');
  gold.addColorStop(1, '#a85f0a');
  disc(half - edge, 1, rim);
  disc(half, 1, rim);
  disc(half + edge, 0.98, gold);
  disc(half + edge, 0.8, '#b86f0c');
  disc(half + edge, 0.75, gold);
  if (whole) {
    disc(half + edge, 0.44, '#c07a12');
    disc(half + edge, 0.38, gold);
    return canvas;
  }
  // A square hole, as coins of a harbour like this one have.
  const hole = radius * 0.24;
  g.fillStyle = '#7a3f05';
  g.fillRect(half + edge - hole * width, half - hole, 2 * hole * width, 2 * hole);
  g.fillStyle = '#fff6d2';
  g.fillRect(half + edge - hole * width, half + hole, 2 * hole * width, 2);
  return canvas;
};

/** In a box of the stage's size; they start below its lower edge and end there. */
export const createCoins = (
  stage: { readonly width: number; readonly height: number; readonly upright: boolean },
  textures: Textures,
  /** Without the hole. */
  whole = false,
): Coins => {
  const next = decorSource(23);
  const { width, height, upright } = stage;
  const container = new Container();
  const turning = Array.from({ length: faces }, (_, face) =>
    textures.paint(`coin ${face}`, () => paintCoin(face, whole)),
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
