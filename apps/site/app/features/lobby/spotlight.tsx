import { imagePath, type Game } from '@carmine/contract';
import { Skeleton } from '@carmine/design/feedback';
import { Link } from 'react-router';
import { useSite } from '../../platform/site-data.ts';
import { texts } from '../../texts/en.ts';
import { gameAddress } from '../game/game-address.ts';
import { grouped } from '../../amounts/display.ts';

const Fact = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <div className="spotlight-fact">
    <dt>{name}</dt>
    <dd className="num">{value}</dd>
  </div>
);

/** One game's own figures: they are on every game's page, and this says so. */
export const Spotlight = ({ game }: { readonly game: Game | undefined }) => {
  const { switches } = useSite().skin;
  return (
    <section className="spotlight" aria-label={texts.lobby.facts}>
      <h2>{texts.lobby.facts}</h2>
      {game === undefined ? (
        <Skeleton shape="block" />
      ) : (
        <>
          <Link className="spotlight-game" to={gameAddress(game)}>
            <img src={imagePath.game(game.imageId)} alt="" width="48" height="60" />
            <span>
              <b>{game.name}</b>
              <span>{game.provider}</span>
            </span>
          </Link>
          <dl>
            <Fact name={texts.lobby.factRtp} value={texts.game.rtpValue(game.rtp)} />
            <Fact name={texts.lobby.factMaxWin} value={texts.game.maxWinValue(grouped(String(game.maxWin)))} />
            <Fact name={texts.lobby.factVolatility} value={texts.game.volatilities[game.volatility]} />
            {game.hasDemo && switches.demo && <Fact name={texts.lobby.factDemo} value={texts.lobby.factDemoValue} />}
          </dl>
        </>
      )}
    </section>
  );
};
