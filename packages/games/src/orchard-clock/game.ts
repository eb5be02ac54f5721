/** Orchard Clock: the newest version of its maths with its texts for players. */
import { linesSlot } from '../slots/lines-slot.ts';
import { catalogue } from './catalogue.ts';
import { info } from './info.ts';
import { symbolNames } from './symbol-names.ts';
import { definition } from './versions/1.ts';
import { proofs } from './versions/proofs.ts';

const version1 = linesSlot({ name: 'Orchard Clock', definition, info, catalogue, proofs, symbolNames });

/** Oldest first; the last one is played. */
export const versions = [version1] as const;
