import type { Game } from '@carmine/contract';
import { SecondaryButton } from '@carmine/design/button';
import { useStore } from '../../state/store.ts';
import { texts } from '../../texts/en.ts';
import { GameTile } from './game-tile.tsx';

interface GameGridProps {
  readonly title: string;
  readonly games: readonly Game[];
  /** The page's own title, not a shelf's. */
  readonly page?: boolean;
}

/** Twelve at first; "More games" adds twelve. */
export const GameGrid = ({ title, games, page = false }: GameGridProps) => {
  const visible = useStore((state) => state.game.numberOfGames);
  const showMore = useStore((state) => state.game.showMoreGames);
  const Heading = page ? 'h1' : 'h2';
  const shown = Math.min(visible, games.length);
  return (
    <section className="rail" aria-label={title}>
      <header className="rail-head">
        <Heading className={page ? 'page-title' : undefined}>{title}</Heading>
        <span className="rail-more num">{texts.lobby.gamesShown(shown, games.length)}</span>
      </header>
      <div className="game-grid">
        {games.slice(0, visible).map((game) => (
          <GameTile key={game.id} game={game} eager={page} />
        ))}
      </div>
      {shown < games.length && (
        <div className="more-games">
          <SecondaryButton onClick={showMore}>{texts.lobby.moreGames}</SecondaryButton>
        </div>
      )}
    </section>
  );
};
