/** Idle animation: rising lanterns, light on the water. Never in front of the reels. */
import { Container, Sprite, type Texture } from 'pixi.js';
import { decorSource, lerp } from '../../slots/art/colours.ts';
import type { Layout } from '../../slots/stage/layout.ts';
import type { Ambience } from '../../slots/stage/slot-game.ts';
import type { Textures } from '../../slots/stage/textures.ts';
import { lantern } from './symbols/lantern.ts';

const [fewLamps, manyLamps, glintCount] = [11, 40, 60];

interface Lamps {
  readonly redLamp: Texture;
  readonly goldLamp: Texture;
}

const createLamps = (layout: Layout, { redLamp, goldLamp }: Lamps, next: () => number) => {
  const { width, height, window: w, upright } = layout;
  return Array.from({ length: manyLamps }, (_, index) => {
    const sprite = new Sprite(index % 3 === 0 ? goldLamp : redLamp);
    const near = next();
    sprite.anchor.set(0.5);
    sprite.scale.set((lerp(0.12, 0.5, near * near) * (upright ? 0.7 : 1) * 96) / redLamp.width);
    sprite.alpha = lerp(0.55, 1, near);
    sprite.visible = index < fewLamps;
    let x = next() * width;
    const margin = w.x - layout.beam;
    if (!upright && index % 5 !== 4 && x > margin && x < width - margin)
      x = x < width / 2 ? next() * margin : width - next() * margin;
    return { sprite, x, y: next() * height, rise: lerp(5, 17, near), phase: next() * 9, bright: sprite.alpha };
  });
};

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
  const lamps = createLamps(layout, { redLamp, goldLamp }, next);
  for (const { sprite } of [...glints, ...lamps]) container.addChild(sprite);
  // Fades additional lanterns in and out.
  let [joy, wantedJoy] = [0, 0];
  const tick = (now: number, seconds: number) => {
    const t = now / 1_000;
    joy += (wantedJoy - joy) * Math.min(1, seconds * 2.4);
    for (const [index, lamp] of lamps.entries()) {
      if (index >= fewLamps) {
        lamp.sprite.visible = joy > 0.02;
        lamp.sprite.alpha = lamp.bright * joy;
      }
      lamp.y -= lamp.rise * seconds;
      if (lamp.y < -40) lamp.y = layout.height + 30;
      lamp.sprite.position.set(lamp.x + Math.sin(t * 0.6 + lamp.phase) * 9, lamp.y);
      lamp.sprite.rotation = Math.sin(t * 0.8 + lamp.phase) * 0.08;
    }
    for (const { sprite, pace, phase } of glints) sprite.alpha = 0.1 + 0.5 * Math.max(0, Math.sin(t * pace + phase));
  };
  tick(0, 0);
  return {
    container,
    tick: still ? () => undefined : tick,
    celebrate: (on) => {
      wantedJoy = on && !still ? 1 : 0;
    },
  };
};
