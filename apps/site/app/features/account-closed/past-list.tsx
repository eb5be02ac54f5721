/** What was paid and what was played, without ways to pages that cannot be seen now. */
import type { Bet, Payment } from '@carmine/contract';
import { currency as currencyOf } from '@carmine/money';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { displayMoment } from '../../amounts/moment.ts';
import { Amount } from '../../amounts/worth.tsx';
import { betsQuery, pageSize } from '../../queries/bets.ts';
import { gamesQuery } from '../../queries/games.ts';
import { paymentsQuery, type PaymentFilter } from '../../queries/payments.ts';
import { defaultWallet, walletsQuery } from '../../queries/wallets.ts';
import { cashierTexts } from '../../texts/en-cashier.ts';
import { protectionTexts } from '../../texts/en-protection.ts';
import { betResult } from '../history/bet-result.ts';
import { Choice } from '../history/filter-bar.tsx';
import { ListState } from '../history/list-state.tsx';
import { Pager } from '../history/pager.tsx';
import { PaymentAmount, PaymentTag } from '../../amounts/payment-cells.tsx';
import '../../styles/segmented.css';
import '../history/history.css';

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
          <td>{displayMoment(payment.createdAt)}</td>
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
        {items.map(({ id, game, placedAt, currency, stake, payout }) => {
          const { text, tone } = betResult(currency, stake, payout);
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

/** The kind that the player pays with: a cash-out stands in the list below without a search for it. */
const useOwnKind = (): 'crypto' | 'fiat' => {
  const wallet = defaultWallet(useQuery(walletsQuery()).data);
  return wallet !== undefined && currencyOf(wallet.currency).type === 'CRYPTO' ? 'crypto' : 'fiat';
};

type Chosen = Pick<PaymentFilter, 'direction' | 'page'> & Partial<Pick<PaymentFilter, 'kind'>>;

const Payments = () => {
  const [chosen, setChoice] = useState<Chosen>({ direction: 'withdraw', page: 0 });
  const choice = { kind: useOwnKind(), ...chosen };
  const query = useQuery({ ...paymentsQuery({ ...choice, ...everything }), refetchInterval: 10_000 });
  return (
    <>
      <div className="filters">
        <Choice
          label={paymentWords.direction}
          value={choice.direction}
          options={Object.entries(paymentWords.directions).map(([value, text]) => ({ value, text }))}
          onChange={(value) =>
            setChoice({ ...chosen, page: 0, direction: value === 'deposit' ? 'deposit' : 'withdraw' })
          }
        />
        <Choice
          label={paymentWords.kind}
          value={choice.kind}
          options={Object.entries(paymentWords.kinds).map(([value, text]) => ({ value, text }))}
          onChange={(value) => setChoice({ ...chosen, page: 0, kind: value === 'fiat' ? 'fiat' : 'crypto' })}
        />
      </div>
      <ListState query={query} empty={paymentWords.empty} />
      {query.data && query.data.items.length > 0 && <PaymentRows items={query.data.items} />}
      <Pager
        page={choice.page}
        size={pageSize}
        total={query.data?.total ?? 0}
        onTurn={(page) => setChoice({ ...chosen, page })}
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

export const PastList = () => {
  const [shown, setShown] = useState<keyof typeof lists>('payments');
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
