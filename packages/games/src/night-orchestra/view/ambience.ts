/** Idle animation: notes that rise through the hall, and dust in the light. */
import { Container } from 'pixi.js';
import { decorSource, lerp } from '../../slots/art/colours.ts';
import { createDrift } from '../../slots/stage/effects/drift.ts';
import type { Layout } from '../../slots/stage/layout.ts';
import type { Ambience } from '../../slots/stage/slot-game.ts';
import type { Textures } from '../../slots/stage/textures.ts';
import { meterNote } from './symbols/notes.ts';

const single = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><g fill="#fff" stroke="#4a0a48" stroke-width="3" stroke-linejoin="round"><path d="M30 48V8C44 14 52 22 46 38 46 28 40 24 35 22V48Z"/><ellipse cx="24" cy="49" rx="12" ry="9" transform="rotate(-18 24 49)"/></g></svg>`;

export const createAmbience = async (layout: Layout, textures: Textures, still: boolean): Promise<Ambience> => {
  const [pair, one] = [await textures.of(meterNote(true), 64, 64), await textures.of(single, 64, 64)];
  const rising = createDrift(
    layout,
    {
      textureOf: (index) => (index % 3 === 0 ? pair : index % 3 === 1 ? one : textures.dot),
      few: 26,
      many: 96,
      sizeOf: (near) => lerp(9, 38, near * near) * (layout.upright ? 0.7 : 1),
      rise: [12, 40],
      sway: 26,
      turn: 0.34,
    },
    decorSource(71),
  );
  for (const [index, sprite] of rising.sprites.entries())
    if (index % 3 === 1) sprite.tint = index % 2 === 0 ? 0xff_c2_e8 : 0xff_e0_8a;
  const container = new Container();
  container.addChild(...rising.sprites);
  const tick = (now: number, seconds: number) => {
    rising.tick(now, seconds);
  };
  tick(0, 0);
  return {
    container,
    tick: still ? () => undefined : tick,
    celebrate: (on) => {
      rising.celebrate(on && !still);
    },
  };
};
