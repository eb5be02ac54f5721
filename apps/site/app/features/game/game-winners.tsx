import type { Game } from '@carmine/contract/games/game-service';
import { Skeleton } from '@carmine/design/feedback';
import { useQuery } from '@tanstack/react-query';
import { Amount } from '../../amounts/worth.tsx';
import { displayMoment } from '../../amounts/moment.ts';
import { winnersQuery } from '../../queries/games.ts';
import { gameTexts } from './texts.ts';
import { displayMultiplier } from '../tiles/multiplier.ts';
import './game.css';

const shown = 10;

/** Of settled rounds of real money in this game. */
export const GameWinners = ({ game }: { readonly game: Game }) => {
  const { data: winners, isError } = useQuery(winnersQuery('latest', game.id));
  if (isError) return <p className="game-panel-note">{gameTexts.notLoaded}</p>;
  if (winners === undefined) return <Skeleton shape="block" />;
  if (winners.length === 0) return <p className="game-panel-note">{gameTexts.noWinners}</p>;
  return (
    <ul className="game-winners">
      {winners.slice(0, shown).map(({ player, amount, currency, multiplier, at }) => (
        <li key={`${at}${player}${amount}`}>
          <span>{player}</span>
          <span className="num game-panel-note">{displayMoment(at)}</span>
          <span className="num game-panel-note">{displayMultiplier(multiplier)}</span>
          <b className="num">
            +<Amount currency={currency} value={amount} />
          </b>
        </li>
      ))}
    </ul>
  );
};
