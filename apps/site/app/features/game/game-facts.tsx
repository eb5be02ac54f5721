import type { Game } from '@carmine/contract/games/game-service';
import { Link } from 'react-router';
import { displayCount } from '../../amounts/display.ts';
import { displayPercent } from '../../amounts/percent.ts';
import { times } from '../tiles/times.ts';
import { legalAddress } from '../../platform/page/text-address.ts';
import { useBonusTerms, type BonusTerms } from '../../queries/promotions.ts';
import { gameTexts } from './texts.ts';
import './game.css';

/** What the terms of the player's active bonus say of the game, where that is other than usual. */
const ownFactOf = (game: Game, terms: BonusTerms | undefined): string | undefined => {
  if (terms === undefined || game.wagerPercent === undefined || game.wagerPercent === 0 || game.bonusClosed === true)
    return undefined;
  if (terms.exceptGames?.includes(game.id) === true) return gameTexts.bonusClosedValue;
  const percent = terms.gameWeights?.[game.id];
  return percent === undefined || percent === game.wagerPercent ? undefined : displayPercent(String(percent));
};

/** The figure that the word of its volatility stands for. */
const deviationOf = ({ deviation, jackpotIds = [] }: Game): string | undefined => {
  if (deviation === undefined) return undefined;
  return jackpotIds.length > 0 ? gameTexts.deviationWithPools(times(deviation)) : gameTexts.deviation(times(deviation));
};

/** Facts on every game's page, in the same order. In one element, because they are hydrated as one chunk. */
export const GameFacts = ({ game }: { readonly game: Game }) => {
  const terms = useBonusTerms();
  const own = ownFactOf(game, terms);
  const facts: readonly { name: string; value: string; note?: string | undefined }[] = [
    { name: gameTexts.rtp, value: displayPercent(game.rtp) },
    { name: gameTexts.volatility, value: gameTexts.volatilities[game.volatility], note: deviationOf(game) },
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
    ...(own === undefined ? [] : [{ name: gameTexts.ownWagering, value: own }]),
  ];
  return (
    <div>
      <dl className="game-facts">
        {facts.map(({ name, value, note }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="num">
              {value}
              {note !== undefined && <small>{note}</small>}
            </dd>
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
      {own === gameTexts.bonusClosedValue && <p className="game-closed">{gameTexts.ownClosed}</p>}
    </div>
  );
};
