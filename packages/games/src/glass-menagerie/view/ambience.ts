/** Idle animation: motes of light that rise through the house, and more of them while something is celebrated. */
import { Container } from 'pixi.js';
import { decorSource, lerp } from '../../slots/art/colours.ts';
import { createDrift } from '../../slots/stage/effects/drift.ts';
import type { Layout } from '../../slots/stage/layout.ts';
import type { Ambience } from '../../slots/stage/slot-game.ts';
import type { Textures } from '../../slots/stage/textures.ts';
import { jewels } from './painting/house.ts';

const mote = (colour: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32"><defs><radialGradient id="am"><stop offset="0" stop-color="#fff"/><stop offset=".3" stop-color="${colour}" stop-opacity=".8"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient></defs><circle cx="16" cy="16" r="16" fill="url(#am)"/></svg>`;

export const createAmbience = async (layout: Layout, textures: Textures, still: boolean): Promise<Ambience> => {
  const colours = await Promise.all(['#d6ffec', ...jewels].map(async (colour) => textures.of(mote(colour), 32, 32)));
  const pale = await textures.of(mote('#d6ffec'), 32, 32);
  const drift = createDrift(
    layout,
    {
      textureOf: (index) => (index < 26 ? pale : (colours[index % colours.length] ?? pale)),
      few: 26,
      many: 90,
      sizeOf: (near) => lerp(4, 13, near * near) * (layout.upright ? 0.8 : 1),
      rise: [5, 16],
      sway: 16,
      turn: 0,
    },
    decorSource(53),
  );
  const container = new Container();
  container.addChild(...drift.sprites);
  drift.tick(0, 0);
  return {
    container,
    tick: still ? () => undefined : drift.tick,
    celebrate: (on) => {
      drift.celebrate(on && !still);
    },
  };
};
