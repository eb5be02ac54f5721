import type { Term } from './terms.ts';

/** A tier ends where the next one begins. */
export const boundedTiers = (terms: readonly Term[]): readonly Term[] => {
  const tiers = terms.filter(({ code }) => code === 'tier');
  return terms.map((term) => {
    const next = term.code === 'tier' ? tiers[tiers.indexOf(term) + 1] : undefined;
    const to = next?.params['from'];
    return to === undefined ? term : { ...term, params: { ...term.params, to } };
  });
};
