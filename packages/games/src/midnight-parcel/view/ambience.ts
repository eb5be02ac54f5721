/** What moves: rain, and the night mail that passes behind the reels with lit windows; parcels fly up when something is celebrated. */
import { Container, Sprite } from 'pixi.js';
import { decorSource, lerp } from '../../slots/art/colours.ts';
import { createDrift } from '../../slots/stage/effects/drift.ts';
import type { Layout } from '../../slots/stage/layout.ts';
import type { Ambience } from '../../slots/stage/slot-game.ts';
import type { Textures } from '../../slots/stage/textures.ts';
import { railsOf, unitOf } from './painting/plan.ts';
import { parcel } from './symbols/parcel.ts';

const [long, high] = [560, 84];
const wagon = (x: number): string =>
  `<path d="M${x} 18H${x + 124}V70H${x}Z" fill="#3a2296" stroke="#0a0524" stroke-width="3"/><path d="M${x - 3} 10H${x + 127}V20H${x - 3}Z" fill="#140a3a"/><path d="M${x} 58H${x + 124}" stroke="#ffc95c" stroke-width="3"/>${[0, 1, 2, 3].map((at) => `<rect x="${x + 10 + at * 28}" y="28" width="18" height="20" rx="2" fill="#ffdf8a" stroke="#0a0524" stroke-width="2"/>`).join('')}${[24, 100].map((at) => `<circle cx="${x + at}" cy="72" r="9" fill="#0a0524"/><circle cx="${x + at}" cy="72" r="5" fill="#8a7ad0"/>`).join('')}`;
const train = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${long} ${high}" width="${long}" height="${high}"><path d="M4 68H540" stroke="#0a0524" stroke-width="5"/>${wagon(6)}${wagon(140)}${wagon(274)}<path d="M408 24H500Q526 34 528 62V70H408Z" fill="#5a38c8" stroke="#0a0524" stroke-width="3"/><path d="M404 8H448V70H404Z" fill="#3a2296" stroke="#0a0524" stroke-width="3"/><rect x="412" y="18" width="26" height="22" fill="#ffdf8a" stroke="#0a0524" stroke-width="2"/><path d="M492 26V6H510V28Z" fill="#140a3a"/><path d="M408 58H528" stroke="#ffc95c" stroke-width="3"/><circle cx="524" cy="48" r="7" fill="#fffbe0"/><path d="M528 42L560 26V74L528 54Z" fill="#fff0b0" opacity=".55"/>${[424, 456, 488, 514].map((at) => `<circle cx="${at}" cy="72" r="10" fill="#0a0524"/><circle cx="${at}" cy="72" r="6" fill="#ffc95c"/>`).join('')}</svg>`;

/** Pixels a second, and how long the rails stay empty between two trains. */
const [pace, pauseMs] = [92, 7_000];

const createTrain = async (layout: Layout, textures: Textures) => {
  const unit = unitOf(layout) * (layout.upright ? 0.7 : 1.1);
  const sprite = new Sprite(await textures.of(train, long, high));
  [sprite.width, sprite.height] = [long * unit, high * unit];
  sprite.y = railsOf(layout) - 80 * unit;
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
  container.addChild(mail.sprite, ...rain.sprites, ...parcels.sprites);
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
