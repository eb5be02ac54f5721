/** Idle animation: bubbles that rise, and a turtle that swims round the reels. Never in front of them. */
import { Container, Sprite } from 'pixi.js';
import { decorSource, lerp } from '../../slots/art/colours.ts';
import { createDrift } from '../../slots/stage/effects/drift.ts';
import type { Layout } from '../../slots/stage/layout.ts';
import type { Ambience } from '../../slots/stage/slot-game.ts';
import type { Textures } from '../../slots/stage/textures.ts';
import { middleOf, unitOf } from './painting/plan.ts';
import { turtle } from './symbols/turtle.ts';

const bubble = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><defs><radialGradient id="ab" cx=".38" cy=".34" r=".7"><stop offset="0" stop-color="#fff" stop-opacity=".7"/><stop offset=".4" stop-color="#c8fffa" stop-opacity=".12"/><stop offset=".86" stop-color="#8ff0f0" stop-opacity=".24"/><stop offset="1" stop-color="#fff" stop-opacity=".8"/></radialGradient></defs><circle cx="32" cy="32" r="29" fill="url(#ab)" stroke="#fff" stroke-opacity=".85" stroke-width="2"/><path d="M16 26A18 18 0 0 1 28 14" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"/></svg>`;

/** Once round the well, in milliseconds. */
const roundMs = 46_000;

const createTurtle = async (layout: Layout, textures: Textures) => {
  const size = 92 * unitOf(layout) * (layout.upright ? 0.7 : 1);
  const sprite = new Sprite(await textures.of(turtle('ambience'), size, size));
  sprite.anchor.set(0.5);
  [sprite.width, sprite.height] = [size, size];
  const [cx, cy] = middleOf(layout);
  const { window: w, beam, width, upright } = layout;
  // In the margin beside the reels, or above and below them on a phone.
  const rx = upright ? width * 0.4 : (width / 2 + w.width / 2 + beam) / 2;
  const ry = upright ? w.height / 2 + beam + size * 0.9 : w.height * 0.42;
  return {
    sprite,
    tick: (now: number) => {
      const turn = -2.5 + (now / roundMs) * 2 * Math.PI;
      sprite.position.set(cx + rx * Math.cos(turn), cy + ry * Math.sin(turn));
      // It is drawn facing the upper right.
      sprite.rotation =
        Math.atan2(ry * Math.cos(turn), -rx * Math.sin(turn)) + Math.PI / 2 - 0.66 + Math.sin(now / 900) * 0.06;
    },
  };
};

export const createAmbience = async (layout: Layout, textures: Textures, still: boolean): Promise<Ambience> => {
  const round = await textures.of(bubble, 64, 64);
  const bubbles = createDrift(
    layout,
    {
      textureOf: () => round,
      few: 22,
      many: 80,
      sizeOf: (near) => lerp(6, 34, near * near) * (layout.upright ? 0.7 : 1),
      rise: [10, 36],
      sway: 12,
      turn: 0,
    },
    decorSource(29),
  );
  const swimmer = await createTurtle(layout, textures);
  const container = new Container();
  container.addChild(swimmer.sprite, ...bubbles.sprites);
  const tick = (now: number, seconds: number) => {
    bubbles.tick(now, seconds);
    swimmer.tick(now);
  };
  tick(0, 0);
  return {
    container,
    tick: still ? () => undefined : tick,
    celebrate: (on) => {
      bubbles.celebrate(on && !still);
    },
  };
};
