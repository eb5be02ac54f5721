import type { Activity } from '@carmine/contract/games/activity';
import { decimalText, money, readAmount } from '@carmine/money';
import { displayAmount, displayMoney } from '../../amounts/display.ts';
import { activityTexts } from './texts.ts';
import { signedEuro, toneOf } from './figures.tsx';

const { odds: words } = activityTexts;

const verdict = (distance: number): string =>
  Math.abs(distance) < 0.05 ? words.onSpot : words.verdict(decimalText(Math.abs(distance).toFixed(1)), distance > 0);

/** What a hundred euro of this mix of bets cost on average, as an amount. */
const edgeOf = ({ games }: Activity): string | undefined => {
  const known = games.filter(({ rtp }) => rtp !== undefined);
  const sumOf = (texts: readonly string[]) => texts.reduce((sum, text) => sum + readAmount('EUR', text).subunits, 0n);
  const base = sumOf(known.map((row) => row.staked));
  const cost = -sumOf(known.map(({ expected }) => expected?.net ?? '0.00'));
  return base === 0n || cost < 0n ? undefined : displayMoney(money('EUR', (cost * 10_000n) / base));
};

const span = 3;
const place = (distance: number): string => {
  const bounded = Math.max(-span, Math.min(span, distance));
  return `${((bounded + span) / (2 * span)) * 100}%`;
};

/** The result's position in the normal range: one standard deviation is darker than two. */
const Spread = ({ distance }: { readonly distance: number }) => (
  <div className="spread" aria-hidden="true">
    <span className="spread-two" />
    <span className="spread-one" />
    <span className="spread-mean" />
    <span className="spread-mark" style={{ left: place(distance) }} />
  </div>
);

export const OddsCard = ({ activity }: { readonly activity: Activity }) => {
  const { expected, play } = activity;
  const edge = edgeOf(activity);
  return (
    <section className="activity-card" aria-label={words.title}>
      <h2>{words.title}</h2>
      <div className="odds-grid">
        {expected.distance !== undefined && (
          <div>
            <dl className="odds">
              <dt>{words.expected}</dt>
              <dd className="num">{signedEuro(expected.net)}</dd>
              <dt>{words.actual}</dt>
              <dd className={`num result-${toneOf(play.net)}`}>{signedEuro(play.net)}</dd>
              <dt>{words.spread}</dt>
              <dd className="num">± {displayAmount('EUR', expected.deviation)}</dd>
            </dl>
            <Spread distance={expected.distance} />
          </div>
        )}
        <div>
          <p className="activity-note">{expected.distance === undefined ? words.none : verdict(expected.distance)}</p>
          {edge !== undefined && <p className="activity-note">{words.edge(edge)}</p>}
        </div>
      </div>
    </section>
  );
};
