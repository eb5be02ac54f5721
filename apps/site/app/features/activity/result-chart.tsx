/** Losses below the line at the same scale as wins above it. */
import type { Activity, ActivityPeriod } from '@carmine/contract/games/activity';
import { displayAmount } from '../../amounts/display.ts';
import { displayDay } from '../../amounts/moment.ts';
import { activityTexts } from './texts.ts';
import { barsOf, type Bar } from './bars.ts';

const { chart: words } = activityTexts;

const signed = (net: string): string =>
  /^-|^0\.00$/.test(net) ? displayAmount('EUR', net) : `+${displayAmount('EUR', net)}`;

const Column = ({ bar }: { readonly bar: Bar }) => {
  if (!bar.played) return <li aria-hidden="true" />;
  const label = words.bar(displayDay(bar.day), signed(bar.net));
  return (
    <li>
      <span
        className={`bar bar-${bar.height === 0 ? 'even' : bar.height > 0 ? 'won' : 'lost'}`}
        style={{ height: `${Math.max(Math.abs(bar.height) * 50, 1)}%` }}
        role="img"
        aria-label={label}
        title={label}
      />
    </li>
  );
};

/** All labels with cents, or none. */
const Scale = ({ scale }: { readonly scale: number }) => {
  const cents = Number.isInteger(scale / 2) ? /[.,]00(?!\d)/ : '';
  return (
    <ol className="chart-scale" aria-hidden="true">
      {[scale, scale / 2, 0, -scale / 2, -scale].map((euro) => (
        <li key={euro} className="num">
          {signed(euro.toFixed(2)).replace(cents, '')}
        </li>
      ))}
    </ol>
  );
};

/** Days that are named under the bars, the first and the last among them. */
const marks = 5;

export const ResultChart = ({ activity, period }: { readonly activity: Activity; readonly period: ActivityPeriod }) => {
  const { bars, scale } = barsOf(activity, period);
  const played = bars.filter((bar) => bar.played).length;
  const shown = Array.from({ length: marks }, (_value, i) => bars[Math.round((i * (bars.length - 1)) / (marks - 1))]);
  const title = words.title[period];
  return (
    <section className="activity-card" aria-label={words.label(title, played)}>
      <div className="activity-title">
        <h2>{title}</h2>
        <p className="chart-key">
          <span className="key-won">{words.won}</span>
          <span className="key-lost">{words.lost}</span>
        </p>
      </div>
      {played === 0 ? (
        <p className="activity-empty">{words.empty}</p>
      ) : (
        <div className="chart">
          <ul className="chart-bars" data-period={period}>
            {bars.map((bar) => (
              <Column key={bar.day} bar={bar} />
            ))}
          </ul>
          <Scale scale={scale} />
          <ol className="chart-days" aria-hidden="true">
            {shown.map((bar) => bar && <li key={bar.day}>{displayDay(bar.day)}</li>)}
          </ol>
        </div>
      )}
    </section>
  );
};
