/** Search results: players, payments and rounds. A single match by id, reference or hash opens directly. */
import type { Operator } from '@carmine/contract/back-office/operators';
import { searchOffice, type SearchAnswer } from '@carmine/contract/back-office/players/search';
import { Link, Navigate, useLocation } from 'react-router';
import { useAsk } from '../../calls.ts';
import { Amount, State, time } from '../../shell/figures.tsx';
import { useSearched } from '../../shell/finder.tsx';
import { Scroll } from '../../shell/scroll.tsx';
import { Failure, Loading } from '../../shell/states.tsx';
import { search } from '../../texts/en-search.ts';
import { texts } from '../../texts/en.ts';
import { MatchTags, PlayersTable } from './players-table.tsx';

type Payment = SearchAnswer['payments'][number];

const pageOf = ({ kind, id }: Payment): string => `/${kind === 'deposit' ? 'deposits' : 'cash-outs'}/${id}`;

/** Opens the only result directly. Not for a name, an address or a wallet address: these may match somebody else. */
const onlyPage = ({ players, payments, rounds, more }: SearchAnswer): string | undefined => {
  if (more || players.length + payments.length + rounds.length !== 1) return undefined;
  const [payment] = payments;
  const [round] = rounds;
  const [player] = players;
  if (payment !== undefined) return pageOf(payment);
  if (round !== undefined) return `/rounds/${round.id}`;
  const byId = player?.by.some((match) => match === 'id' || match === 'deposit' || match === 'withdrawal');
  return byId === true ? `/players/${player?.id}` : undefined;
};

const Nobody = ({ operator }: { readonly operator: Operator }) => (
  <section className="card search-help">
    <h2>{search.nothing}</h2>
    <p>{search.help.lead}</p>
    <ul>
      {search.help.ways.map((way) => (
        <li key={way}>{way}</li>
      ))}
      {operator.permissions.includes('players.reveal') && search.help.revealed.map((way) => <li key={way}>{way}</li>)}
      {operator.permissions.includes('payments.read') && <li>{search.help.payments}</li>}
    </ul>
  </section>
);

const Payments = ({ payments }: { readonly payments: readonly Payment[] }) => (
  <section className="card">
    <h2>{search.payments}</h2>
    <Scroll label={search.payments}>
      <table>
        <thead>
          <tr>
            <th>{search.columns.match}</th>
            <th>{search.columns.kind}</th>
            <th>{search.columns.payment}</th>
            <th>{search.columns.player}</th>
            <th>{texts.columns.method}</th>
            <th className="right">{texts.columns.amount}</th>
            <th>{texts.columns.state}</th>
            <th>{texts.columns.time}</th>
          </tr>
        </thead>
        <tbody>
          {payments.map((payment) => (
            <tr key={payment.id}>
              <td>
                <MatchTags by={[payment.by]} />
              </td>
              <td>{search.kinds[payment.kind]}</td>
              <td>
                <Link className="mono link" to={pageOf(payment)}>
                  {payment.id}
                </Link>
              </td>
              <td>
                <Link className="link" to={`/players/${payment.player.id}`}>
                  {payment.player.name}
                </Link>
              </td>
              <td>{payment.method}</td>
              <td className="right">
                <Amount value={payment.amount} currency={payment.currency} />
              </td>
              <td>
                <State value={payment.status} />
              </td>
              <td className="number">{time(payment.createdAt)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  </section>
);

const Results = ({ found, operator }: { readonly found: SearchAnswer; readonly operator: Operator }) => {
  const page = onlyPage(found);
  if (page !== undefined) return <Navigate to={page} replace />;
  // A round is named by its id alone, and opened above.
  if (found.players.length + found.payments.length === 0) return <Nobody operator={operator} />;
  return (
    <>
      {found.more && <p className="notice">{search.more}</p>}
      {found.players.length > 0 && (
        <section className="card">
          <h2>{search.players}</h2>
          <PlayersTable label={search.players} players={found.players} matched />
        </section>
      )}
      {found.payments.length > 0 && <Payments payments={found.payments} />}
    </>
  );
};

const Searched = ({ query, operator }: { readonly query: string; readonly operator: Operator }) => {
  // Each search is in the audit log once: an open page does not repeat it.
  const { key } = useLocation();
  const { data, error, isPlaceholderData, refetch } = useAsk(
    searchOffice,
    { body: { query } },
    { stamp: key, staleTime: Infinity },
  );
  const found = isPlaceholderData ? undefined : data;
  return (
    <>
      <header className="head">
        <h1>{search.title}</h1>
        <p className="searched">“{query}”</p>
      </header>
      {found === undefined && error === null && <Loading />}
      {error && <Failure error={error} retry={() => void refetch()} />}
      {found !== undefined && <Results found={found} operator={operator} />}
    </>
  );
};

export const SearchScreen = ({ operator }: { readonly operator: Operator }) => {
  const query = useSearched();
  return query === undefined ? <Navigate to="/players" replace /> : <Searched query={query} operator={operator} />;
};
