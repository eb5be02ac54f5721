/** What promotions moved in the player's wallets, one by one: it stands neither with the bets nor with the payments. */
import type { PromotionMoney } from '@carmine/contract/promotions/promotion-money';
import { readAmount } from '@carmine/money';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { displayMoment } from '../../amounts/moment.ts';
import { Amount } from '../../amounts/worth.tsx';
import { useSession } from '../../queries/session.ts';
import { AccountPage } from './account-page.tsx';
import { FilterBar } from './filter-bar.tsx';
import { ListState } from './list-state.tsx';
import { Pager } from './pager.tsx';
import { pageSize, promotionMoneyQuery } from './queries.ts';
import { historyTexts } from './texts.ts';
import { useFilters } from './use-filters.ts';
import '../../styles/records.css';

const { bonuses: words } = historyTexts;

const Row = ({ one: { kind, currency, amount, purse, at } }: { readonly one: PromotionMoney }) => {
  const isGain = readAmount(currency, amount).subunits > 0n;
  return (
    <tr>
      <td>
        <b>{words.kinds[kind]}</b>
        <span className="history-small">{displayMoment(at)}</span>
      </td>
      <td className="history-wide">{words.purses[purse]}</td>
      <td>
        <b className={`num ${isGain ? 'result-won' : ''}`}>
          {isGain && '+'}
          <Amount currency={currency} value={amount} />
        </b>
        <span className="history-small history-narrow">{words.purses[purse]}</span>
      </td>
    </tr>
  );
};

const Bonuses = () => {
  const filters = useFilters();
  const { from, to, page } = filters;
  const query = useQuery({ ...promotionMoneyQuery({ from, to, page }), enabled: !filters.reversed });
  const items = query.data?.items ?? [];
  return (
    <>
      <FilterBar filters={filters}>{null}</FilterBar>
      {!filters.reversed && (
        <section className="history-card" aria-busy={query.isFetching}>
          <ListState query={query} empty={filters.filtered ? words.emptyFiltered : words.none} />
          {items.length > 0 && (
            <table className="history-table">
              <thead>
                <tr>
                  <th scope="col">{words.columns.what}</th>
                  <th scope="col" className="history-wide">
                    {words.columns.purse}
                  </th>
                  <th scope="col">{words.columns.amount}</th>
                </tr>
              </thead>
              <tbody>
                {items.map((one, index) => (
                  <Row key={`${one.at} ${one.kind} ${index}`} one={one} />
                ))}
              </tbody>
            </table>
          )}
          <Pager page={page} size={pageSize} total={query.data?.total ?? 0} onTurn={filters.turnTo} />
        </section>
      )}
    </>
  );
};

export const BonusesPage = () => {
  const signedIn = useSession() !== null;
  return (
    <AccountPage
      title={words.title}
      text={
        <>
          {words.text}{' '}
          <Link className="link" to="/promotions?show=past">
            {words.promotions}
          </Link>
        </>
      }
    >
      {signedIn && <Bonuses />}
    </AccountPage>
  );
};
