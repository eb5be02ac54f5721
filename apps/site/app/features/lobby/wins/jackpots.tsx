import type { Jackpot } from '@carmine/contract/games/jackpots';
import { Gem } from '@carmine/design/gem';
import { Link } from 'react-router';
import { Amount } from '../../../amounts/worth.tsx';
import { useDrawn } from '../../../platform/page/document.tsx';
import { lobbyTexts } from '../texts.ts';
import { listAddress } from '../list/list-address.ts';
import './lobby-jackpots.css';

const shown = 4;
const gems = ['ruby', 'diamond', 'gem', 'sapphire'] as const;

/** The running meters, the highest first. */
export const Jackpots = ({ jackpots }: { readonly jackpots: readonly Jackpot[] }) => {
  useDrawn('jackpots');
  useDrawn('amounts');
  return (
    <section className="spotlight" aria-labelledby="jackpots">
      <header className="jackpots-head">
        <h2 id="jackpots">{lobbyTexts.jackpots}</h2>
        <Link className="rail-more" to={listAddress({ category: 'jackpot-games' })} aria-label={lobbyTexts.jackpotsAll}>
          {lobbyTexts.allOf(jackpots.length)}
        </Link>
      </header>
      <ul className="jackpots">
        {jackpots.slice(0, shown).map(({ id, name, currency, amount }, index) => (
          <li key={id}>
            <Gem kind={gems[index % gems.length] ?? 'ruby'} />
            <span>{name}</span>
            <b className="num">
              <Amount currency={currency} value={amount} />
            </b>
          </li>
        ))}
      </ul>
    </section>
  );
};
