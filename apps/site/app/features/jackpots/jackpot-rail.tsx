/** The running meters in the lobby, the highest first. */
import type { Jackpot } from '@carmine/contract/games/jackpots';
import { Link } from 'react-router';
import { useDrawn } from '../../platform/page/document.tsx';
import { JackpotCard } from './jackpot-card.tsx';
import { meterTexts as words } from './meter-texts.ts';
import './jackpot-cards.css';

const shown = 4;

export const JackpotRail = ({ jackpots }: { readonly jackpots: readonly Jackpot[] }) => {
  useDrawn('jackpots');
  useDrawn('amounts');
  return (
    <section className="jackpots" aria-labelledby="jackpots">
      <header className="jackpots-head">
        <h2 id="jackpots">{words.title}</h2>
        <Link className="jackpots-more" to="/jackpots">
          {words.more}
        </Link>
      </header>
      <ul className="jackpot-cards">
        {jackpots.slice(0, shown).map((jackpot) => (
          <li key={jackpot.id}>
            <JackpotCard jackpot={jackpot} />
          </li>
        ))}
      </ul>
    </section>
  );
};
