/** Things that rise or fall through the scenery, more of them while something is celebrated. Beside the reels where there is room. */
import { Sprite, type Texture } from 'pixi.js';
import { lerp } from '../../art/colours.ts';
import type { Layout } from '../layout.ts';

interface DriftLook {
  readonly textureOf: (index: number) => Texture;
  readonly few: number;
  readonly many: number;
  /** In pixels, by how near it is: 0 … 1. */
  readonly sizeOf: (near: number) => number;
  /** Pixels a second, of the farthest and of the nearest; above zero they rise. */
  readonly rise: readonly [number, number];
  /** How far they swing to the sides, in pixels, and how far they turn. */
  readonly sway: number;
  readonly turn: number;
}

interface Drift {
  readonly sprites: readonly Sprite[];
  readonly tick: (now: number, seconds: number) => void;
  readonly celebrate: (on: boolean) => void;
}

const beyond = 40;

const placed = (layout: Layout, look: DriftLook, next: () => number, index: number) => {
  const { width, height, window: w, upright } = layout;
  const sprite = new Sprite(look.textureOf(index));
  const near = next();
  sprite.anchor.set(0.5);
  sprite.scale.set(look.sizeOf(near) / sprite.texture.width);
  sprite.alpha = lerp(0.55, 1, near);
  sprite.visible = index < look.few;
  let x = next() * width;
  const margin = w.x - layout.beam;
  if (!upright && index % 5 !== 4 && x > margin && x < width - margin)
    x = x < width / 2 ? next() * margin : width - next() * margin;
  return { sprite, x, y: next() * height, rise: lerp(...look.rise, near), phase: next() * 9, bright: sprite.alpha };
};

export const createDrift = (layout: Layout, look: DriftLook, next: () => number): Drift => {
  const all = Array.from({ length: look.many }, (_, index) => placed(layout, look, next, index));
  // Fades the additional ones in and out.
  let [joy, wantedJoy] = [0, 0];
  return {
    sprites: all.map(({ sprite }) => sprite),
    tick: (now, seconds) => {
      const t = now / 1_000;
      joy += (wantedJoy - joy) * Math.min(1, seconds * 2.4);
      for (const [index, one] of all.entries()) {
        if (index >= look.few) {
          one.sprite.visible = joy > 0.02;
          one.sprite.alpha = one.bright * joy;
        }
        one.y -= one.rise * seconds;
        if (one.y < -beyond) one.y = layout.height + 30;
        if (one.y > layout.height + beyond) one.y = -30;
        one.sprite.position.set(one.x + Math.sin(t * 0.6 + one.phase) * look.sway, one.y);
        one.sprite.rotation = Math.sin(t * 0.8 + one.phase) * look.turn;
      }
    },
    celebrate: (on) => {
      wantedJoy = on ? 1 : 0;
    },
  };
};
