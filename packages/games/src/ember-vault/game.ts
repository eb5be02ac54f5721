/** Ember Vault: all versions of its maths with its texts for players. */
import { engineSlot } from '../slots/engine-slot.ts';
import { holdEngine } from '../slots/hold/engine.ts';
import { catalogue } from './catalogue.ts';
import { info } from './info.ts';
import { symbolNames } from './symbol-names.ts';
import { definition as first } from './versions/1.ts';
import { payoutsOf } from './versions/2-payouts.ts';
import { definition } from './versions/2.ts';
import { proofs } from './versions/proofs.ts';

const version1 = engineSlot({
  ...{ name: 'Ember Vault', definition: first, catalogue, proofs },
  info: { ...info, bets: [info.bets[0]] },
  engine: holdEngine(first, symbolNames),
  outcomes: async () => (await import('./versions/1.outcomes.json', { with: { type: 'json' } })).default,
});

const version2 = engineSlot({
  ...{ name: 'Ember Vault', definition, info, catalogue, proofs, payoutsOf },
  engine: holdEngine(definition, symbolNames),
  outcomes: async () => (await import('./versions/2.outcomes.json', { with: { type: 'json' } })).default,
});

/** Oldest first; the last one is played. */
export const versions = [version1, version2] as const;
