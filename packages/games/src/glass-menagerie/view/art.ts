/** Art of Glass Menagerie. */
import type { SlotArt } from '../../slots/stage/slot-game.ts';
import { createAmbience } from './ambience.ts';
import { paintNiches } from './band.ts';
import { board, frame, plate } from './frame.ts';
import { paintHouse } from './painting/house.ts';
import { pane } from './poured.ts';
import { flower } from './symbols/brass.ts';
import { shards, symbols } from './symbols/index.ts';
import { butterfly, cardinal, fox } from './symbols/land.ts';

export const art: SlotArt = {
  colours: { window: 0x04_15_12, interlude: 0x10_06_20, grand: 0x01_0c_0a },
  symbols,
  shards,
  background: paintHouse,
  band: paintNiches,
  frame,
  board,
  plate,
  pendant: (prefix, small) => (small ? (prefix === 'glg' ? butterfly(prefix) : cardinal(prefix)) : fox(prefix)),
  figures: true,
  wordRim: ['#02110e', '#0d4a40'],
  poured: pane,
  emblem: () => flower('emblem', false),
  carved: [
    ['GLASSMENAGERIE', 23],
    ['WILDSCATTER', 24],
  ],
  ambience: createAmbience,
};
