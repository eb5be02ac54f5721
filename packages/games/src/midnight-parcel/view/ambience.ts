/** What moves: rain, and the night mail that passes behind the reels with lit windows; parcels fly up when something is celebrated. */
import { Container, Sprite } from 'pixi.js';
import { decorSource, lerp } from '../../slots/art/colours.ts';
import { createDrift } from '../../slots/stage/effects/drift.ts';
import type { Layout } from '../../slots/stage/layout.ts';
import { sharpest } from '../../slots/stage/renderer.ts';
import type { Ambience } from '../../slots/stage/slot-game.ts';
import type { Textures } from '../../slots/stage/textures.ts';
import { heapAt, paintHeap } from './painting/parcels.ts';
import { railsOf, unitOf } from './painting/plan.ts';
import { parcel } from './symbols/parcel.ts';
import { nightMail, trainHigh, trainLong } from './train-drawing.ts';

/** Pixels a second, and how long the rails stay empty between two trains. */
const [pace, pauseMs] = [92, 7_000];

const createTrain = async (layout: Layout, textures: Textures) => {
  const unit = unitOf(layout) * (layout.upright ? 0.7 : 1.1);
  const sprite = new Sprite(await textures.of(nightMail, trainLong, trainHigh));
  [sprite.width, sprite.height] = [trainLong * unit, trainHigh * unit];
  sprite.y = railsOf(layout) - 86 * unit;
  const way = layout.width + sprite.width;
  const round = (way / pace) * 1_000 + pauseMs;
  return {
    sprite,
    tick: (now: number) => {
      // The first one is passing when the scene opens.
      sprite.x = (((now + way * 5) % round) / 1_000) * pace - sprite.width;
      sprite.visible = sprite.x < layout.width;
    },
  };
};

/** Before the train. */
const createHeaps = (layout: Layout, textures: Textures): Sprite[] =>
  (['left', 'right'] as const).map((side) => {
    const { x, y, width, height } = heapAt(layout, side);
    const density = Math.min(sharpest, devicePixelRatio);
    const sprite = new Sprite(textures.paint(`heap ${side}`, () => paintHeap(layout, side, density)));
    sprite.position.set(x, y);
    [sprite.width, sprite.height] = [width, height];
    return sprite;
  });

const streak = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 64" width="8" height="64"><path d="M5 0L3 64" stroke="#d8d4ff" stroke-width="2.4" stroke-linecap="round" stroke-opacity=".75"/></svg>`;

export const createAmbience = async (layout: Layout, textures: Textures, still: boolean): Promise<Ambience> => {
  const [drop, box] = [await textures.of(streak, 8, 64), await textures.of(parcel('am', true), 64, 64)];
  const rain = createDrift(
    layout,
    {
      textureOf: () => drop,
      few: 90,
      many: 90,
      sizeOf: (near) => lerp(3, 8, near),
      rise: [-520, -900],
      sway: 4,
      turn: 0,
    },
    decorSource(17),
  );
  const parcels = createDrift(
    layout,
    {
      textureOf: () => box,
      few: 0,
      many: 26,
      sizeOf: (near) => lerp(20, 56, near * near),
      rise: [40, 120],
      sway: 30,
      turn: 0.5,
    },
    decorSource(19),
  );
  const mail = await createTrain(layout, textures);
  const container = new Container();
  container.addChild(mail.sprite, ...createHeaps(layout, textures), ...rain.sprites, ...parcels.sprites);
  const tick = (now: number, seconds: number) => {
    rain.tick(now, seconds);
    parcels.tick(now, seconds);
    mail.tick(now);
  };
  tick(0, 0);
  return {
    container,
    tick: still ? () => undefined : tick,
    celebrate: (on) => {
      parcels.celebrate(on && !still);
    },
  };
};
