import type { Game } from '@carmine/contract/games/game-service';
import { useSession } from '../../queries/session.ts';
import { gameTexts } from './texts.ts';
import { GameTile } from '../tiles/game-tile.tsx';
import './game.css';

export const RelatedGames = ({ games }: { readonly games: readonly Game[] }) => {
  const signedIn = useSession() !== null;
  return (
    <section className="game-related" aria-labelledby="related">
      <h2 id="related">{gameTexts.related}</h2>
      <div className="game-related-row">
        {games.map((game) => (
          <GameTile key={game.id} game={game} heart={signedIn} />
        ))}
      </div>
    </section>
  );
};
