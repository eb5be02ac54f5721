/** One reel: winds up, runs, and stops on its own strip with the neighbours that really stand there. */
import { Container, Sprite, type Texture } from 'pixi.js';
import { lerp } from '../art/colours.ts';

export interface ReelLook {
  readonly x: number;
  readonly y: number;
  readonly cellHeight: number;
  readonly symbolSize: number;
  readonly rows: number;
  readonly textureOf: (symbol: string) => { readonly sharp: Texture; readonly blurred: Texture };
}

export interface Reel {
  readonly container: Container;
  /** Without motion. */
  readonly show: (stop: number) => void;
  readonly start: (at: number) => void;
  /** Slower, while everything depends on this reel. */
  readonly linger: (on: boolean) => void;
  readonly stop: (stop: number, at: number, quick: boolean) => void;
  /** True while it moves. */
  readonly tick: (now: number) => boolean;
  /** The sprites in view, from the top. */
  readonly cells: () => readonly Sprite[];
  readonly symbolSize: number;
}

const [fullSpeed, lingerSpeed, blurAbove] = [27, 15, 9];
const [windUpMs, speedUpMs, windUpCells] = [90, 170, 0.16];
const [stopMs, quickStopMs, stopCells, sharpAfter] = [430, 220, 4, 0.3];
/** The blurred picture is this much taller. */
export const blurStretch = 1.6;

const backOut = (t: number): number => 1 + 2.2 * (t - 1) ** 3 + 1.2 * (t - 1) ** 2;

type Motion =
  | { readonly kind: 'rest' }
  | { readonly kind: 'run'; readonly began: number; readonly from: number }
  | { readonly kind: 'stop'; readonly began: number; readonly ms: number; readonly from: number; readonly to: number };

export const createReel = (strip: readonly string[], look: ReelLook): Reel => {
  const container = new Container();
  container.position.set(look.x, look.y);
  const sprites = Array.from({ length: look.rows + 2 }, () => {
    const sprite = new Sprite();
    sprite.anchor.set(0.5);
    container.addChild(sprite);
    return sprite;
  });
  let motion: Motion = { kind: 'rest' };
  let [place, speed, before, lingering] = [0, 0, 0, false];

  const draw = () => {
    const base = Math.floor(place);
    const blurred = speed > blurAbove;
    for (const [index, sprite] of sprites.entries()) {
      const row = base + index - 1;
      const symbol = strip[((row % strip.length) + strip.length) % strip.length] ?? '';
      const textures = look.textureOf(symbol);
      sprite.texture = blurred ? textures.blurred : textures.sharp;
      sprite.width = look.symbolSize;
      sprite.height = look.symbolSize * (blurred ? blurStretch : 1);
      sprite.y = (index - 0.5 - (place - base)) * look.cellHeight;
      sprite.alpha = 1;
    }
  };
  const advance = (now: number): void => {
    const seconds = Math.min(0.05, (now - before) / 1_000);
    before = now;
    if (motion.kind === 'run') {
      const passed = now - motion.began;
      if (passed < 0) return;
      if (passed < windUpMs) {
        place = motion.from + windUpCells * Math.sin(((passed / windUpMs) * Math.PI) / 2);
        return;
      }
      const top = lingering ? lingerSpeed : fullSpeed;
      speed = top * Math.min(1, (passed - windUpMs) / speedUpMs) ** 2;
      place -= speed * seconds;
    } else if (motion.kind === 'stop') {
      const t = Math.min(1, Math.max(0, (now - motion.began) / motion.ms));
      place = lerp(motion.from, motion.to, backOut(t));
      speed = t < sharpAfter ? fullSpeed : 0;
      if (t < 1) return;
      place = motion.to;
      motion = { kind: 'rest' };
    }
  };
  return {
    container,
    symbolSize: look.symbolSize,
    show: (stop) => {
      motion = { kind: 'rest' };
      [place, speed] = [stop, 0];
      draw();
    },
    start: (at) => {
      motion = { kind: 'run', began: at, from: place };
      before = at;
      lingering = false;
    },
    linger: (on) => {
      lingering = on;
    },
    stop: (stop, at, quick) => {
      // The jump to the stop's own stretch of the strip happens while everything is blurred.
      motion = { kind: 'stop', began: at, ms: quick ? quickStopMs : stopMs, from: stop + stopCells, to: stop };
    },
    tick: (now) => {
      if (motion.kind === 'rest') return false;
      advance(now);
      draw();
      return true;
    },
    cells: () => sprites.slice(1, -1),
  };
};
