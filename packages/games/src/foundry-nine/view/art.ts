/** Art of Foundry Nine. */
import type { SlotArt } from '../../slots/stage/slot-game.ts';
import { createAmbience } from './ambience.ts';
import { paintMoulds } from './band.ts';
import { board, frame, plate } from './frame.ts';
import { paintHall } from './painting/hall.ts';
import { wheel } from './poured.ts';
import { bell, gear } from './symbols/castings.ts';
import { furnace } from './symbols/furnace.ts';
import { shards, symbols } from './symbols/index.ts';

export const art: SlotArt = {
  colours: { window: 0x0c_0b_0b, interlude: 0x14_06_02, grand: 0x0c_05_02 },
  symbols,
  shards,
  background: paintHall,
  band: paintMoulds,
  frame,
  board,
  plate,
  pendant: (prefix, small) => (small ? gear(prefix) : bell(prefix)),
  figures: true,
  wordRim: ['#0a0503', '#5a1a06'],
  poured: wheel,
  emblem: () => furnace('emblem', false),
  carved: [
    ['FOUNDRYNINE', 23],
    ['WILDSCATTER9', 24],
  ],
  ambience: createAmbience,
};
