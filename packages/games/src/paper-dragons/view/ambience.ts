/** Idle animation: dragons that hover in the valley, petals and scraps of paper on the wind, and many more while something is celebrated. */
import { Container, Sprite } from 'pixi.js';
import { decorSource, lerp } from '../../slots/art/colours.ts';
import { createDrift } from '../../slots/stage/effects/drift.ts';
import type { Layout } from '../../slots/stage/layout.ts';
import type { Ambience } from '../../slots/stage/slot-game.ts';
import type { Textures } from '../../slots/stage/textures.ts';
import { colours } from './symbols/paper.ts';
import { dragon } from './symbols/dragon.ts';

const scrap = (colour: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32"><path d="M2 16L16 4 30 16 16 26Z" fill="${colour}"/><path d="M16 4L30 16 16 26Z" fill="#000" fill-opacity=".16"/></svg>`;

interface Flyer {
  readonly colours: readonly [own: string, back: string];
  /** Shares of the room beside the cells, or of the stage on a phone; how large, of that room. */
  readonly at: readonly [x: number, y: number];
  readonly size: number;
  readonly looks: 1 | -1;
  readonly turn: number;
}

const far = 0.85;
const jade: readonly [string, string] = [colours.j, '#f0e2b8'];
const mist: readonly [string, string] = ['#8d9fc0', '#e2e4ec'];
const night: readonly [string, string] = ['#3f5e96', '#e9d9ae'];
const rose: readonly [string, string] = ['#c9837a', '#f3dcc6'];

/** Left of the cells, and right of them. */
const beside: readonly (readonly Flyer[])[] = [
  [
    { colours: mist, at: [0.82, 0.33], size: 0.24, looks: -1, turn: 0.1 },
    { colours: jade, at: [0.46, 0.57], size: 0.78, looks: -1, turn: -0.14 },
  ],
  [
    { colours: rose, at: [0.16, 0.33], size: 0.21, looks: 1, turn: -0.1 },
    { colours: night, at: [0.56, 0.6], size: 0.66, looks: 1, turn: 0.06 },
  ],
];

interface Placed extends Pick<Flyer, 'colours' | 'looks' | 'turn'> {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const placesOf = ({ width, height, window: w, beam, plate, upright }: Layout): readonly Placed[] => {
  if (upright) {
    const low = plate.y + plate.height;
    const room = height - low;
    // Beside what is said under the plate there is no room for them on a short phone.
    if (room < 110) return [];
    const size = Math.min(width * 0.27, room * 0.62);
    return [
      { ...{ colours: jade, looks: -1, turn: -0.1 }, x: size * 0.6, y: height - size * 0.56, size },
      { ...{ colours: mist, looks: 1, turn: 0.1 }, x: width - size * 0.44, y: height - size * 0.8, size: size * 0.6 },
    ];
  }
  const room = w.x - beam;
  const most = height * 0.42;
  return beside.flatMap((flyers, side) =>
    flyers.map(({ at: [x, y], size, ...flyer }) => ({
      ...flyer,
      x: (side === 0 ? 0 : width - room) + room * x,
      y: height * y,
      size: Math.min(room * size, most),
    })),
  );
};

export const createAmbience = async (layout: Layout, textures: Textures, still: boolean): Promise<Ambience> => {
  const container = new Container();
  const hovering = await Promise.all(
    placesOf(layout).map(async (place, index) => {
      const sprite = new Sprite(await textures.of(dragon(`fly${index}`, ...place.colours), place.size, place.size));
      sprite.anchor.set(0.5);
      sprite.position.set(place.x, place.y);
      sprite.scale.set((place.size / sprite.texture.width) * place.looks, place.size / sprite.texture.height);
      sprite.rotation = place.turn;
      sprite.alpha = place.colours === mist || place.colours === rose ? far : 1;
      return { ...place, sprite, phase: index * 1.9 };
    }),
  );
  const scraps = await Promise.all(
    ['#f4b6b4', '#fff4e2', '#e8765e'].map(async (colour) => textures.of(scrap(colour), 32, 32)),
  );
  const drift = createDrift(
    layout,
    {
      textureOf: (index) => scraps[index % scraps.length] ?? textures.dot,
      few: 22,
      many: 96,
      sizeOf: (near) => lerp(4, 12, near * near) * (layout.upright ? 0.8 : 1),
      rise: [-10, -30],
      sway: 40,
      turn: 1.4,
    },
    decorSource(31),
  );
  container.addChild(...hovering.map(({ sprite }) => sprite), ...drift.sprites);
  const tick = (now: number, seconds: number) => {
    drift.tick(now, seconds);
    for (const { sprite, x, y, size, turn, phase } of hovering) {
      const t = now / 1_000 + phase;
      sprite.position.set(x + Math.sin(t * 0.5) * size * 0.02, y + Math.sin(t * 0.9) * size * 0.035);
      sprite.rotation = turn + Math.sin(t * 0.7) * 0.025;
    }
  };
  tick(0, 0);
  return {
    container,
    tick: still ? () => undefined : tick,
    celebrate: (on) => {
      drift.celebrate(on && !still);
    },
  };
};
