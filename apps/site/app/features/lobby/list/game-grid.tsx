import type { Game } from '@carmine/contract/game-service';
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
  /** The address of a list that shows so many: what a reload finds, and the step of a browser without script. */
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
              // Quietly: the list stays as it is, and a reload or Back from a game finds it as long as it was left.
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
