import type { Game } from '@carmine/contract/games/game-service';
import { imagePath } from '@carmine/contract/static-lists';
import { Badge } from '@carmine/design/feedback';
import { Link } from 'react-router';
import { displayPercent } from '../../amounts/percent.ts';
import { useDrawn } from '../../platform/page/document.tsx';
import { tileTexts } from '../../texts/tile.ts';
import { lobbyTexts } from './texts.ts';
import { gameAddress } from '../tiles/game-address.ts';
import { badgeOf, GameHeart, useHasDemo, useTheme } from '../tiles/game-tile.tsx';
import { times } from '../tiles/times.ts';
import './lobby-leads.css';

interface LeadProps {
  readonly game: Game;
  /** In a phone's first picture there is room for one. */
  readonly isFirst: boolean;
}

const LeadGame = ({ game, isFirst }: LeadProps) => {
  const address = gameAddress(game);
  const theme = useTheme(game);
  const hasDemo = useHasDemo(game);
  const badge = badgeOf(game);
  return (
    <article className="lead" data-tile={theme}>
      <img src={imagePath.game(game.imageId)} alt="" width="300" height="400" loading={isFirst ? 'eager' : 'lazy'} />
      <div className="lead-text">
        <h3>
          <Link className="lead-link" to={address} prefetch="intent">
            {game.name}
          </Link>
        </h3>
        <p className="lead-provider">{game.provider}</p>
        <ul className="lead-facts num">
          <li>{tileTexts.rtpOf(displayPercent(game.rtp))}</li>
          <li>{lobbyTexts.volatilityOf(lobbyTexts.volatilities[game.volatility])}</li>
          <li>{lobbyTexts.upTo(times(game.maxWin))}</li>
        </ul>
        <div className="lead-actions">
          <span className="lead-play" aria-hidden="true">
            {lobbyTexts.play}
          </span>
          {hasDemo && (
            <Link className="lead-demo" to={`${address}?mode=demo`} aria-label={tileTexts.demoOf(game.name)}>
              {tileTexts.demo}
            </Link>
          )}
        </div>
      </div>
      {badge && <Badge kind={badge.kind}>{badge.text}</Badge>}
      <GameHeart game={game} />
    </article>
  );
};

/** A small house shows each of its games as large as it deserves, in place of shelves with gaps. */
export const LeadGames = ({ games }: { readonly games: readonly Game[] }) => {
  useDrawn('leads');
  return (
    <section className="rail" aria-labelledby="lead-games">
      <header className="rail-head">
        <h2 id="lead-games">{lobbyTexts.floor}</h2>
      </header>
      <div className={`leads leads-${games.length}`}>
        {games.map((game, index) => (
          <LeadGame key={game.id} game={game} isFirst={index === 0} />
        ))}
      </div>
    </section>
  );
};
