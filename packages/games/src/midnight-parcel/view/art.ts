/** Art of Midnight Parcel. */
import type { SlotArt } from '../../slots/stage/slot-game.ts';
import { createAmbience } from './ambience.ts';
import { paintBand } from './band.ts';
import { board, counter, plate } from './counter.ts';
import { paintStation } from './painting/station.ts';
import { stamp } from './poured.ts';
import { symbols } from './symbols/index.ts';
import { parcel } from './symbols/parcel.ts';
import { sheet } from './symbols/stamp.ts';

export const art: SlotArt = {
  colours: { window: 0x0c_07_26, interlude: 0x0a_05_24, grand: 0x12_08_30, hope: 0xff_c2_5c },
  symbols,
  background: paintStation,
  band: paintBand,
  cover: sheet,
  frame: counter,
  board,
  plate,
  pendant: (prefix) => parcel(prefix, true),
  figures: true,
  wordRim: ['#0c0620', '#4a2a9a'],
  poured: stamp,
  emblem: () => parcel('emblem', true),
  carved: [
    ['MIDNIGHT PARCEL', 22],
    ['AKQJ', 25],
    ['10', 22],
    ['WILD', 25],
    ['SCATTER', 24],
  ],
  ambience: createAmbience,
};
