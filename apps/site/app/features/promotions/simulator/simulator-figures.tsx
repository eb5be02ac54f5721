import type { BonusFigures, Figure } from '@carmine/games/bonus-simulation';
import { money, pageLocale, type CurrencyCode } from '@carmine/money';
import { Link } from 'react-router';
import { displayCount, displayMoney } from '../../../amounts/display.ts';
import { helpAddress } from '../../../platform/page/text-address.ts';
import type { SimulatedBet } from './queries.ts';
import { simulatorTexts as words } from './texts.ts';

const { result } = words;
const percent = new Intl.NumberFormat(pageLocale, { style: 'percent', maximumFractionDigits: 1 });

/** The mean of many results, to the nearest subunit: a statistic, not anybody's money. */
const shownIn = (currency: CurrencyCode) => (subunits: number) =>
  displayMoney(money(currency, BigInt(Math.round(subunits))));

/** What was never seen in so many tries may still happen: it is rarer than three in all of them. */
const chanceText = ({ value }: Figure, count: number): string =>
  value === 0 ? result.rare(percent.format(3 / count)) : percent.format(value);

/** A figure, and its standard error where it has one. */
interface Cell {
  readonly value: string;
  readonly error?: string;
}

interface Row {
  readonly name: string;
  readonly with: Cell;
  readonly without: Cell;
}

const withError = (shown: (value: number) => string, { value, se }: Figure): Cell => ({
  value: shown(value),
  error: shown(se),
});

const chanceRows = ({ ends, sessions }: BonusFigures): Row[] => {
  const row = (name: string, figure: Figure): Row => {
    const value = chanceText(figure, sessions);
    const error = figure.value === 0 ? {} : { error: percent.format(figure.se) };
    return { name, with: { value, ...error }, without: { value: result.none } };
  };
  const { completed, lost, expired } = ends;
  return [
    row(result.rows.completed, completed),
    row(result.rows.lost, lost),
    ...(expired.value === 0 ? [] : [row(result.rows.expired, expired)]),
  ];
};

const moneyRows = (figures: BonusFigures, shown: (value: number) => string): Row[] => {
  const { withBonus, withoutBonus } = figures;
  const both = (name: string, first: Figure, second: Figure): Row => ({
    ...{ name, with: withError(shown, first), without: withError(shown, second) },
  });
  const plain = (name: string, first: Figure, second: Figure): Row => ({
    ...{ name, with: { value: shown(first.value) }, without: { value: shown(second.value) } },
  });
  const { rows } = result;
  return [
    both(rows.left, withBonus.mean, withoutBonus.mean),
    both(rows.cost, figures.cost, figures.costWithout),
    plain(rows.sd, withBonus.sd, withoutBonus.sd),
    plain(rows.low, withBonus.percentiles[0], withoutBonus.percentiles[0]),
    plain(rows.middle, withBonus.percentiles[1], withoutBonus.percentiles[1]),
    plain(rows.high, withBonus.percentiles[2], withoutBonus.percentiles[2]),
    plain(rows.staked, figures.staked, figures.stakedWithout),
  ];
};

const summaryOf = ({ ends, cost, withBonus, sessions }: BonusFigures, shown: (value: number) => string): string => {
  const [chance, left] = [chanceText(ends.completed, sessions), shown(withBonus.mean.value)];
  return cost.value >= 0
    ? result.summary(chance, left, shown(cost.value))
    : result.summaryGain(chance, left, shown(-cost.value), chanceText(ends.lost, sessions));
};

const Shown = ({ value, error }: Cell) => (
  <td className="num">
    {value} {error !== undefined && <small>± {error}</small>}
  </td>
);

const Table = ({ rows }: { readonly rows: readonly Row[] }) => (
  <table className="simulator-table">
    <caption className="visually-hidden">{result.caption}</caption>
    <thead>
      <tr>
        <th scope="col">{result.figure}</th>
        <th scope="col">{result.with}</th>
        <th scope="col">{result.without}</th>
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={row.name}>
          <th scope="row">{row.name}</th>
          <Shown {...row.with} />
          <Shown {...row.without} />
        </tr>
      ))}
    </tbody>
  </table>
);

const Check = ({ seed, bets }: { readonly seed: number; readonly bets: readonly SimulatedBet[] }) => (
  <details className="simulator-check">
    <summary>{result.check}</summary>
    <p>{result.checkText(seed)}</p>
    <ul>
      {bets.map(({ hash }) => (
        <li key={hash} className="num">
          {hash}
        </li>
      ))}
    </ul>
    <Link className="link" to={helpAddress('bonus-simulator')}>
      {result.how}
    </Link>
  </details>
);

interface FiguresProps {
  readonly figures: BonusFigures;
  readonly currency: CurrencyCode;
  readonly bets: readonly SimulatedBet[];
}

export const SimulatorFigures = ({ figures, currency, bets }: FiguresProps) => {
  const shown = shownIn(currency);
  const { value, se } = figures.worth;
  return (
    <section className="simulator-card">
      <h2>{result.title}</h2>
      <p className="simulator-summary">{summaryOf(figures, shown)}</p>
      <p>{value >= 0 ? result.worth(shown(value), shown(se)) : result.takes(shown(-value), shown(se))}</p>
      <Table rows={[...chanceRows(figures), ...moneyRows(figures, shown)]} />
      <p className="simulator-hint">{result.note(displayCount(figures.sessions))}</p>
      <Check seed={figures.seed} bets={bets} />
    </section>
  );
};
