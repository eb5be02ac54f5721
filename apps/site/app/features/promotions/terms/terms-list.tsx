import { boundedTiers } from '@carmine/contract/promotions/bounded-tiers';
import type { Term } from '@carmine/contract/promotions/terms';
import { termTexts } from '@carmine/contract/promotions/term-texts';
import { useGameNames } from '../use-game-names.ts';
import { termParams } from './term-params.ts';

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
