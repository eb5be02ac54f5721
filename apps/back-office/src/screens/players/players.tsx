/** The newest players. Anybody is found by the search above. */
import { listNewestPlayers } from '@carmine/contract/back-office/players/search';
import { useAsk } from '../../calls.ts';
import { Failure, Loading, Nothing } from '../../shell/states.tsx';
import { texts } from '../../texts/en.ts';
import { PlayersTable } from './players-table.tsx';

export const PlayersScreen = () => {
  const players = useAsk(listNewestPlayers, {});
  return (
    <>
      <h1>{texts.players.title}</h1>
      <section className="card" aria-busy={players.isPending}>
        <h2>{texts.players.newest}</h2>
        {players.isPending && <Loading />}
        {players.error && <Failure error={players.error} retry={() => void players.refetch()} />}
        {players.data?.length === 0 && <Nothing />}
        {players.data !== undefined && players.data.length > 0 && (
          <PlayersTable label={texts.players.newest} players={players.data} />
        )}
      </section>
    </>
  );
};
