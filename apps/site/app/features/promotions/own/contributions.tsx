import { displayPercent } from '../../../amounts/percent.ts';
import { useState } from 'react';
import type { BonusTerms } from '../../../queries/promotions.ts';
import { promotionTexts } from '../texts.ts';
import { useGamesByWeight } from '../use-game-names.ts';

const { own: words } = promotionTexts;

const Lines = ({ terms }: { readonly terms: BonusTerms }) => (
  <ul>
    {useGamesByWeight(terms).map(({ percent, names }) => (
      <li key={percent}>
        {words.countsLine(
          percent === 0 ? `${displayPercent('0')}, ${words.closed}` : displayPercent(String(percent)),
          names.join(', '),
        )}
      </li>
    ))}
  </ul>
);

/** The catalogue is asked for when it is opened. */
export const Contributions = ({ terms }: { readonly terms: BonusTerms }) => {
  const [open, setOpen] = useState(false);
  return (
    <details className="contributions" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{words.counts}</summary>
      <p>{words.countsText}</p>
      {open && <Lines terms={terms} />}
    </details>
  );
};
