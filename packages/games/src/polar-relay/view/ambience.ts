/** Idle animation: snow that falls, and a penguin that runs to and fro with its torch where nothing covers it. */
import { Container, Sprite } from 'pixi.js';
import { decorSource, lerp } from '../../slots/art/colours.ts';
import { createDrift } from '../../slots/stage/effects/drift.ts';
import type { Layout } from '../../slots/stage/layout.ts';
import type { Ambience } from '../../slots/stage/slot-game.ts';
import type { Textures } from '../../slots/stage/textures.ts';
import { unitOf } from './painting/plan.ts';
import { penguin } from './symbols/penguin.ts';
import { plainTorch } from './symbols/torch.ts';

const flake = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><g fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round">${[0, 60, 120].map((turn) => `<path d="M32 4V60M22 12L32 22 42 12M22 52L32 42 42 52" transform="rotate(${turn} 32 32)"/>`).join('')}</g></svg>`;

/** Pixels a second, steps a second, and how long it rests at each end. */
const [pace, steps, restMs] = [46, 2.1, 1_600];

/** Room for the button in the corner of the stage. */
const corner = 64;

/** Between which two places it runs, on the snow in front: on a phone under the plate, otherwise beside the reels. */
const legOf = ({ width, height, window: w, beam, upright }: Layout, size: number) => ({
  // On its way back the torch is in front of it.
  from: size,
  to: Math.max(size * 1.1, upright ? width - corner - size * 0.8 : w.x - beam - size * 0.86),
  y: height - size * 0.12,
});

/** How far it is on its way to and fro, 0 … 1, and whether it is on its way back. */
const wayAt = (
  now: number,
  legMs: number,
): { readonly at: number; readonly isBack: boolean; readonly runs: boolean } => {
  const half = legMs + restMs;
  const passed = now % (half * 2);
  const isBack = passed >= half;
  const t = Math.min(1, (passed - (isBack ? half : 0)) / legMs);
  return { at: isBack ? 1 - t : t, isBack, runs: t < 1 };
};

const createRunner = async (layout: Layout, textures: Textures) => {
  const size = layout.upright ? Math.min(36 * unitOf(layout) * 1.3, 58) : 66 * unitOf(layout);
  const container = new Container();
  const [body, torch] = [
    new Sprite(await textures.of(penguin('runner'), size, size)),
    new Sprite(await textures.of(plainTorch('carried'), size * 0.62, size * 0.62)),
  ];
  [body.width, body.height, torch.width, torch.height] = [size, size, size * 0.62, size * 0.62];
  body.anchor.set(0.5, 0.94);
  torch.anchor.set(0.5, 0.9);
  // In its raised flipper.
  torch.position.set(size * 0.5, -size * 0.52);
  torch.rotation = 0.16;
  container.addChild(torch, body);
  const { from, to, y } = legOf(layout, size);
  const legMs = ((to - from) / pace) * 1_000;
  return {
    container,
    tick: (now: number) => {
      const { at, isBack, runs } = wayAt(now, legMs);
      const stride = (now / 1_000) * steps * Math.PI;
      container.position.set(lerp(from, to, at), runs ? y - Math.abs(Math.sin(stride)) * size * 0.08 : y);
      container.scale.x = isBack ? -1 : 1;
      container.rotation = runs ? Math.sin(stride) * 0.12 : 0;
    },
  };
};

export const createAmbience = async (layout: Layout, textures: Textures, still: boolean): Promise<Ambience> => {
  const star = await textures.of(flake, 64, 64);
  const falling = createDrift(
    layout,
    {
      textureOf: (index) => (index % 3 === 0 ? star : textures.dot),
      few: 36,
      many: 110,
      sizeOf: (near) => lerp(5, 20, near * near) * (layout.upright ? 0.8 : 1),
      rise: [-16, -58],
      sway: 22,
      turn: 0.9,
    },
    decorSource(47),
  );
  for (const sprite of falling.sprites) sprite.tint = 0xe8_f8_ff;
  const runner = await createRunner(layout, textures);
  const container = new Container();
  container.addChild(runner.container, ...falling.sprites);
  const tick = (now: number, seconds: number) => {
    falling.tick(now, seconds);
    runner.tick(now);
  };
  tick(0, 0);
  return {
    container,
    tick: still ? () => undefined : tick,
    celebrate: (on) => {
      falling.celebrate(on && !still);
    },
  };
};
