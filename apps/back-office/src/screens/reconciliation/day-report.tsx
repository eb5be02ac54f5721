/** The report of one day of one method: readable, printable, as a file, and with its differences to decide. */
import {
  downloadDayReport,
  readDayReport,
  type ReportBalance,
  type ReportRow,
} from '@carmine/contract/back-office/money/reconciliation';
import type { Operator } from '@carmine/contract/back-office/operators';
import { addressOf } from '@carmine/contract/call';
import { countText } from '@carmine/money';
import { Link, useParams } from 'react-router';
import { useAsk } from '../../calls.ts';
import { Amount, time } from '../../shell/figures.tsx';
import { Scroll } from '../../shell/scroll.tsx';
import { Failure, Loading } from '../../shell/states.tsx';
import { reconciliation } from '../../texts/en-reconciliation.ts';
import { Difference } from './difference.tsx';

const words = reconciliation.report;

const Balance = ({ balance: { currency, opening, parts, closing } }: { balance: ReportBalance }) => {
  const lines = [
    { name: words.opening, count: null, ...opening },
    ...parts.map(({ standing, ...part }) => ({ name: words.standings[standing], ...part })),
    { name: words.closing, count: null, ...closing },
  ];
  return (
    <Scroll label={`${words.balances}, ${currency}`}>
      <table>
        <thead>
          <tr>
            <th scope="col">{currency}</th>
            <th scope="col" className="right">
              {words.balanceColumns.count}
            </th>
            <th scope="col" className="right">
              {words.balanceColumns.here}
            </th>
            <th scope="col" className="right">
              {words.balanceColumns.there}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ name, count, here, there }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className="right number">{count !== null && countText(count)}</td>
              <td className="right">
                <Amount value={here} currency={currency} />
              </td>
              <td className="right">
                <Amount value={there} currency={currency} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
};

const Side = ({ row, amount, at }: { row: ReportRow; amount: string | null; at: string | null }) => (
  <td className="right">
    {amount === null ? '–' : <Amount value={amount} currency={row.currency} />}
    <div className="caption number">{at !== null && time(at)}</div>
  </td>
);

const Rows = ({ rows }: { rows: readonly ReportRow[] }) => (
  <Scroll label={words.rest}>
    <table>
      <thead>
        <tr>
          <th scope="col">{words.rowColumns.what}</th>
          <th scope="col">{words.rowColumns.standing}</th>
          <th scope="col" className="right">
            {words.rowColumns.here}
          </th>
          <th scope="col" className="right">
            {words.rowColumns.there}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, n) => (
          // One payment may have two rows, which never change places.
          <tr key={`${row.kind} ${row.ourRef} ${row.line} ${row.currency} ${n}`}>
            <td>
              {reconciliation.kinds[row.kind] ?? row.kind}
              <div className="mono caption">{row.ourRef}</div>
            </td>
            <td>{row.problem === null ? words.standings[row.standing] : reconciliation.problems[row.problem]}</td>
            <Side row={row} amount={row.amountHere} at={row.hereAt} />
            <Side row={row} amount={row.amountThere} at={row.thereAt} />
          </tr>
        ))}
      </tbody>
    </table>
  </Scroll>
);

export const DayReportScreen = ({ operator }: { operator: Operator }) => {
  const { party = '', day = '' } = useParams();
  const params = { party, day };
  const result = useAsk(readDayReport, { params });
  if (result.isPending) return <Loading />;
  if (result.error) return <Failure error={result.error} retry={() => void result.refetch()} />;
  const { name, state, failure, comparedAt, balances, rows, differences } = result.data;
  const mayDecide = operator.permissions.includes('payments.approve');
  return (
    <div className="money-page">
      <p className="no-print">
        <Link className="link" to="/payments/reconciliation">
          {words.back}
        </Link>
      </p>
      <header className="head">
        <h1>{words.title(name, day)}</h1>
        <span className={`tag ${state === 'closes' ? 'good' : 'bad'}`}>{reconciliation.states[state]}</span>
        <div className="flag-buttons no-print">
          <a className="button" href={addressOf(downloadDayReport, { params })} download>
            {words.download}
          </a>
          <button type="button" className="button" onClick={() => window.print()}>
            {words.print}
          </button>
        </div>
      </header>
      <p className="caption">
        {comparedAt !== null && words.compared(time(comparedAt))}
        {failure !== null && (reconciliation.failures[failure] ?? failure)}
      </p>
      {balances.length > 0 && (
        <section className="card">
          <h2>{words.balances}</h2>
          {balances.map((balance) => (
            <Balance key={balance.currency} balance={balance} />
          ))}
        </section>
      )}
      {failure === null && (
        <section className="card">
          <h2>{words.differences}</h2>
          {differences.length === 0 ? (
            <p className="inset">{words.closes}</p>
          ) : (
            <ul className="recon-differences">
              {differences.map((one) => (
                <Difference key={one.id} one={one} mayDecide={mayDecide} />
              ))}
            </ul>
          )}
        </section>
      )}
      {rows.length > 0 && (
        <section className="card">
          <h2>{words.rest}</h2>
          <Rows rows={rows} />
        </section>
      )}
    </div>
  );
};
