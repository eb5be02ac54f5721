/** Art of Lantern Harbour. */
import type { SlotArt } from '../../slots/stage/slot-game.ts';
import { createAmbience } from './ambience.ts';
import { paintBand } from './band.ts';
import { board, gate, lacquer } from './gate.ts';
import { paintHarbour } from './painting/harbour.ts';
import { planOf } from './painting/plan.ts';
import { coin } from './poured.ts';
import { symbols } from './symbols/index.ts';
import { lantern } from './symbols/lantern.ts';
import { scatter } from './symbols/scatter.ts';

/** The lotus without its word. */
const lotus = (): string => scatter('big').replace(/<g transform="translate\([^>]*157\)[\s\S]*<\/g><\/svg>/, '</svg>');

export const art: SlotArt = {
  colours: { window: 0x07_0a_26, interlude: 0x1a_02_10, grand: 0x14_02_0e },
  symbols,
  // Free spins repaint it crimson.
  background: (layout, free, density) => paintHarbour(planOf(layout, free ? 1 : 0, density)),
  band: paintBand,
  frame: gate,
  board,
  plate: lacquer,
  pendant: (prefix, small) => (small ? lantern(prefix, 'gold') : lantern(prefix)),
  wordRim: ['#1a0208', '#7d0a1c'],
  poured: coin,
  emblem: lotus,
  carved: [
    ['LANTERN HARBOUR', 22],
    ['AKQJ', 25],
    ['10', 22],
    ['WILD', 25],
    ['SCATTER', 24],
  ],
  ambience: createAmbience,
};
