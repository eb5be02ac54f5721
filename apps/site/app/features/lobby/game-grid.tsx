import type { Game } from '@carmine/contract';
import { buttonClass } from '@carmine/design/button';
import { Link } from 'react-router';
import { useStore } from '../../state/store.ts';
import { lobbyTexts } from '../../texts/en-lobby.ts';
import { GameTile } from '../tiles/game-tile.tsx';
import { step } from './list-address.ts';

interface GameGridProps {
  readonly games: readonly Game[];
  readonly total: number;
  /** The address of a document that shows so many: the step for a browser without script. */
  readonly addressOf: (show: number) => string;
}

/** "More games" adds twelve. */
export const GameGrid = ({ games, total, addressOf }: GameGridProps) => {
  const showMore = useStore((state) => state.game.showMoreGames);
  return (
    <>
      <div className="game-grid">
        {games.map((game, index) => (
          <GameTile key={game.id} game={game} eager={index < step} />
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
            }}
          >
            {lobbyTexts.moreGames}
          </Link>
        </div>
      )}
    </>
  );
};
