/** The catalogue: every game, how it is shown, and what is decided about it. */
import { listOfficeGames, type OfficeGame } from '@carmine/contract/back-office/games/games';
import { useState } from 'react';
import { useAsk } from '../../calls.ts';
import { Failure, Loading } from '../../shell/states.tsx';
import { Table } from '../../shell/table.tsx';
import { gamesTexts } from '../../texts/en-games.ts';
import { GameForm } from './game-form.tsx';

const { columns, states, form } = gamesTexts;

const State = ({ settings, away }: OfficeGame) => {
  if (away === true) return <span className="tag bad">{states.away}</span>;
  if (!settings.enabled) return <span className="tag bad">{states.off}</span>;
  return settings.maintenance ? (
    <span className="tag warn">{states.maintenance}</span>
  ) : (
    <span className="tag good">{states.on}</span>
  );
};

const listsOf = ({ shown }: OfficeGame): string =>
  (['featured', 'isNew', 'hot'] as const)
    .filter((name) => shown[name])
    .map((name) => form[name])
    .join(', ');

const Row = ({ game, onEdit }: { readonly game: OfficeGame; readonly onEdit: () => void }) => (
  <tr>
    <td>
      {game.name}
      <br />
      <small>{game.provider}</small>
    </td>
    <td>{game.category}</td>
    <td>
      <State {...game} />
    </td>
    <td>{listsOf(game) || '–'}</td>
    <td>{game.settings.hiddenIn.join(', ') || '–'}</td>
    <td className="number">{game.settings.place ?? '–'}</td>
    <td>
      <button type="button" className="button" aria-label={gamesTexts.editOf(game.name)} onClick={onEdit}>
        {gamesTexts.edit}
      </button>
    </td>
  </tr>
);

export const GamesScreen = () => {
  const games = useAsk(listOfficeGames, {});
  const [edited, setEdited] = useState<string>();
  if (games.isPending) return <Loading />;
  if (games.error) return <Failure error={games.error} retry={() => void games.refetch()} />;
  const game = games.data.find(({ id }) => id === edited);
  return (
    <>
      <h1>{gamesTexts.title}</h1>
      <p>{gamesTexts.intro}</p>
      {game && <GameForm key={game.id} game={game} onDone={() => setEdited(undefined)} />}
      <section className="card">
        <Table label={gamesTexts.title} columns={Object.values(columns)}>
          {games.data.map((row) => (
            <Row key={row.id} game={row} onEdit={() => setEdited(row.id)} />
          ))}
        </Table>
      </section>
    </>
  );
};
