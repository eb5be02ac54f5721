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
  /** What it runs on from now on: free spins may have strips of their own. */
  readonly turn: (strip: readonly string[]) => void;
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

/** Where a reel stands on its strip (the row on top, with what lies between two rows) and how it moves. */
interface Drive {
  motion: Motion;
  place: number;
  /** Cells a second. */
  speed: number;
  before: number;
  lingering: boolean;
}

const advance = (drive: Drive, now: number): void => {
  const { motion } = drive;
  const seconds = Math.min(0.05, (now - drive.before) / 1_000);
  drive.before = now;
  if (motion.kind === 'run') {
    const passed = now - motion.began;
    if (passed < 0) return;
    if (passed < windUpMs) {
      drive.place = motion.from + windUpCells * Math.sin(((passed / windUpMs) * Math.PI) / 2);
      return;
    }
    const top = drive.lingering ? lingerSpeed : fullSpeed;
    drive.speed = top * Math.min(1, (passed - windUpMs) / speedUpMs) ** 2;
    drive.place -= drive.speed * seconds;
  } else if (motion.kind === 'stop') {
    const t = Math.min(1, Math.max(0, (now - motion.began) / motion.ms));
    drive.place = lerp(motion.from, motion.to, backOut(t));
    drive.speed = t < sharpAfter ? fullSpeed : 0;
    if (t < 1) return;
    drive.place = motion.to;
    drive.motion = { kind: 'rest' };
  }
};

const draw = (strip: readonly string[], look: ReelLook, sprites: readonly Sprite[], { place, speed }: Drive): void => {
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

export const createReel = (first: readonly string[], look: ReelLook): Reel => {
  let strip = first;
  const container = new Container();
  container.position.set(look.x, look.y);
  const sprites = Array.from({ length: look.rows + 2 }, () => {
    const sprite = new Sprite();
    sprite.anchor.set(0.5);
    container.addChild(sprite);
    return sprite;
  });
  const drive: Drive = { motion: { kind: 'rest' }, place: 0, speed: 0, before: 0, lingering: false };
  return {
    container,
    symbolSize: look.symbolSize,
    turn: (next) => {
      strip = next;
    },
    show: (stop) => {
      Object.assign(drive, { motion: { kind: 'rest' }, place: stop, speed: 0 });
      draw(strip, look, sprites, drive);
    },
    start: (at) => {
      Object.assign(drive, { motion: { kind: 'run', began: at, from: drive.place }, before: at, lingering: false });
    },
    linger: (on) => {
      drive.lingering = on;
    },
    stop: (stop, at, quick) => {
      // The jump to the stop's own stretch of the strip happens while everything is blurred.
      const ms = quick ? quickStopMs : stopMs;
      drive.motion = { kind: 'stop', began: at, ms, from: stop + stopCells, to: stop };
    },
    tick: (now) => {
      if (drive.motion.kind === 'rest') return false;
      advance(drive, now);
      draw(strip, look, sprites, drive);
      return true;
    },
    cells: () => sprites.slice(1, -1),
  };
};
