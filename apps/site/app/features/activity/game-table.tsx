import type { Activity } from '@carmine/contract/games/activity';
import type { Game } from '@carmine/contract/games/game-service';
import { imagePath } from '@carmine/contract/static-lists';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { displayAmount } from '../../amounts/display.ts';
import { displayPercent } from '../../amounts/percent.ts';
import { gamesQuery } from '../../queries/games.ts';
import { activityTexts } from './texts.ts';
import { signedEuro, toneOf } from './figures.tsx';
import '../../styles/records.css';

const { games: words } = activityTexts;

type GameRow = Activity['games'][number];

const Row = ({ row, game }: { readonly row: GameRow; readonly game: Game | undefined }) => (
  <tr>
    <td>
      <span className="history-game">
        {game && <img src={imagePath.small(game.imageId)} alt="" width="36" height="44" loading="lazy" />}
        <span>
          <b>{game?.name ?? row.game}</b>
          <span className="history-small">{words.rounds(row.rounds)}</span>
        </span>
      </span>
    </td>
    <td className="num history-wide">{displayAmount('EUR', row.staked)}</td>
    <td className="num history-wide">{displayAmount('EUR', row.returned)}</td>
    <td className={`num result-${toneOf(row.net)}`}>{signedEuro(row.net)}</td>
    <td className="num activity-published">{row.rtp === undefined ? '–' : displayPercent(row.rtp)}</td>
    <td className="num">{displayPercent(row.own)}</td>
  </tr>
);

/** Published RTPs beside the player's actual ones. */
export const GameTable = ({ rows }: { readonly rows: readonly GameRow[] }) => {
  const games = useQuery(gamesQuery()).data?.games;
  return (
    <section className="activity-card activity-games" aria-label={words.title}>
      <div className="activity-title">
        <h2>{words.title}</h2>
        <Link className="link" to="/history/bets">
          {words.all}
        </Link>
      </div>
      {rows.length === 0 ? (
        <p className="activity-empty">{activityTexts.chart.empty}</p>
      ) : (
        <table className="history-table">
          <thead>
            <tr>
              <th scope="col">{words.columns.game}</th>
              <th scope="col" className="history-wide">
                {words.columns.staked}
              </th>
              <th scope="col" className="history-wide">
                {words.columns.returned}
              </th>
              <th scope="col">{words.columns.result}</th>
              <th scope="col">{words.columns.rtp}</th>
              <th scope="col">{words.columns.own}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.game} row={row} game={games?.find(({ id }) => id === row.game)} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
};
