/** A player's rounds. */
import { readPlayerRounds } from '@carmine/contract/back-office/players/players';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAsk } from '../../calls.ts';
import { time } from '../../shell/figures.tsx';
import { rounds } from '../../texts/en-rounds.ts';
import { texts } from '../../texts/en.ts';
import { PagedTable, pageSize } from '../paged-table.tsx';
import { RoundCells } from './round-cells.tsx';

const { columns } = texts;

export const RoundsTable = ({ playerId }: { playerId: string }) => {
  const [page, setPage] = useState(0);
  const result = useAsk(readPlayerRounds, { params: { id: playerId }, query: { page, size: pageSize } });
  return (
    <PagedTable
      title={texts.player.rounds}
      aside={
        <Link className="link" to={`/rounds?player=${playerId}`}>
          {rounds.list.ofPlayer}
        </Link>
      }
      columns={[
        { text: columns.time },
        { text: columns.reference },
        { text: columns.game },
        { text: columns.state },
        { text: columns.stake, right: true },
        { text: columns.multiplier, right: true },
        { text: columns.payout, right: true },
      ]}
      result={result}
      onPage={setPage}
      row={(round) => (
        <tr key={round.id}>
          <td className="number">{time(round.at)}</td>
          <RoundCells round={round} />
        </tr>
      )}
    />
  );
};
