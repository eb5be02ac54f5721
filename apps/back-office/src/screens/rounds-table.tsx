/** A player's rounds. */
import { readPlayerRounds } from '@carmine/contract/back-office';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAsk } from '../calls.ts';
import { Amount, State, time } from '../shell/figures.tsx';
import { texts } from '../texts/en.ts';
import { PagedTable, pageSize } from './paged-table.tsx';

const { columns } = texts;

/** A multiplier in 1/10,000 as people read it. */
const times = (multiplier: string) =>
  `${(BigInt(multiplier) / 100n).toString().padStart(3, '0').replace(/(..)$/, '.$1')}×`;

export const RoundsTable = ({ playerId }: { playerId: string }) => {
  const [page, setPage] = useState(0);
  const result = useAsk(readPlayerRounds, { params: { id: playerId }, query: { page, size: pageSize } });
  return (
    <PagedTable
      title={texts.player.rounds}
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
          <td>
            <Link className="mono link" to={`/rounds/${round.id}`}>
              {round.id}
            </Link>
          </td>
          <td>{round.game}</td>
          <td>
            <State value={round.status} />
          </td>
          <td className="right">
            <Amount value={round.stake} currency={round.currency} />
          </td>
          <td className="right number">{times(round.multiplier)}</td>
          <td className="right">
            <Amount value={round.payout} currency={round.currency} />
          </td>
        </tr>
      )}
    />
  );
};
