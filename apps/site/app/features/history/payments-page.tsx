import type { Payment } from '@carmine/contract/payments/deposits';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Amount } from '../../amounts/worth.tsx';
import { displayMoment } from '../../amounts/moment.ts';
import { pageSize } from './queries.ts';
import { directions, kinds, paymentsQuery } from '../../queries/payments.ts';
import { useSession } from '../../queries/session.ts';
import { cashierTexts } from '../../texts/cashier.ts';
import { historyTexts } from './texts.ts';
import { DebtNotice } from '../debt/debt-notice.tsx';
import { AccountPage } from './account-page.tsx';
import { Choice, FilterBar } from './filter-bar.tsx';
import { ListState } from './list-state.tsx';
import { Pager } from './pager.tsx';
import { chargeBackTexts, PaymentAmount, PaymentTag, wayOf } from '../../amounts/payment-cells.tsx';
import { useFilters } from './use-filters.ts';
import '../../styles/records.css';

const {
  payments: words,
  filters: { all },
} = cashierTexts;

export const paymentAddress = ({ direction, id }: Pick<Payment, 'direction' | 'id'>): string =>
  direction === 'deposit'
    ? `/wallet/deposit?deposit=${encodeURIComponent(id)}`
    : `/wallet/withdraw/${encodeURIComponent(id)}`;

const Row = ({ payment }: { readonly payment: Payment }) => {
  const when = displayMoment(payment.createdAt);
  return (
    <tr>
      <td>
        <Link
          className="history-link"
          to={paymentAddress(payment)}
          aria-label={historyTexts.payments.openPayment(when)}
        >
          {when}
        </Link>
        <span className="history-small history-narrow">{wayOf(payment)}</span>
      </td>
      <td className="history-wide">{wayOf(payment)}</td>
      <td className="num">
        <PaymentAmount payment={payment} />
      </td>
      <td className="num history-wide">
        <Amount currency={payment.currency} value={payment.fee} />
      </td>
      <td>
        <PaymentTag payment={payment} />
        {chargeBackTexts(payment).map((text) => (
          <span key={text} className="history-small">
            {text}
          </span>
        ))}
      </td>
    </tr>
  );
};

const PaymentTable = ({ items }: { readonly items: readonly Payment[] }) => (
  <table className="history-table">
    <thead>
      <tr>
        <th scope="col">{words.columns.when}</th>
        <th scope="col" className="history-wide">
          {words.columns.method}
        </th>
        <th scope="col">{words.columns.amount}</th>
        <th scope="col" className="history-wide">
          {words.columns.fee}
        </th>
        <th scope="col">{words.columns.status}</th>
      </tr>
    </thead>
    <tbody>
      {items.map((payment) => (
        <Row key={payment.id} payment={payment} />
      ))}
    </tbody>
  </table>
);

const optionsOf = (names: Readonly<Record<string, string>>) => [
  { value: '', text: all },
  ...Object.entries(names).map(([value, text]) => ({ value, text })),
];

const Payments = () => {
  const filters = useFilters();
  const { from, to, page } = filters;
  const direction = directions.find((one) => one === filters.text('type'));
  const kind = kinds.find((one) => one === filters.text('kind'));
  const chosen = { direction: direction ?? 'all', kind: kind ?? 'all', from, to, page } as const;
  const query = useQuery({ ...paymentsQuery(chosen), enabled: !filters.reversed });
  return (
    <>
      <DebtNotice />
      <FilterBar filters={filters}>
        <Choice
          label={words.direction}
          value={direction ?? ''}
          options={optionsOf(words.directions)}
          onChange={(value) => filters.choose('type', value)}
        />
        <Choice
          label={words.kind}
          value={kind ?? ''}
          options={optionsOf(words.kinds)}
          onChange={(value) => filters.choose('kind', value)}
        />
      </FilterBar>
      {!filters.reversed && (
        <section className="history-card" aria-busy={query.isFetching}>
          <ListState query={query} empty={filters.filtered ? words.emptyFiltered : historyTexts.payments.none} />
          {query.data && query.data.items.length > 0 && <PaymentTable items={query.data.items} />}
          <Pager page={page} size={pageSize} total={query.data?.total ?? 0} onTurn={filters.turnTo} />
        </section>
      )}
    </>
  );
};

export const PaymentsPage = () => {
  const signedIn = useSession() !== null;
  return (
    <AccountPage title={historyTexts.payments.title} text={historyTexts.payments.text}>
      {signedIn && <Payments />}
    </AccountPage>
  );
};
