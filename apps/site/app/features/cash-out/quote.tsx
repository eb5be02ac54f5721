/** What a withdrawal costs and when it is paid: beside the form, or above its button where there is one column. */
import { Notice, Skeleton } from '@carmine/design/feedback';
import type { Money } from '@carmine/money';
import { useQuery } from '@tanstack/react-query';
import { displayMoney } from '../../amounts/display.ts';
import { displayMoment } from '../../amounts/moment.ts';
import { Amount, useWorth, Worth } from '../../amounts/worth.tsx';
import { messageOf } from '../../platform/calls/answers.ts';
import { quoteQuery } from '../../queries/cash-outs.ts';
import { cashierTexts } from '../../texts/cashier.ts';
import { BankAccount } from '../bank-account/bank-account.tsx';
import { FiatQuote } from './fiat-quote.tsx';
import { cashOutTexts } from './texts.ts';
import type { CashOut } from './use-cash-out.ts';
import './cash-out.css';
import '../../styles/facts.css';

const { quote: words, fiat } = cashOutTexts;

interface Props {
  readonly amount: Money;
  /** The bonus that the withdrawal would forfeit. */
  readonly bonus: Money | undefined;
  /** No estimate: withdrawals are stopped. */
  readonly paused: boolean;
}

/** Fee and net amount of coins, before confirmation. */
const CoinQuote = ({ amount, bonus, paused }: Props) => {
  const worth = useWorth(amount);
  const { data, error } = useQuery({ ...quoteQuery(amount), refetchInterval: 30_000 });
  if (error !== null) return <Notice tone="warn">{messageOf(error, cashierTexts.failed)}</Notice>;
  return (
    <>
      <dl className="facts cash-out-quote" aria-live="polite">
        <div>
          <dt>{words.fee}</dt>
          <dd className="num">{data ? <Amount currency={data.currency} value={data.fee} /> : '…'}</dd>
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
          <dd className="num">{data ? <Amount currency={data.currency} value={data.net} /> : '…'}</dd>
        </div>
      </dl>
      <p className="cash-out-small num">
        {[worth, data && !paused ? words.due(displayMoment(data.dueAt)) : undefined].filter(Boolean).join(' · ')}
      </p>
    </>
  );
};

interface PriceProps {
  readonly cashOut: CashOut;
}

const Content = ({ cashOut: { isFiat, amount, bonus, paused, payable } }: PriceProps) => {
  if (amount === undefined) return <p className="cash-out-small">{words.waiting}</p>;
  if (payable === undefined) return <Skeleton shape="line" />;
  // Nothing is promised for what cannot leave.
  if (!payable) return <p className="cash-out-small">{words.notYet}</p>;
  const Sum = isFiat ? FiatQuote : CoinQuote;
  return <Sum amount={amount} bonus={bonus} paused={paused} />;
};

export const Price = ({ cashOut }: PriceProps) => (
  <div className="cash-out-price">
    <Content cashOut={cashOut} />
  </div>
);

/** What a bank transfer needs: a form of its own, so it is never inside the withdrawal's. */
export const ByBank = ({ cashOut }: PriceProps) =>
  cashOut.byBank && cashOut.payable === true ? (
    <>
      <Notice>{fiat.byHandText}</Notice>
      <section className="cash-out-bank" aria-label={fiat.byBank}>
        <BankAccount />
      </section>
    </>
  ) : null;
