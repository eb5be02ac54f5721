/** Signal Ridge: the newest version of its maths with its texts for players. */
import { linkedSlot } from '../slots/jackpots/linked-slot.ts';
import { linesSlot } from '../slots/lines-slot.ts';
import { catalogue } from './catalogue.ts';
import { info } from './info.ts';
import { symbolNames } from './symbol-names.ts';
import { definition, linked } from './versions/1.ts';
import { proofs } from './versions/proofs.ts';

const outcomes = async () => (await import('./versions/1.outcomes.json', { with: { type: 'json' } })).default;

const version1 = linkedSlot(
  linesSlot({ name: 'Signal Ridge', definition, info, catalogue, proofs, outcomes, symbolNames }),
  linked,
);

/** Oldest first; the last one is played. */
export const versions = [version1] as const;
