/** Art of Orchard Clock. */
import type { SlotArt } from '../../slots/stage/slot-game.ts';
import { createAmbience } from './ambience.ts';
import { paintBand } from './band.ts';
import { board, cabinet, enamelPlate } from './cabinet.ts';
import { paintOrchard } from './painting/orchard.ts';
import { clock } from './poured.ts';
import { apple } from './symbols/apple.ts';
import { symbols } from './symbols/index.ts';

export const art: SlotArt = {
  colours: { window: 0x06_25_0f, interlude: 0x06_20_0e, grand: 0x06_20_0e },
  symbols,
  background: (layout, _free, density) => paintOrchard(layout, density),
  band: paintBand,
  frame: cabinet,
  board,
  plate: enamelPlate,
  pendant: (prefix, small) => apple(prefix, small ? 'gold' : 'red'),
  figures: true,
  wordRim: ['#041a0a', '#1c6a34'],
  poured: clock,
  emblem: () => apple('emblem'),
  carved: [
    ['ORCHARD CLOCK', 22],
    ['WILD', 25],
  ],
  ambience: createAmbience,
};
