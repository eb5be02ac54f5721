/** Foundry Nine: the newest version of its maths with its texts for players. */
import { mathVersionOf } from '../game-module.ts';
import { cascadeEngine } from '../slots/cascades/engine.ts';
import { firstVariedWays } from '../slots/cascades/first-drop.ts';
import { variedWaysFaults, variedWaysSlot } from '../slots/cascades/varied-ways.ts';
import { countedProof } from '../slots/counts/counted.ts';
import { engineSlot } from '../slots/engine-slot.ts';
import { catalogue } from './catalogue.ts';
import { info } from './info.ts';
import { symbolNames } from './symbol-names.ts';
import { definition } from './versions/1.ts';
import counts from './versions/1.counts.json' with { type: 'json' };
import { proofs } from './versions/proofs.ts';

const outcomes = async () => (await import('./versions/1.outcomes.json', { with: { type: 'json' } })).default;

const faults = variedWaysFaults(definition);
if (faults.length > 0) throw new Error(`Foundry Nine: ${faults.join('; ')}`);

/** The first grid exactly; the whole round as it was counted. */
const prove = () =>
  countedProof(counts, {
    ...{ mathVersion: mathVersionOf({ ...definition }), unit: definition.unit, maxWin: definition.maxWin },
    first: firstVariedWays(definition),
  });

const version1 = engineSlot({
  ...{ name: 'Foundry Nine', definition, info, catalogue, proofs, outcomes },
  engine: cascadeEngine(variedWaysSlot(definition), {
    ...{ symbols: definition.symbols, symbolNames, varied: true, prove },
  }),
});

/** Oldest first; the last one is played. */
export const versions = [version1] as const;
