/** Idle animation: petals that fall, and the hands of the clock on its tower. Never in front of the reels. */
import { Container, Graphics } from 'pixi.js';
import { decorSource, lerp } from '../../slots/art/colours.ts';
import { createDrift } from '../../slots/stage/effects/drift.ts';
import type { Layout } from '../../slots/stage/layout.ts';
import type { Ambience } from '../../slots/stage/slot-game.ts';
import type { Textures } from '../../slots/stage/textures.ts';
import { towerOf } from './painting/plan.ts';

const petal = (pink: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><path d="M32 6C52 14 58 38 40 58 36 52 34 50 32 52 30 50 28 52 24 58 6 38 12 14 32 6Z" fill="${pink}" stroke="#b5687a" stroke-opacity=".5" stroke-width="2"/><path d="M32 14V44M26 20Q24 32 28 44M38 20Q40 32 36 44" fill="none" stroke="#c87a8a" stroke-opacity=".45" stroke-width="2"/></svg>`;

/** What the clock shows when the scene opens. */
const opensAt = 10 + 8.5 / 60;
const hourMs = 3_600_000;

const createHands = (layout: Layout) => {
  const { x, dial, radius } = towerOf(layout);
  const hand = (length: number, width: number) => {
    const shape = new Graphics()
      .moveTo(-width, radius * 0.14)
      .lineTo(0, -length)
      .lineTo(width, radius * 0.14)
      .closePath()
      .fill(0x1a_2a_5a);
    shape.position.set(x, dial);
    return shape;
  };
  const [hour, minute] = [hand(radius * 0.5, radius * 0.085), hand(radius * 0.78, radius * 0.06)];
  const pin = new Graphics().circle(x, dial, radius * 0.09).fill(0xb5_78_1c);
  const container = new Container();
  container.addChild(hour, minute, pin);
  return {
    container,
    tick: (now: number) => {
      // It runs sixty times as fast as a clock: an hour of the orchard is a minute of play.
      const hours = opensAt + (now * 60) / hourMs;
      hour.rotation = (hours / 12) * 2 * Math.PI;
      minute.rotation = hours * 2 * Math.PI;
    },
  };
};

export const createAmbience = async (layout: Layout, textures: Textures, still: boolean): Promise<Ambience> => {
  const white = await textures.of(petal('#fff6f2'), 64, 64);
  const pink = await textures.of(petal('#ffc8d4'), 64, 64);
  const petals = createDrift(
    layout,
    {
      textureOf: (index) => (index % 3 === 0 ? white : pink),
      few: 16,
      many: 56,
      sizeOf: (near) => lerp(8, 22, near * near) * (layout.upright ? 0.8 : 1),
      rise: [-12, -34],
      sway: 16,
      turn: 1.4,
    },
    decorSource(5),
  );
  const hands = createHands(layout);
  const container = new Container();
  container.addChild(hands.container, ...petals.sprites);
  const tick = (now: number, seconds: number) => {
    petals.tick(now, seconds);
    hands.tick(now);
  };
  tick(0, 0);
  return {
    container,
    tick: still ? () => undefined : tick,
    celebrate: (on) => {
      petals.celebrate(on && !still);
    },
  };
};
