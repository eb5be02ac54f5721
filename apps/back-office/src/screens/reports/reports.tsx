/** What promotions cost, by day and kind, and what is still open of them. The period is in the URL, so that it can be shared. */
import { readPromotionCosts, type PromotionCosts } from '@carmine/contract/back-office/money/reports';
import { countText, currency as currencyOf, decimalText } from '@carmine/money';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useAsk } from '../../calls.ts';
import { Field } from '../../shell/door.tsx';
import { Amount } from '../../shell/figures.tsx';
import { Scroll } from '../../shell/scroll.tsx';
import { Failure, Loading, Nothing } from '../../shell/states.tsx';
import { reports } from '../../texts/en-reports.ts';

const words = reports.promotions;

const Table = ({ label, columns, children }: { label: string; columns: readonly string[]; children: ReactNode }) => (
  <Scroll label={label}>
    <table>
      <thead>
        <tr>
          {columns.map((text, place) => (
            <th key={text} className={place === 0 ? undefined : 'right'}>
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </Scroll>
);

const Open = ({ open }: Pick<PromotionCosts, 'open'>) => (
  <section className="card">
    <h2>{words.open}</h2>
    <p className="inset">{words.openAbout}</p>
    {open.length === 0 ? (
      <Nothing text={words.noOpen} />
    ) : (
      <Table label={words.open} columns={Object.values(words.openColumns)}>
        {open.map(({ currency, ...sums }) => (
          <tr key={currency}>
            <td>{currencyOf(currency).display}</td>
            {(['bonus', 'freeSpinWinnings', 'freeSpins', 'prizePools'] as const).map((name) => (
              <td key={name} className="right">
                <Amount value={sums[name]} currency={currency} />
              </td>
            ))}
          </tr>
        ))}
      </Table>
    )}
  </section>
);

const Days = ({ days }: Pick<PromotionCosts, 'days'>) => (
  <section className="card">
    <h2>{words.days}</h2>
    {days.length === 0 ? (
      <Nothing text={words.noDays} />
    ) : (
      <Scroll label={words.days}>
        <table>
          <thead>
            <tr>
              <th>{words.columns.day}</th>
              <th>{words.columns.kind}</th>
              <th className="right">{words.columns.count}</th>
              <th className="right">{words.columns.amount}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, kind, currency, count, amount, isCost }) => (
              <tr key={`${day} ${kind} ${currency}`}>
                <td className="number">{day}</td>
                <td>{words.kinds[kind]}</td>
                <td className="right number">{countText(count)}</td>
                <td className="right">
                  {isCost ? (
                    <Amount value={amount} currency={currency} />
                  ) : (
                    <span className="caption">
                      {words.notCost(`${decimalText(amount)} ${currencyOf(currency).display}`)}
                    </span>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
    )}
  </section>
);

export const Costs = ({ costs }: { costs: PromotionCosts }) => (
  <>
    <section className="card">
      <h2>{words.cost}</h2>
      {costs.costs.length === 0 ? (
        <Nothing text={words.noCost} />
      ) : (
        <dl className="figures plain">
          {costs.costs.map(({ currency, cost }) => (
            <div key={currency}>
              <dt>{currencyOf(currency).display}</dt>
              <dd>
                <Amount value={cost} currency={currency} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
    <Open open={costs.open} />
    <Days days={costs.days} />
  </>
);

const isDay = (text: string | null): text is string => /^\d{4}-\d\d-\d\d$/.test(text ?? '');

export const ReportsScreen = () => {
  const [search, setSearch] = useSearchParams();
  const [from, to] = [search.get('from'), search.get('to')];
  const query = { ...(isDay(from) ? { from } : {}), ...(isDay(to) ? { to } : {}) };
  const result = useAsk(readPromotionCosts, { query }, { stamp: search.toString() });
  const set = (name: 'from' | 'to', value: string) => {
    const next = new URLSearchParams(search);
    if (value === '') next.delete(name);
    else next.set(name, value);
    setSearch(next, { replace: true });
  };
  const field = (name: 'from' | 'to') => (
    <Field
      label={words[name]}
      type="date"
      value={search.get(name) ?? result.data?.[name] ?? ''}
      onChange={(event) => set(name, event.target.value)}
    />
  );
  return (
    <>
      <h1>{reports.title}</h1>
      <section className="card" aria-busy={result.isFetching}>
        <h2>{words.title}</h2>
        <p className="inset">{words.about}</p>
        <div className="filters" role="search">
          {field('from')}
          {field('to')}
        </div>
        {result.isPending && <Loading />}
        {result.error && <Failure error={result.error} />}
      </section>
      {result.data && <Costs costs={result.data} />}
    </>
  );
};
