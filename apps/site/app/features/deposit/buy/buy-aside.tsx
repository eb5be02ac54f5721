import type { CryptoAddress } from '@carmine/contract/payments/crypto';
import type { OnRamp } from '@carmine/contract/payments/onramps';
import type { Minimums } from '@carmine/contract/payments/wallet';
import type { Money } from '@carmine/money';
import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import { displayAmount, displayCode, displayMoney } from '../../../amounts/display.ts';
import { TutorialLink } from '../../../modals/tutorial-link.tsx';
import { coinsFor, feeOf, isVerified, percentText } from './buy-rules.ts';
import { buyTexts as words } from './texts.ts';
import './buy.css';
import '../../../styles/facts.css';
import '../../../styles/progress.css';

interface Props {
  readonly onRamp: OnRamp;
  /** Undefined while it is no amount that is sold for. */
  readonly pays: Money | undefined;
  readonly minimums: Minimums | undefined;
  readonly address: CryptoAddress;
}

const Sum = ({ onRamp, pays, minimums }: Omit<Props, 'address'> & { readonly pays: Money }) => {
  const coins = coinsFor(pays, onRamp, minimums);
  return (
    <dl className="facts">
      <div>
        <dt>{words.youPay}</dt>
        <dd className="num">{displayMoney(pays)}</dd>
      </div>
      <div>
        <dt>{words.feeOf(percentText(onRamp.feePercent))}</dt>
        <dd className="num">−{displayMoney(feeOf(pays, onRamp))}</dd>
      </div>
      {coins !== undefined && (
        <div className="facts-total">
          <dt>{words.total}</dt>
          <dd className="num">{displayMoney(coins)}</dd>
        </div>
      )}
    </dl>
  );
};

const Point = ({ done, title, text }: { readonly done: boolean; readonly title: string; readonly text: string }) => {
  const Icon = done ? Check : Clock;
  return (
    <li className={`step ${done ? 'step-done' : 'step-waiting'}`}>
      <span className="step-mark">
        <Icon size={14} strokeWidth={2.5} aria-hidden="true" />
      </span>
      <span>
        {title}
        <span className="buy-point">{text}</span>
      </span>
    </li>
  );
};

/** To cents: the rate has more decimals than an amount may have. */
const shortRate = (rate: string): string => {
  const [whole = '0', fraction = ''] = rate.split('.');
  return `${whole}.${fraction.padEnd(2, '0').slice(0, 2)}`;
};

/** Beside the choice: what it costs, what the on-ramp asks for, and when the coins are credited. */
export const BuyAside = ({ onRamp, pays, minimums, address }: Props) => {
  const threshold = displayAmount('EUR', onRamp.verificationAboveEur);
  const verified = pays !== undefined && isVerified(pays, onRamp);
  return (
    <>
      <h3 className="aside-title">{words.with(onRamp.name)}</h3>
      <p className="aside-note">{words.opensHere}</p>
      {pays !== undefined && <Sum onRamp={onRamp} pays={pays} minimums={minimums} />}
      {minimums !== undefined && (
        <p className="buy-small num">
          {words.rate(displayCode(address.currency), displayAmount('EUR', shortRate(minimums.eurRate)))}
        </p>
      )}
      <ol className="steps">
        <Point
          done={!verified}
          title={verified ? words.checked : words.unchecked}
          text={words.asksAbove(onRamp.name, threshold)}
        />
        <Point done={false} title={words.credited(address.confirmations)} text={words.creditedText} />
      </ol>
      <TutorialLink name="buyCrypto" />
      <p className="buy-small buy-end">{words.between}</p>
    </>
  );
};
