import type { Bet } from '@carmine/contract/games/bet-history';
import type { Game } from '@carmine/contract/games/game-service';
import { imagePath } from '@carmine/contract/static-lists';
import { buttonClass } from '@carmine/design/button';
import { Tag } from '@carmine/design/feedback';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Amount } from '../../amounts/worth.tsx';
import { displayMoment } from '../../amounts/moment.ts';
import { betProvidersQuery, betsQuery, pageSize } from './queries.ts';
import { gamesQuery } from '../../queries/games.ts';
import { useSession } from '../../queries/session.ts';
import { historyTexts } from './texts.ts';
import { cashierTexts } from '../../texts/cashier.ts';
import { AccountPage } from './account-page.tsx';
import { betResult } from './bet-result.ts';
import { Choice, FilterBar } from './filter-bar.tsx';
import { ListState } from './list-state.tsx';
import { Pager } from './pager.tsx';
import { useFilters, type Filters } from './use-filters.ts';
import '../../styles/records.css';

const { bets } = historyTexts;
const { filters: words } = cashierTexts;

const Result = ({ bet }: { readonly bet: Bet }) => {
  if (bet.status === 'open') return <Tag tone="wait">{bets.open}</Tag>;
  if (bet.status === 'voided') return <Tag>{bets.voided}</Tag>;
  const { text, tone } = betResult(bet.currency, bet.stake, bet.payout, bet.jackpot ?? '0');
  return <b className={`num result-${tone}`}>{text}</b>;
};

const Row = ({ bet, game }: { readonly bet: Bet; readonly game: Game | undefined }) => {
  const name = game?.name ?? bet.game;
  const when = displayMoment(bet.placedAt);
  return (
    <tr>
      <td>
        <Link
          className="history-game"
          to={`/history/bets/${encodeURIComponent(bet.roundId)}`}
          aria-label={bets.openRound(name, when)}
        >
          {game && <img src={imagePath.small(game.imageId)} alt="" width="36" height="44" loading="lazy" />}
          <span>
            <b>{name}</b>
            <span className="history-small">
              <span className="history-moment">{when}</span>
              {bet.funding === 'free_spin' && ` · ${bets.freeSpin}`}
              {bet.jackpot !== undefined && (
                <>
                  {` · ${bets.jackpot} `}
                  <Amount currency={bet.currency} value={bet.jackpot} />
                </>
              )}
              {bet.keptOfBonus !== undefined && (
                <>
                  {` · ${historyTexts.round.keptOfBonus} `}
                  <Amount currency={bet.currency} value={bet.keptOfBonus} />
                </>
              )}
            </span>
          </span>
        </Link>
      </td>
      <td className="num history-wide">
        <Amount currency={bet.currency} value={bet.stake} />
      </td>
      <td className="num history-wide">
        <Amount currency={bet.currency} value={bet.payout} />
      </td>
      <td>
        <Result bet={bet} />
        <span className="history-small history-narrow num">
          {cashierTexts.bets.columns.stake} <Amount currency={bet.currency} value={bet.stake} />
        </span>
      </td>
    </tr>
  );
};

const BetTable = ({ items }: { readonly items: readonly Bet[] }) => {
  const games = useQuery(gamesQuery()).data?.games;
  return (
    <table className="history-table">
      <thead>
        <tr>
          <th scope="col">{cashierTexts.bets.columns.game}</th>
          <th scope="col" className="history-wide">
            {cashierTexts.bets.columns.stake}
          </th>
          <th scope="col" className="history-wide">
            {cashierTexts.bets.columns.payout}
          </th>
          <th scope="col">{cashierTexts.bets.columns.result}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((bet) => (
          <Row key={bet.id} bet={bet} game={games?.find(({ id }) => id === bet.game)} />
        ))}
      </tbody>
    </table>
  );
};

const ProviderChoice = ({ filters }: { readonly filters: Filters }) => {
  const providers = useQuery(betProvidersQuery()).data ?? [];
  const chosen = filters.text('provider');
  // A provider in the URL is listed even before the response.
  const all = chosen === '' || providers.includes(chosen) ? providers : [chosen, ...providers];
  return (
    <Choice
      label={bets.provider}
      value={chosen}
      options={[{ value: '', text: words.all }, ...all.map((name) => ({ value: name, text: name }))]}
      onChange={(value) => filters.choose('provider', value)}
    />
  );
};

const Bets = () => {
  const filters = useFilters();
  const { from, to, page } = filters;
  const query = useQuery({
    ...betsQuery({ from, to, page, provider: filters.text('provider') }),
    enabled: !filters.reversed,
  });
  return (
    <>
      <FilterBar filters={filters}>
        <ProviderChoice filters={filters} />
      </FilterBar>
      {!filters.reversed && (
        <section className="history-card" aria-busy={query.isFetching}>
          <ListState query={query} empty={filters.filtered ? bets.emptyFiltered : cashierTexts.bets.empty} />
          {query.data && query.data.items.length > 0 && <BetTable items={query.data.items} />}
          <Pager page={page} size={pageSize} total={query.data?.total ?? 0} onTurn={filters.turnTo} />
        </section>
      )}
    </>
  );
};

export const BetsPage = () => {
  const signedIn = useSession() !== null;
  return (
    <AccountPage
      title={bets.title}
      text={bets.text}
      aside={
        signedIn && (
          <Link className={buttonClass({ tone: 'ghost', size: 'small' })} to="/history/proofs">
            {historyTexts.proveAll}
          </Link>
        )
      }
    >
      {signedIn && <Bets />}
    </AccountPage>
  );
};
