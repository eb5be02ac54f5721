import type { Game } from '@carmine/contract/games/game-service';
import { imagePath } from '@carmine/contract/static-lists';
import { Skeleton } from '@carmine/design/feedback';
import { Link } from 'react-router';
import { displayPercent } from '../../amounts/percent.ts';
import { useSite } from '../../platform/page/site-data.ts';
import { lobbyTexts } from './texts.ts';
import { gameAddress } from '../tiles/game-address.ts';
import { times } from '../tiles/times.ts';

const Fact = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <div className="spotlight-fact">
    <dt>{name}</dt>
    <dd className="num">{value}</dd>
  </div>
);

/** Example figures of one game, to show that every game's page has them. */
export const Spotlight = ({ game }: { readonly game: Game | undefined }) => {
  const { switches } = useSite().skin;
  return (
    <section className="spotlight" aria-label={lobbyTexts.facts}>
      <h2>{lobbyTexts.facts}</h2>
      {game === undefined ? (
        <Skeleton shape="block" />
      ) : (
        <>
          <Link className="spotlight-game" to={gameAddress(game)}>
            <img src={imagePath.small(game.imageId)} alt="" width="48" height="60" loading="lazy" />
            <span>
              <b>{game.name}</b>
              <span>{game.provider}</span>
            </span>
          </Link>
          <dl>
            <Fact name={lobbyTexts.factRtp} value={displayPercent(game.rtp)} />
            <Fact name={lobbyTexts.factMaxWin} value={times(game.maxWin)} />
            <Fact name={lobbyTexts.factVolatility} value={lobbyTexts.volatilities[game.volatility]} />
            {game.hasDemo && switches.demo && <Fact name={lobbyTexts.factDemo} value={lobbyTexts.factDemoValue} />}
          </dl>
        </>
      )}
    </section>
  );
};
