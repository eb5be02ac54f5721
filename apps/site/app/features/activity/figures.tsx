import type { Activity } from '@carmine/contract/games/activity';
import { displayAmount } from '../../amounts/display.ts';
import { activityTexts as words } from './texts.ts';

const euro = (text: string): string => displayAmount('EUR', text);

export const signedEuro = (net: string): string => (/^-|^0\.00$/.test(net) ? euro(net) : `+${euro(net)}`);
export const toneOf = (net: string): 'won' | 'lost' | 'even' =>
  net.startsWith('-') ? 'lost' : net === '0.00' ? 'even' : 'won';

export const durationText = (seconds: number): string => {
  if (seconds > 0 && seconds < 60) return words.underAMinute;
  const minutes = Math.round(seconds / 60);
  return words.duration(Math.floor(minutes / 60), minutes % 60);
};

interface FigureProps {
  readonly name: string;
  readonly value: string;
  readonly note: string;
  readonly tone?: 'won' | 'lost' | 'even';
}

const Figure = ({ name, value, note, tone }: FigureProps) => (
  <div>
    <dt>{name}</dt>
    <dd className={`figure num${tone === undefined ? '' : ` result-${tone}`}`}>{value}</dd>
    <dd className="num">{note}</dd>
  </div>
);

/** The result comes first, and losses are as prominent as wins. */
export const Figures = ({ activity: { play, deposits, cashOuts, time } }: { readonly activity: Activity }) => (
  <dl className="activity-figures">
    <Figure
      name={words.result}
      value={signedEuro(play.net)}
      tone={toneOf(play.net)}
      note={words.staked(euro(play.staked), euro(play.returned))}
    />
    <Figure name={words.deposited} value={euro(deposits.amount)} note={words.deposits(deposits.count)} />
    <Figure name={words.cashedOut} value={euro(cashOuts.amount)} note={words.cashOuts(cashOuts.count)} />
    <Figure
      name={words.time}
      value={durationText(time.seconds)}
      note={time.days === 0 ? words.noTime : words.sittings(time.days, durationText(time.longestSeconds))}
    />
  </dl>
);
