/** Idle animation: embers that rise from the melt. Never in front of the reels. */
import { Container } from 'pixi.js';
import { decorSource, lerp } from '../../slots/art/colours.ts';
import { createDrift } from '../../slots/stage/effects/drift.ts';
import type { Layout } from '../../slots/stage/layout.ts';
import type { Ambience } from '../../slots/stage/slot-game.ts';
import type { Textures } from '../../slots/stage/textures.ts';

const ember = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="48" height="48"><defs><radialGradient id="e"><stop offset="0" stop-color="#ffe9a0" stop-opacity=".9"/><stop offset=".3" stop-color="#ff8a1c" stop-opacity=".55"/><stop offset="1" stop-color="#ff5a00" stop-opacity="0"/></radialGradient></defs><circle cx="24" cy="24" r="24" fill="url(#e)"/><path d="M20 16L29 21 27 32 19 29Z" fill="#fff0b0"/></svg>`;

export const createAmbience = async (layout: Layout, textures: Textures, still: boolean): Promise<Ambience> => {
  const texture = await textures.of(ember, 48, 48);
  const embers = createDrift(
    layout,
    {
      textureOf: () => texture,
      few: 34,
      many: 110,
      sizeOf: (near) => lerp(5, 20, near * near) * (layout.upright ? 0.8 : 1),
      rise: [18, 64],
      sway: 16,
      turn: 0.6,
    },
    decorSource(41),
  );
  const container = new Container();
  container.addChild(...embers.sprites);
  embers.tick(0, 0);
  return {
    container,
    tick: still ? () => undefined : embers.tick,
    celebrate: (on) => {
      embers.celebrate(on && !still);
    },
  };
};
