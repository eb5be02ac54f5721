/** Idle animation: rising lanterns, light on the water. Never in front of the reels. */
import { Container, Sprite } from 'pixi.js';
import { decorSource, lerp } from '../../slots/art/colours.ts';
import { createDrift } from '../../slots/stage/effects/drift.ts';
import type { Layout } from '../../slots/stage/layout.ts';
import type { Ambience } from '../../slots/stage/slot-game.ts';
import type { Textures } from '../../slots/stage/textures.ts';
import { lantern } from './symbols/lantern.ts';

const glintCount = 60;

const createGlints = ({ width, height }: Layout, { dot }: Textures, next: () => number) =>
  Array.from({ length: glintCount }, () => {
    const sprite = new Sprite(dot);
    const horizon = height * 0.68;
    sprite.anchor.set(0.5);
    sprite.position.set(next() * width, horizon + next() ** 1.5 * (height - horizon));
    sprite.width = 8 + next() * 26;
    sprite.height = 2.2;
    return { sprite, phase: next() * 6.28, pace: 1 + next() };
  });

export const createAmbience = async (layout: Layout, textures: Textures, still: boolean): Promise<Ambience> => {
  const redLamp = await textures.of(lantern('fr'), 96, 96);
  const goldLamp = await textures.of(lantern('fg', 'gold'), 96, 96);
  const next = decorSource(3);
  const container = new Container();
  const glints = createGlints(layout, textures, next);
  const lamps = createDrift(
    layout,
    {
      textureOf: (index) => (index % 3 === 0 ? goldLamp : redLamp),
      few: 11,
      many: 40,
      sizeOf: (near) => lerp(0.12, 0.5, near * near) * (layout.upright ? 0.7 : 1) * 96,
      rise: [5, 17],
      sway: 9,
      turn: 0.08,
    },
    next,
  );
  container.addChild(...glints.map(({ sprite }) => sprite), ...lamps.sprites);
  const tick = (now: number, seconds: number) => {
    lamps.tick(now, seconds);
    for (const { sprite, pace, phase } of glints)
      sprite.alpha = 0.1 + 0.5 * Math.max(0, Math.sin((now / 1_000) * pace + phase));
  };
  tick(0, 0);
  return {
    container,
    tick: still ? () => undefined : tick,
    celebrate: (on) => {
      lamps.celebrate(on && !still);
    },
  };
};
