/** What was paid and what was played, without ways to pages that cannot be seen now. */
import type { Bet } from '@carmine/contract/games/bet-history';
import type { Payment } from '@carmine/contract/payments/deposits';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { displayMoment } from '../../amounts/moment.ts';
import { Amount } from '../../amounts/worth.tsx';
import { betsQuery, pageSize } from '../history/queries.ts';
import { gamesQuery } from '../../queries/games.ts';
import { directions, kinds, paymentsQuery, type PaymentFilter } from '../../queries/payments.ts';
import { cashierTexts } from '../../texts/cashier.ts';
import { closedTexts } from './texts.ts';
import { protectionTexts } from '../limits/texts.ts';
import { betResult } from '../history/bet-result.ts';
import { Choice } from '../history/filter-bar.tsx';
import { ListState } from '../history/list-state.tsx';
import { Pager } from '../history/pager.tsx';
import { PaymentAmount, PaymentTag, wayOf } from '../../amounts/payment-cells.tsx';
import '../../styles/records.css';
import '../../styles/segmented.css';

const { closed: words } = protectionTexts;
const { payments: paymentWords, bets: betWords } = cashierTexts;

const everything = { from: '', to: '' } as const;

const PaymentRows = ({ items }: { readonly items: readonly Payment[] }) => (
  <table className="history-table">
    <thead>
      <tr>
        <th scope="col">{paymentWords.columns.when}</th>
        <th scope="col">{paymentWords.columns.amount}</th>
        <th scope="col">{paymentWords.columns.status}</th>
      </tr>
    </thead>
    <tbody>
      {items.map((payment) => (
        <tr key={payment.id}>
          <td>
            {displayMoment(payment.createdAt)}
            <span className="history-small">{wayOf(payment)}</span>
          </td>
          <td className="num">
            <PaymentAmount payment={payment} />
          </td>
          <td>
            <PaymentTag payment={payment} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

const BetRows = ({ items }: { readonly items: readonly Bet[] }) => {
  const games = useQuery(gamesQuery()).data?.games;
  return (
    <table className="history-table">
      <thead>
        <tr>
          <th scope="col">{betWords.columns.game}</th>
          <th scope="col">{betWords.columns.stake}</th>
          <th scope="col">{betWords.columns.result}</th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ id, game, placedAt, currency, stake, payout, jackpot = '0' }) => {
          const { text, tone } = betResult(currency, stake, payout, jackpot);
          return (
            <tr key={id}>
              <td>
                {games?.find((one) => one.id === game)?.name ?? game}
                <span className="history-small">{displayMoment(placedAt)}</span>
              </td>
              <td className="num">
                <Amount currency={currency} value={stake} />
              </td>
              <td className={`num result-${tone}`}>{text}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};

type Chosen = Pick<PaymentFilter, 'direction' | 'kind' | 'page'>;

/** Of everything, until something is chosen: a half of it may be empty. */
const whole: Chosen = { direction: 'all', kind: 'all', page: 0 };

const optionsOf = (names: Readonly<Record<string, string>>) => [
  { value: 'all', text: cashierTexts.filters.all },
  ...Object.entries(names).map(([value, text]) => ({ value, text })),
];

const oneOf = <T extends string>(all: readonly T[], value: string): T | 'all' =>
  all.find((one) => one === value) ?? 'all';

const Payments = () => {
  const [choice, setChoice] = useState(whole);
  const query = useQuery({ ...paymentsQuery({ ...choice, ...everything }), refetchInterval: 10_000 });
  const chosen = choice.direction !== 'all' || choice.kind !== 'all';
  return (
    <>
      <div className="filters">
        <Choice
          label={paymentWords.direction}
          value={choice.direction}
          options={optionsOf(paymentWords.directions)}
          onChange={(value) => setChoice({ ...choice, page: 0, direction: oneOf(directions, value) })}
        />
        <Choice
          label={paymentWords.kind}
          value={choice.kind}
          options={optionsOf(paymentWords.kinds)}
          onChange={(value) => setChoice({ ...choice, page: 0, kind: oneOf(kinds, value) })}
        />
      </div>
      <ListState query={query} empty={chosen ? paymentWords.emptyFiltered : closedTexts.noPayments} />
      {query.data && query.data.items.length > 0 && <PaymentRows items={query.data.items} />}
      <Pager
        page={choice.page}
        size={pageSize}
        total={query.data?.total ?? 0}
        onTurn={(page) => setChoice({ ...choice, page })}
      />
    </>
  );
};

const Bets = () => {
  const [page, setPage] = useState(0);
  const query = useQuery(betsQuery({ ...everything, provider: '', page }));
  return (
    <>
      <ListState query={query} empty={betWords.empty} />
      {query.data && query.data.items.length > 0 && <BetRows items={query.data.items} />}
      <Pager page={page} size={pageSize} total={query.data?.total ?? 0} onTurn={setPage} />
    </>
  );
};

const lists = { payments: Payments, bets: Bets } as const;
const names = Object.keys(lists) as (keyof typeof lists)[];

/** Players without payments see their bets instead of an empty list. */
const useFilledHalf = (): keyof typeof lists => {
  const payments = useQuery(paymentsQuery({ ...whole, ...everything })).data?.total;
  const bets = useQuery({ ...betsQuery({ ...everything, provider: '', page: 0 }), enabled: payments === 0 }).data
    ?.total;
  return payments === 0 && bets !== undefined && bets > 0 ? 'bets' : 'payments';
};

export const PastList = () => {
  const [chosen, setShown] = useState<keyof typeof lists>();
  const filled = useFilledHalf();
  const shown = chosen ?? filled;
  const List = lists[shown];
  return (
    <section className="closed-section closed-card" aria-label={words.history}>
      <div className="closed-title">
        <h2>{words.history}</h2>
        <div className="segmented" role="group" aria-label={words.history}>
          {names.map((name) => (
            <button key={name} type="button" aria-pressed={shown === name} onClick={() => setShown(name)}>
              {words.tabs[name]}
            </button>
          ))}
        </div>
      </div>
      <List />
    </section>
  );
};
