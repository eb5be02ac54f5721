import { payOutDays, type PayOutTime } from '@carmine/contract/payments/pay-out-times';
import { Notice } from '@carmine/design/feedback';
import { parseCurrencyCode } from '@carmine/money';
import { currencyName } from '../../amounts/names.ts';
import { useSite } from '../../platform/page/site-data.ts';
import { helpTexts } from './texts.ts';
import { AskPerson } from './help-page.tsx';
import './help.css';

const words = helpTexts.payOuts;

/** Rounded up, so that the promise is kept. */
export const displayDuration = (seconds: number): string => {
  if (seconds < 90) return words.seconds(Math.max(1, Math.ceil(seconds)));
  if (seconds < 90 * 60) return words.minutes(Math.ceil(seconds / 60));
  if (seconds < 36 * 3600) return words.hours(Math.ceil(seconds / 3600));
  return words.days(Math.ceil(seconds / 86_400));
};

/** A chain is named by its coin, a gateway by its code in words. */
const methodName = (method: string): string => {
  const code = parseCurrencyCode(method);
  if (code !== undefined) return currencyName(code);
  const [first = '', ...rest] = method.toLowerCase().split('_').filter(Boolean);
  return [first.charAt(0).toUpperCase() + first.slice(1), ...rest].join(' ');
};

export const PayOutTimeRows = ({ times }: { readonly times: readonly PayOutTime[] }) => (
  <div className="help-scroll" role="region" aria-label={words.title} tabIndex={0}>
    <table className="help-table">
      <thead>
        <tr>
          <th>{words.columns.method}</th>
          <th>{words.columns.median}</th>
          <th>{words.columns.p90}</th>
          <th>{words.columns.count}</th>
        </tr>
      </thead>
      <tbody>
        {times.map(({ method, medianS, p90S, count }) => (
          <tr key={method}>
            <th scope="row">{methodName(method)}</th>
            <td className="num">{displayDuration(medianS)}</td>
            {p90S === null ? <td>{words.few}</td> : <td className="num">{displayDuration(p90S)}</td>}
            <td className="num">{count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

/** `undefined` if they could not be loaded. */
export const PayOutTimesPage = ({ times }: { readonly times: readonly PayOutTime[] | undefined }) => {
  const { site } = useSite();
  return (
    <div className="help">
      <h1 className="page-title">{words.title}</h1>
      <p className="help-lead">{words.text(payOutDays)}</p>
      {times === undefined && <Notice tone="warn">{words.failed}</Notice>}
      {times?.length === 0 && <Notice>{words.none(payOutDays)}</Notice>}
      {times !== undefined && times.length > 0 && <PayOutTimeRows times={times} />}
      {times !== undefined && times.length > 0 && site.deployment === 'sandbox' && (
        <p className="help-small">{words.sandbox}</p>
      )}
      <AskPerson />
    </div>
  );
};
