/** Night Orchestra: the newest version of its maths with its texts for players. */
import { collectionEngine } from '../slots/collection/engine.ts';
import { engineSlot } from '../slots/engine-slot.ts';
import { catalogue } from './catalogue.ts';
import { info } from './info.ts';
import { symbolNames } from './symbol-names.ts';
import { definition } from './versions/1.ts';
import { proofs } from './versions/proofs.ts';

const outcomes = async () => (await import('./versions/1.outcomes.json', { with: { type: 'json' } })).default;

const version1 = engineSlot({
  ...{ name: 'Night Orchestra', definition, info, catalogue, proofs, outcomes },
  engine: collectionEngine(definition, symbolNames),
});

/** Oldest first; the last one is played. */
export const versions = [version1] as const;
