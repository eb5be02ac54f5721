import type { Game } from '@carmine/contract';
import { Link } from 'react-router';
import { grouped } from '../../amounts/display.ts';
import { texts } from '../../texts/en.ts';

/** What stands on every game's page, in the same order. */
export const GameFacts = ({ game }: { readonly game: Game }) => {
  const facts = [
    { name: texts.game.rtp, value: texts.game.rtpValue(game.rtp) },
    { name: texts.game.volatility, value: texts.game.volatilities[game.volatility] },
    { name: texts.game.maxWin, value: texts.game.maxWinValue(grouped(String(game.maxWin))) },
    { name: texts.game.provider, value: game.provider },
  ];
  return (
    <dl className="game-facts">
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
      <div>
        <dt>{texts.game.fairness}</dt>
        <dd>
          <Link className="link" to="/en/page/fairness">
            {texts.game.fairnessValue}
          </Link>
        </dd>
      </div>
    </dl>
  );
};
