import type { Payment } from '@carmine/contract/payments/deposits';
import { Notice } from '@carmine/design/feedback';
import { readAmount, type Money } from '@carmine/money';
import { useQuery } from '@tanstack/react-query';
import { displayAmount, displayMoney } from '../../amounts/display.ts';
import { Worth } from '../../amounts/worth.tsx';
import { displayMoment } from '../../amounts/moment.ts';
import { messageOf } from '../../platform/calls/answers.ts';
import { fiatQuoteQuery } from '../../queries/cash-outs.ts';
import { cashOutTexts } from './texts.ts';
import { cashierTexts } from '../../texts/cashier.ts';
import '../../styles/facts.css';

const { quote: words, fiat } = cashOutTexts;

type Leg = NonNullable<Payment['legs']>[number];

/** A gateway by the name under which the player paid there. */
export const legName = ({ methodName, target }: Pick<Leg, 'methodName' | 'target'>): string => {
  if (methodName === undefined) return fiat.byHand;
  return target === 'e-wallet' ? fiat.toEWallet(methodName) : fiat.backTo(methodName);
};

interface Props {
  readonly amount: Money;
  /** The bonus that the withdrawal would forfeit. */
  readonly bonus: Money | undefined;
  /** No estimate: withdrawals are stopped. */
  readonly paused: boolean;
}

/** How the money would be returned, its fee and time, before confirmation. */
export const FiatQuote = ({ amount, bonus, paused }: Props) => {
  const { data, error } = useQuery(fiatQuoteQuery(amount));
  if (error !== null) return <Notice tone="warn">{messageOf(error, cashierTexts.failed)}</Notice>;
  const net = data === undefined ? amount : readAmount(data.currency, data.net);
  return (
    <>
      <dl className="facts cash-out-quote" aria-live="polite">
        {(data?.legs ?? []).map((leg, index) => (
          // The same card may occur twice, so the index is part of the key.
          <div key={`${leg.method}${index}`}>
            <dt>{legName(leg)}</dt>
            <dd className="num">
              {displayAmount(leg.currency, leg.amount)}
              {readAmount(leg.currency, leg.fee).subunits > 0n && (
                <span className="cash-out-small"> {fiat.legFee(displayAmount(leg.currency, leg.fee))}</span>
              )}
            </dd>
          </div>
        ))}
        <div>
          <dt>{fiat.fee}</dt>
          <dd className="num">{data ? displayAmount(data.currency, data.fee) : '…'}</dd>
        </div>
        {bonus !== undefined && bonus.subunits > 0n && (
          <div>
            <dt>{words.bonus}</dt>
            <dd className="num">
              {displayMoney(bonus)}
              <Worth amount={bonus} />
            </dd>
          </div>
        )}
        <div className="facts-total">
          <dt>{words.receive}</dt>
          <dd className="num">
            {displayMoney(net)}
            <Worth amount={net} />
          </dd>
        </div>
      </dl>
      {data && !paused && <p className="cash-out-small num">{words.due(displayMoment(data.dueAt))}</p>}
    </>
  );
};
