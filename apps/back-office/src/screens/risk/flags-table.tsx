/** The queue of flags, and those that were cleared. */
import { listRiskFlags } from '@carmine/contract/back-office/risk';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAsk } from '../../calls.ts';
import { time } from '../../shell/figures.tsx';
import { risk } from '../../texts/en-risk.ts';
import { texts } from '../../texts/en.ts';
import { PagedTable, pageSize } from '../paged-table.tsx';
import { ClearFlag } from './clear-flag.tsx';
import { FlagFacts, FlagState } from './flag-facts.tsx';

/** Polls for new flags. */
const refetchMs = 15_000;

export const FlagsTable = ({ state, mayClear }: { state: 'open' | 'cleared'; mayClear: boolean }) => {
  const [page, setPage] = useState(0);
  const result = useAsk(listRiskFlags, { query: { state, page, size: pageSize } }, { refetchInterval: refetchMs });
  return (
    <PagedTable
      title={risk.titles[state]}
      empty={risk.empty[state]}
      columns={[
        { text: risk.columns.raised },
        { text: risk.columns.player },
        { text: risk.columns.why },
        { text: risk.columns.state },
        ...(state === 'open' && mayClear ? [{ text: texts.columns.action }] : []),
      ]}
      result={result}
      onPage={setPage}
      row={(flag) => (
        <tr key={flag.id}>
          <td className="number">{time(flag.raisedAt)}</td>
          <td>
            <Link className="link" to={`/players/${flag.player.id}`}>
              {flag.player.name}
            </Link>
          </td>
          <td className="wraps">
            <FlagFacts flag={flag} />
          </td>
          <td>
            <FlagState flag={flag} />
          </td>
          {state === 'open' && mayClear && (
            <td className="wraps">
              <ClearFlag flag={flag} />
            </td>
          )}
        </tr>
      )}
    />
  );
};
