/** Art of Copper Canyon. */
import type { SlotArt } from '../../slots/stage/slot-game.ts';
import { createAmbience } from './ambience.ts';
import { paintBand } from './band.ts';
import { board, headframe, ironPlate } from './headframe.ts';
import { paintCanyon } from './painting/canyon.ts';
import { copper } from './poured.ts';
import { symbols } from './symbols/index.ts';
import { lamp } from './symbols/lamp.ts';
import { scatter } from './symbols/scatter.ts';
import { totem } from './symbols/wild.ts';

export const art: SlotArt = {
  colours: { window: 0x12_08_0e, interlude: 0x14_08_1c, grand: 0x1c_08_0a },
  symbols,
  background: paintCanyon,
  band: paintBand,
  cover: totem,
  frame: headframe,
  board,
  plate: ironPlate,
  pendant: (prefix) => lamp(prefix),
  wordRim: ['#180a06', '#7a3416'],
  poured: copper,
  emblem: () => scatter('emblem', true),
  carved: [
    ['COPPER CANYON', 22],
    ['AKQJ', 25],
    ['10', 22],
    ['WILD', 25],
    ['SCATTER', 24],
  ],
  ambience: createAmbience,
};
