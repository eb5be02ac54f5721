/** Every promotion, grants that wait for a decision, and the games closed to bonus money. */
import type { Operator } from '@carmine/contract/back-office/operators';
import { listClosedGames, listDeskPromotions, type DeskPromotion } from '@carmine/contract/back-office/promotions';
import { decimalText } from '@carmine/money';
import { Link } from 'react-router';
import { useAsk } from '../../calls.ts';
import { time } from '../../shell/figures.tsx';
import { Failure, Loading, Nothing } from '../../shell/states.tsx';
import { Table } from '../../shell/table.tsx';
import { promotions as words } from '../../texts/en-promotions.ts';
import { GrantReviews } from './grant-reviews.tsx';
import '../../styles/promotions.css';

const audienceOf = ({ audience }: DeskPromotion): string => {
  const { pastDeposits, countries, exceptCountries, currencies, skins, level } = audience;
  const parts = [
    ...(pastDeposits ? [words.deposits(pastDeposits.from, pastDeposits.to)] : []),
    ...(countries ? [countries.join(', ')] : []),
    ...(exceptCountries ? [words.not(exceptCountries.join(', '))] : []),
    ...(currencies ? [currencies.join(', ')] : []),
    ...(skins ? [skins.join(', ')] : []),
    ...(level === undefined ? [] : [words.level(level)]),
  ];
  return parts.length === 0 ? words.everybody : parts.join('; ');
};

const budgetOf = ({ budgetEur, budgetUsedEur }: DeskPromotion): string =>
  budgetEur === null ? words.noBudget : words.of(decimalText(budgetUsedEur), decimalText(budgetEur));

const tones = { offered: 'good', scheduled: 'info', draft: 'warn', over: '', ended: 'bad' } as const;

export const StateTag = ({ state }: Pick<DeskPromotion, 'state'>) => (
  <span className={`tag ${tones[state]}`}>{words.states[state]}</span>
);

const Row = ({ one }: { readonly one: DeskPromotion }) => (
  <tr>
    <td>
      <Link to={`/promotions/${one.id}`}>{one.title}</Link>
    </td>
    <td>{words.kinds[one.kind]}</td>
    <td>
      <StateTag state={one.state} />
    </td>
    <td>{audienceOf(one)}</td>
    <td className="number">
      {time(one.startsAt)} – {one.endsAt === undefined ? '' : time(one.endsAt)}
    </td>
    <td className="number">{budgetOf(one)}</td>
    <td className="number">{one.granted}</td>
    <td className="number">{decimalText(one.costEur)}</td>
  </tr>
);

const ClosedGames = () => {
  const games = useAsk(listClosedGames, {});
  return (
    <section className="card" aria-busy={games.isPending}>
      <h2>{words.closed}</h2>
      <p className="rules-note">{words.closedText}</p>
      {games.error && <Failure error={games.error} retry={() => void games.refetch()} />}
      {games.data?.items.length === 0 && <Nothing text={words.noClosed} />}
      {games.data && <p className="rules-note">{games.data.items.map(({ name }) => name).join(', ')}</p>}
    </section>
  );
};

export const PromotionsScreen = ({ operator }: { readonly operator: Operator }) => {
  const list = useAsk(listDeskPromotions, {});
  if (list.isPending) return <Loading />;
  if (list.error) return <Failure error={list.error} retry={() => void list.refetch()} />;
  return (
    <>
      <h1>{words.title}</h1>
      <p>{words.text}</p>
      <p>
        <Link to="/promotions/refer-a-friend">{words.referral}</Link>
      </p>
      <section className="card">
        <h2>{words.list}</h2>
        <Table label={words.list} columns={Object.values(words.columns)}>
          {list.data.items.map((one) => (
            <Row key={one.id} one={one} />
          ))}
        </Table>
      </section>
      {operator.permissions.includes('risk.read') && (
        <GrantReviews mayDecide={operator.permissions.includes('risk.manage')} />
      )}
      <ClosedGames />
    </>
  );
};
