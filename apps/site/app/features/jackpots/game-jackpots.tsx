/** The jackpots that a game's stakes add to, on its page; nothing for a game without any. */
import type { Game } from '@carmine/contract/games/game-service';
import type { Jackpot } from '@carmine/contract/games/jackpots';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link } from 'react-router';
import { useDrawn } from '../../platform/page/document.tsx';
import { jackpotsQuery } from '../../queries/games.ts';
import { useStore } from '../../state/store.ts';
import { JackpotCard } from './jackpot-card.tsx';
import { meterTexts as words } from './meter-texts.ts';
import './jackpot-cards.css';

/** They stand still while a round is shown, like those in the game: what it won is not told by a meter that falls. */
const useJackpotsAtRest = (): readonly Jackpot[] => {
  const { data } = useQuery(jackpotsQuery());
  const roundOpen = useStore((state) => state.game.roundOpen);
  const shown = useRef(data);
  if (!roundOpen || shown.current === undefined) shown.current = data;
  return shown.current ?? [];
};

const Strip = ({ ids }: { readonly ids: readonly string[] }) => {
  useDrawn('jackpots');
  useDrawn('amounts');
  const jackpots = useJackpotsAtRest().filter(({ id }) => ids.includes(id));
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
