/** What burns: the fires of the towers, embers in the wind, and the chain of summits that answers a win. */
import { Container, Sprite } from 'pixi.js';
import { decorSource, lerp } from '../../slots/art/colours.ts';
import { createDrift } from '../../slots/stage/effects/drift.ts';
import type { Layout } from '../../slots/stage/layout.ts';
import type { Ambience } from '../../slots/stage/slot-game.ts';
import type { Textures } from '../../slots/stage/textures.ts';
import { chain, ridgeAt, towersOf, unitOf } from './painting/plan.ts';
import { fireDefs, flame } from './symbols/stone.ts';

const fireSize = 120;
const fire = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${fireSize} ${fireSize}" width="${fireSize}" height="${fireSize}"><defs>${fireDefs('am')}</defs>${flame('am', 60, 114, 104)}</svg>`;

/** Two tongues that grow and lean in turn. */
const createFires = async (layout: Layout, textures: Textures) => {
  const unit = unitOf(layout);
  const texture = await textures.of(fire, fireSize, fireSize);
  // It has as many pixels more as the screen has.
  const drawn = fireSize / texture.width;
  const flames = towersOf(layout).flatMap(({ x, fire: y, size }, at) =>
    [0, 1].map((half) => {
      const sprite = new Sprite(texture);
      sprite.anchor.set(0.5, 0.94);
      sprite.position.set(x + (half === 0 ? -6 : 7) * unit * size, y);
      sprite.alpha = half === 0 ? 1 : 0.8;
      return { sprite, scale: (half === 0 ? 0.62 : 0.46) * unit * size * drawn, phase: at * 2.1 + half * 1.3 };
    }),
  );
  return {
    sprites: flames.map(({ sprite }) => sprite),
    tick: (now: number, joy: number) => {
      const t = now / 1_000;
      for (const { sprite, scale, phase } of flames) {
        const lick = Math.sin(t * 7.3 + phase) * 0.09 + Math.sin(t * 13.1 + phase * 2) * 0.06;
        sprite.scale.set(scale * (1 - lick * 0.6), scale * (1 + lick + joy * 0.35));
        sprite.skew.x = Math.sin(t * 2.1 + phase) * 0.14;
      }
    },
  };
};

/** Milliseconds from one summit to the next. */
const answerMs = 260;

const createChain = (layout: Layout, textures: Textures) => {
  const unit = unitOf(layout);
  const lights = chain.map(([x, ridge]) => {
    const sprite = new Sprite(textures.dot);
    sprite.anchor.set(0.5);
    sprite.position.set(x * layout.width, ridgeAt(layout, ridge, x) - 9 * unit);
    sprite.tint = 0xff_b0_5a;
    return sprite;
  });
  return {
    sprites: lights,
    tick: (now: number, since: number | undefined) => {
      for (const [at, sprite] of lights.entries()) {
        const lit = since === undefined ? 0 : Math.min(1, Math.max(0, (now - since - at * answerMs) / 200));
        const pulse = 0.86 + 0.14 * Math.sin(now / 160 + at * 1.7);
        sprite.alpha = (0.4 + 0.6 * lit) * pulse;
        sprite.width = sprite.height = (26 + 74 * lit) * unit * pulse;
      }
    },
  };
};

export const createAmbience = async (layout: Layout, textures: Textures, still: boolean): Promise<Ambience> => {
  const embers = createDrift(
    layout,
    {
      textureOf: () => textures.dot,
      few: 20,
      many: 90,
      sizeOf: (near) => lerp(4, 13, near * near),
      rise: [14, 46],
      sway: 30,
      turn: 0,
    },
    decorSource(41),
  );
  for (const [index, sprite] of embers.sprites.entries()) sprite.tint = index % 3 === 0 ? 0xcf_e4_ff : 0xff_9a_4a;
  const fires = await createFires(layout, textures);
  const summits = createChain(layout, textures);
  const container = new Container();
  container.addChild(...summits.sprites, ...fires.sprites, ...embers.sprites);
  let since: number | undefined;
  let joy = 0;
  const tick = (now: number, seconds: number) => {
    joy += ((since === undefined ? 0 : 1) - joy) * Math.min(1, seconds * 3);
    embers.tick(now, seconds);
    fires.tick(now, joy);
    summits.tick(now, since);
  };
  tick(0, 0);
  return {
    container,
    tick: still ? () => undefined : tick,
    celebrate: (on) => {
      const begins = on && !still;
      if (begins && since === undefined) since = performance.now();
      if (!begins) since = undefined;
      embers.celebrate(begins);
    },
  };
};
