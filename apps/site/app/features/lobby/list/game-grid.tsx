import type { Game } from '@carmine/contract/games/game-service';
import { buttonClass } from '@carmine/design/button';
import { Link } from 'react-router';
import { useSession } from '../../../queries/session.ts';
import { useStore } from '../../../state/store.ts';
import { lobbyTexts } from '../texts.ts';
import { GameTile } from '../../tiles/game-tile.tsx';
import { step } from './list-address.ts';
import '../lobby-lists.css';

interface GameGridProps {
  readonly games: readonly Game[];
  readonly total: number;
  /** URL of the list with this many games: for a reload, and for browsers without scripts. */
  readonly addressOf: (show: number) => string;
}

/** "More games" adds twelve. */
export const GameGrid = ({ games, total, addressOf }: GameGridProps) => {
  const signedIn = useSession() !== null;
  const showMore = useStore((state) => state.game.showMoreGames);
  return (
    <>
      <div className="game-grid">
        {games.map((game, index) => (
          <GameTile key={game.id} game={game} eager={index < step} heart={signedIn} />
        ))}
      </div>
      {games.length < total && (
        <div className="more-games">
          <Link
            className={buttonClass({ tone: 'ghost' })}
            to={addressOf(games.length + step)}
            preventScrollReset
            onClick={(event) => {
              event.preventDefault();
              showMore();
              // Updates the URL without navigation, so that a reload or Back from a game shows the same number.
              history.replaceState(history.state, '', addressOf(games.length + step));
            }}
          >
            {lobbyTexts.moreGames}
          </Link>
        </div>
      )}
    </>
  );
};
