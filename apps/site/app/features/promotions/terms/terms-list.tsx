import type { Term } from '@carmine/contract/promotions/terms';
import { useGameNames } from '../use-game-names.ts';
import { termParams } from './term-params.ts';
import { termTexts } from './term-texts.ts';

/** A tier ends where the next one begins. */
export const boundedTiers = (terms: readonly Term[]): readonly Term[] => {
  const tiers = terms.filter(({ code }) => code === 'tier');
  return terms.map((term) => {
    const next = term.code === 'tier' ? tiers[tiers.indexOf(term) + 1] : undefined;
    const to = next?.params['from'];
    return to === undefined ? term : { ...term, params: { ...term.params, to } };
  });
};

/** Every rule of a promotion in one list, in the order in which it matters to a player. */
export const TermsList = ({ terms }: { readonly terms: readonly Term[] }) => {
  const nameOf = useGameNames();
  return (
    <ol className="terms-list">
      {boundedTiers(terms).map(({ code, params }) => (
        <li key={`${code} ${JSON.stringify(params)}`}>{termTexts[code](termParams(params, nameOf))}</li>
      ))}
    </ol>
  );
};
