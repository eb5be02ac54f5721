/** Art of Night Orchestra. */
import type { SlotArt } from '../../slots/stage/slot-game.ts';
import { createAmbience } from './ambience.ts';
import { paintBand } from './band.ts';
import { board, frame, plate } from './frame.ts';
import { paintHall } from './painting/hall.ts';
import { notes } from './poured.ts';
import { symbols } from './symbols/index.ts';
import { violin } from './symbols/instruments.ts';
import { levelBadge, meterNote, moon } from './symbols/notes.ts';

export const art: SlotArt = {
  colours: { window: 0x1c_06_26, interlude: 0x18_04_28, grand: 0x20_06_2c },
  symbols,
  background: paintHall,
  band: paintBand,
  meter: { note: meterNote, level: levelBadge },
  frame,
  board,
  plate,
  pendant: (prefix) => violin(prefix),
  figures: true,
  wordRim: ['#16041e', '#6a1f86'],
  poured: notes,
  emblem: () => moon('emblem', true),
  carved: [
    ['NIGHT ORCHESTRA', 22],
    ['AKQJ', 25],
    ['10', 22],
    ['×1235', 22],
    ['WILD', 25],
    ['SCATTER', 24],
  ],
  ambience: createAmbience,
};
