/** Find a player by e-mail, or by the id of a player, payment or round. */
import { findPlayers } from '@carmine/contract/back-office';
import { Link, useSearchParams } from 'react-router';
import { useAsk } from '../calls.ts';
import { day, State } from '../shell/figures.tsx';
import { Failure, Loading, Nothing } from '../shell/states.tsx';
import { Scroll } from '../shell/scroll.tsx';
import { data } from '../texts/en-data.ts';
import { texts } from '../texts/en.ts';

const { columns } = texts.players;

export const PlayersScreen = () => {
  const [search] = useSearchParams();
  const query = search.get('query') ?? '';
  const players = useAsk(findPlayers, { query: { query } });
  return (
    <>
      <h1>{texts.players.title}</h1>
      <section className="card" aria-busy={players.isPending}>
        <h2>{query === '' ? texts.players.newest : texts.players.found(query)}</h2>
        {players.isPending && <Loading />}
        {players.error && <Failure error={players.error} retry={() => void players.refetch()} />}
        {players.data?.length === 0 && <Nothing text={query === '' ? texts.none : texts.players.nobody} />}
        {players.data !== undefined && players.data.length > 0 && (
          <Scroll label={query === '' ? texts.players.newest : texts.players.found(query)}>
            <table>
              <thead>
                <tr>
                  <th>{columns.id}</th>
                  <th>{columns.name}</th>
                  <th>{columns.email}</th>
                  <th>{columns.country}</th>
                  <th>{columns.status}</th>
                  <th>{columns.since}</th>
                </tr>
              </thead>
              <tbody>
                {players.data.map((player) => (
                  <tr key={player.id}>
                    <td>
                      <Link className="mono link" to={`/players/${player.id}`}>
                        {player.id}
                      </Link>
                    </td>
                    <td>{player.erased === null ? player.name : data.nobody}</td>
                    <td>{player.email}</td>
                    <td>{player.country ?? '–'}</td>
                    <td>
                      <State value={player.status} />
                    </td>
                    <td className="number">{day(player.createdAt)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Scroll>
        )}
      </section>
    </>
  );
};
