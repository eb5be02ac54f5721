/** Idle animation: snow that falls, and a penguin that runs its leg of the relay behind the reels. */
import { Container, Sprite } from 'pixi.js';
import { decorSource, lerp } from '../../slots/art/colours.ts';
import { createDrift } from '../../slots/stage/effects/drift.ts';
import type { Layout } from '../../slots/stage/layout.ts';
import type { Ambience } from '../../slots/stage/slot-game.ts';
import type { Textures } from '../../slots/stage/textures.ts';
import { trackOf, unitOf } from './painting/plan.ts';
import { penguin } from './symbols/penguin.ts';
import { plainTorch } from './symbols/torch.ts';

const flake = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><g fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round">${[0, 60, 120].map((turn) => `<path d="M32 4V60M22 12L32 22 42 12M22 52L32 42 42 52" transform="rotate(${turn} 32 32)"/>`).join('')}</g></svg>`;

/** Pixels a second, steps a second, and how long the track stays empty between two runners. */
const [pace, steps, pauseMs] = [46, 2.1, 4_000];

const createRunner = async (layout: Layout, textures: Textures) => {
  const size = 64 * unitOf(layout) * (layout.upright ? 0.9 : 1);
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
  const way = layout.width + size * 2;
  const round = (way / pace) * 1_000 + pauseMs;
  const y = trackOf(layout) + 12 * unitOf(layout);
  return {
    container,
    tick: (now: number) => {
      // The first one is on its way when the scene opens.
      const passed = (now + (size * 2.6 * 1_000) / pace) % round;
      const stride = (now / 1_000) * steps * Math.PI;
      container.position.set((passed / 1_000) * pace - size, y - Math.abs(Math.sin(stride)) * size * 0.08);
      container.rotation = Math.sin(stride) * 0.12;
      container.visible = passed < (way / pace) * 1_000;
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
