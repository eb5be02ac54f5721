import type { Game } from '@carmine/contract/game-service';
import { Link } from 'react-router';
import { displayCount } from '../../amounts/display.ts';
import { displayPercent } from '../../amounts/percent.ts';
import { legalAddress } from '../../platform/page/text-address.ts';
import { gameTexts } from './texts.ts';
import './game.css';

/** Facts on every game's page, in the same order. */
export const GameFacts = ({ game }: { readonly game: Game }) => {
  const facts = [
    { name: gameTexts.rtp, value: displayPercent(game.rtp) },
    { name: gameTexts.volatility, value: gameTexts.volatilities[game.volatility] },
    { name: gameTexts.maxWin, value: gameTexts.maxWinValue(displayCount(game.maxWin)) },
    { name: gameTexts.provider, value: game.provider },
    ...(game.wagerPercent === undefined
      ? []
      : [
          {
            name: gameTexts.wagering,
            value: game.bonusClosed === true ? gameTexts.bonusClosedValue : displayPercent(String(game.wagerPercent)),
          },
        ]),
  ];
  return (
    <>
      <dl className="game-facts">
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
        <div>
          <dt>{gameTexts.fairness}</dt>
          <dd>
            <Link className="link" to={legalAddress('fairness')}>
              {gameTexts.fairnessValue}
            </Link>
          </dd>
        </div>
      </dl>
      {game.bonusClosed === true && <p className="game-closed">{gameTexts.bonusClosed}</p>}
    </>
  );
};
