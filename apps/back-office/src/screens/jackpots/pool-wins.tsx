/** What was won of jackpots, and where each must-hit pool fell. */
import { listPoolWins, type OfficePool, type OfficePoolWin } from '@carmine/contract/back-office/games/jackpots';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAsk } from '../../calls.ts';
import { Amount, time } from '../../shell/figures.tsx';
import { jackpots } from '../../texts/en-jackpots.ts';
import { Choice } from '../choice.tsx';
import { PagedTable, pageSize } from '../paged-table.tsx';

const words = jackpots.wins;

const Fell = ({ win: { trigger, salt, commitment, cycle } }: { win: OfficePoolWin }) => {
  if (cycle === null) return words.share;
  if (trigger === null || salt === null || commitment === null) return words.cycle(cycle);
  return (
    <>
      <Amount value={trigger} currency="EUR" />, {words.cycle(cycle)}
      <p className="mono caption">{words.salt(salt)}</p>
      <p className="mono caption">{words.commitment(commitment)}</p>
    </>
  );
};

export const PoolWins = ({ pools }: { readonly pools: readonly Pick<OfficePool, 'id' | 'name'>[] }) => {
  const [page, setPage] = useState(0);
  const [jackpot, setJackpot] = useState('');
  const result = useAsk(listPoolWins, { query: { page, size: pageSize, ...(jackpot === '' ? {} : { jackpot }) } });
  const { columns } = words;
  return (
    <>
      <div className="change">
        <Choice
          label={columns.name}
          value={jackpot}
          options={[['', words.all], ...pools.map(({ id, name }) => [id, name] as const)]}
          set={(next) => {
            setJackpot(next);
            setPage(0);
          }}
        />
      </div>
      <PagedTable
        title={words.title}
        empty={words.none}
        columns={[
          { text: columns.at },
          { text: columns.name },
          { text: columns.amount, right: true },
          { text: columns.paid, right: true },
          { text: columns.round },
          { text: columns.proof },
        ]}
        result={result}
        onPage={setPage}
        row={(win) => (
          <tr key={`${win.round} ${win.jackpot}`}>
            <td className="number">{time(win.at)}</td>
            <td>{win.name}</td>
            <td className="right">
              <Amount value={win.amount} currency="EUR" />
            </td>
            <td className="right">
              <Amount value={win.paid} currency={win.currency} />
            </td>
            <td>
              <Link className="mono" to={`/rounds/${win.round}`}>
                {win.game}
              </Link>
            </td>
            <td>
              <Fell win={win} />
            </td>
          </tr>
        )}
      />
    </>
  );
};
