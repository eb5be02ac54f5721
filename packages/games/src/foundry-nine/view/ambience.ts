/** Idle animation: gears turn behind the plate, the stream from the ladle flickers, sparks rise; more of them while something is celebrated. */
import { Container, Sprite } from 'pixi.js';
import { decorSource, lerp } from '../../slots/art/colours.ts';
import { createDrift } from '../../slots/stage/effects/drift.ts';
import type { Layout } from '../../slots/stage/layout.ts';
import type { Ambience } from '../../slots/stage/slot-game.ts';
import type { Textures } from '../../slots/stage/textures.ts';
import { ladleAt } from './painting/works.ts';
import { plainCog } from './symbols/stock.ts';

const spark = (colour: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 48" width="24" height="48"><defs><radialGradient id="sp"><stop offset="0" stop-color="#fffbe0"/><stop offset=".3" stop-color="${colour}" stop-opacity=".9"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient></defs><ellipse cx="12" cy="24" rx="9" ry="24" fill="url(#sp)"/></svg>`;

/** Middle as a share of the frame's side or the stage's width, size, teeth, turns a minute. */
const wideGears = [
  [0, 0.2, 104, 12, 3],
  [0, 0.385, 64, 8, -4.5],
  [0, 0.86, 84, 10, -3.6],
  [1, 0.74, 104, 12, -3],
  [1, 0.915, 64, 8, 4.5],
] as const;
const tallGears = [
  [0, 0.93, 92, 12, 3],
  [1, 0.94, 74, 10, -3.6],
] as const;

const createGears = async (layout: Layout, textures: Textures) => {
  const { window: w, beam, width, height, upright } = layout;
  const unit = upright ? width / 390 : height / 584;
  const container = new Container();
  const turning = await Promise.all(
    (upright ? tallGears : wideGears).map(async ([side, at, size, teeth, turns]) => {
      const sprite = new Sprite(await textures.of(plainCog(`gear${teeth}`, teeth), size * unit, size * unit));
      sprite.anchor.set(0.5);
      sprite.width = sprite.height = size * unit;
      const edge = side === 0 ? w.x - beam : w.x + w.width + beam;
      sprite.position.set(upright ? side * width : edge, upright ? height * at : w.y + w.height * at);
      container.addChild(sprite);
      return { sprite, speed: (turns * 2 * Math.PI) / 60 };
    }),
  );
  return {
    container,
    tick: (seconds: number) => {
      for (const { sprite, speed } of turning) sprite.rotation += speed * seconds;
    },
  };
};

/** The light over what is poured. */
const createFlicker = (layout: Layout, textures: Textures) => {
  const container = new Container();
  const unit = layout.height / 584;
  const { x, y, size, shown } = ladleAt({ layout, unit });
  if (layout.upright || !shown) return { container, tick: () => undefined };
  const lights = [
    [x + size * 0.62, layout.height * 0.8, size * 1.2],
    [x + size * 0.3, y - size * 0.3, size * 1.3],
  ].map(([at = 0, level = 0, wide = 0]) => {
    const sprite = new Sprite(textures.dot);
    sprite.anchor.set(0.5);
    sprite.position.set(at, level);
    sprite.width = sprite.height = wide;
    sprite.alpha = 0.3;
    container.addChild(sprite);
    return sprite;
  });
  return {
    container,
    tick: (now: number) => {
      for (const [index, light] of lights.entries())
        light.alpha = 0.3 + 0.12 * Math.sin(now / 190 + index) + 0.07 * Math.sin(now / 71 + index * 2);
    },
  };
};

export const createAmbience = async (layout: Layout, textures: Textures, still: boolean): Promise<Ambience> => {
  const sparks = await Promise.all(
    ['#ffb347', '#ff7a1f', '#ffd98a'].map((colour) => textures.of(spark(colour), 24, 48)),
  );
  const drift = createDrift(
    layout,
    {
      textureOf: (index) => sparks[index % sparks.length] ?? textures.dot,
      few: 30,
      many: 120,
      sizeOf: (near) => lerp(2, 6, near * near) * (layout.upright ? 0.8 : 1),
      rise: [24, 78],
      sway: 12,
      turn: 0.3,
    },
    decorSource(29),
  );
  const [gears, flicker] = [await createGears(layout, textures), createFlicker(layout, textures)];
  const container = new Container();
  container.addChild(flicker.container, gears.container, ...drift.sprites);
  drift.tick(0, 0);
  return {
    container,
    tick: still
      ? () => undefined
      : (now, seconds) => {
          drift.tick(now, seconds);
          gears.tick(seconds);
          flicker.tick(now);
        },
    celebrate: (on) => {
      drift.celebrate(on && !still);
    },
  };
};
