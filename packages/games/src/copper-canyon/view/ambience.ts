/** Idle animation: copper dust in the evening air, and a train that crosses the bridge behind the reels. */
import { Container, Sprite } from 'pixi.js';
import { decorSource, lerp } from '../../slots/art/colours.ts';
import { createDrift } from '../../slots/stage/effects/drift.ts';
import type { Layout } from '../../slots/stage/layout.ts';
import type { Ambience } from '../../slots/stage/slot-game.ts';
import type { Textures } from '../../slots/stage/textures.ts';
import { railsOf, unitOf } from './painting/plan.ts';

const [trainWidth, trainHeight] = [300, 60];
const wagon = (x: number): string =>
  `<path d="M${x} 22H${x + 54}L${x + 50} 46H${x + 4}Z" fill="#3a1a12" stroke="#160806" stroke-width="2"/><path d="M${x + 4} 23Q${x + 27} 4 ${x + 50} 23Z" fill="#2fa090" stroke="#160806" stroke-width="2"/><path d="M${x + 12} 20l8-6 9 5 8-7 6 7" fill="none" stroke="#f0a066" stroke-width="2"/><path d="M${x + 2} 28H${x + 52}" stroke="#c8703a" stroke-width="2"/>`;
const wheels = (...at: readonly number[]): string =>
  at
    .map(
      (x) =>
        `<circle cx="${x}" cy="50" r="7" fill="#160806"/><circle cx="${x}" cy="50" r="5" fill="none" stroke="#c8703a" stroke-width="2"/>`,
    )
    .join('');
const train = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${trainWidth} ${trainHeight}" width="${trainWidth}" height="${trainHeight}"><path d="M4 44H296" stroke="#160806" stroke-width="4"/>${wagon(6)}${wagon(68)}${wagon(130)}<path d="M194 10H226V46H194Z" fill="#5a2416" stroke="#160806" stroke-width="2"/><path d="M190 6H230V12H190Z" fill="#c8703a"/><rect x="201" y="17" width="18" height="12" fill="#ffd95c"/><path d="M226 24H276Q284 34 276 46H226Z" fill="#6f4a44" stroke="#160806" stroke-width="2"/><path d="M238 24V46M254 24V46" stroke="#f0a066" stroke-width="3"/><path d="M262 24L258 4H276L272 24Z" fill="#3a2422" stroke="#160806" stroke-width="2"/><path d="M274 46H294L284 54H268Z" fill="#3a2422"/><circle cx="280" cy="32" r="5" fill="#fffbe0"/><path d="M284 28L300 20V46L284 36Z" fill="#ffe9a8" opacity=".55"/>${wheels(18, 46, 80, 108, 142, 170, 204, 222, 242, 260)}</svg>`;

/** Pixels a second, and how long the bridge stays empty between two trains. */
const [pace, pauseMs] = [58, 9_000];

const createTrain = async (layout: Layout, textures: Textures) => {
  const unit = unitOf(layout) * (layout.upright ? 0.62 : 0.9);
  const sprite = new Sprite(await textures.of(train, trainWidth, trainHeight));
  [sprite.width, sprite.height] = [trainWidth * unit, trainHeight * unit];
  sprite.y = railsOf(layout) - 57 * unit;
  const way = layout.width + sprite.width;
  const round = (way / pace) * 1_000 + pauseMs;
  return {
    sprite,
    tick: (now: number) => {
      // The first one is on the bridge when the scene opens.
      const passed = (now + way * 3) % round;
      sprite.x = (passed / 1_000) * pace - sprite.width;
      sprite.visible = sprite.x < layout.width;
    },
  };
};

export const createAmbience = async (layout: Layout, textures: Textures, still: boolean): Promise<Ambience> => {
  const dust = createDrift(
    layout,
    {
      textureOf: () => textures.dot,
      few: 18,
      many: 64,
      sizeOf: (near) => lerp(5, 16, near * near),
      rise: [4, 20],
      sway: 26,
      turn: 0,
    },
    decorSource(13),
  );
  for (const [index, sprite] of dust.sprites.entries()) sprite.tint = index % 3 === 0 ? 0x8f_f6_e6 : 0xff_b0_6a;
  const engine = await createTrain(layout, textures);
  const container = new Container();
  container.addChild(engine.sprite, ...dust.sprites);
  const tick = (now: number, seconds: number) => {
    dust.tick(now, seconds);
    engine.tick(now);
  };
  tick(0, 0);
  return {
    container,
    tick: still ? () => undefined : tick,
    celebrate: (on) => {
      dust.celebrate(on && !still);
    },
  };
};
