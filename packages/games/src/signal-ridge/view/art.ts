/** Art of Signal Ridge. */
import type { SlotArt } from '../../slots/stage/slot-game.ts';
import { createAmbience } from './ambience.ts';
import { paintBand } from './band.ts';
import { board, parapet, plate } from './parapet.ts';
import { paintRidges } from './painting/ridges.ts';
import { spark } from './poured.ts';
import { beacon } from './symbols/beacon.ts';
import { symbols } from './symbols/index.ts';
import { star } from './symbols/star.ts';

export const art: SlotArt = {
  colours: { window: 0x06_0c_1e, interlude: 0x04_0a_1c, grand: 0x0a_0c_1e, hope: 0xff_a8_4a },
  symbols,
  background: paintRidges,
  band: paintBand,
  frame: parapet,
  board,
  plate,
  pendant: (prefix) => beacon(prefix, true),
  figures: true,
  wordRim: ['#060c1c', '#1f4276'],
  poured: spark,
  emblem: () => star('emblem', true),
  carved: [
    ['SIGNAL RIDGE', 22],
    ['AKQJ', 25],
    ['10', 22],
    ['WILD', 25],
    ['SCATTER', 24],
  ],
  ambience: createAmbience,
};
