/** The jackpots that a game's stakes add to, on its page; nothing for a game without any. */
import type { Game } from '@carmine/contract/game-service';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useDrawn } from '../../platform/page/document.tsx';
import { jackpotsQuery } from '../../queries/games.ts';
import { JackpotCard } from './jackpot-card.tsx';
import { jackpotTexts as words } from './texts.ts';
import './jackpot-cards.css';

const Strip = ({ ids }: { readonly ids: readonly string[] }) => {
  useDrawn('jackpots');
  useDrawn('amounts');
  const jackpots = useQuery(jackpotsQuery()).data?.filter(({ id }) => ids.includes(id)) ?? [];
  if (jackpots.length === 0) return null;
  return (
    <section className="jackpots jackpots-of-game" aria-labelledby="game-jackpots">
      <header className="jackpots-head">
        <h2 id="game-jackpots">{words.title}</h2>
        <Link className="jackpots-more" to="/jackpots">
          {words.more}
        </Link>
      </header>
      <ul className="jackpot-cards">
        {jackpots.map((jackpot) => (
          <li key={jackpot.id}>
            <JackpotCard jackpot={jackpot} linked={false} />
          </li>
        ))}
      </ul>
    </section>
  );
};

export const GameJackpots = ({ game }: { readonly game: Game }) =>
  game.jackpotIds === undefined || game.jackpotIds.length === 0 ? null : <Strip ids={game.jackpotIds} />;
