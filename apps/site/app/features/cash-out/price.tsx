/** What a withdrawal costs and when it is paid: beside the form, or above its button where there is one column. */
import { Notice, Skeleton } from '@carmine/design/feedback';
import { BankAccount } from '../bank-account/bank-account.tsx';
import { FiatQuote } from './fiat-quote.tsx';
import { Quote } from './quote.tsx';
import { cashOutTexts } from './texts.ts';
import type { CashOut } from './use-cash-out.ts';
import './cash-out.css';

const { quote: words, fiat } = cashOutTexts;

interface Props {
  readonly cashOut: CashOut;
}

const Content = ({ cashOut: { isFiat, amount, bonus, paused, payable } }: Props) => {
  if (amount === undefined) return <p className="cash-out-small">{words.waiting}</p>;
  if (payable === undefined) return <Skeleton shape="line" />;
  // Nothing is promised for what cannot leave.
  if (!payable) return <p className="cash-out-small">{words.notYet}</p>;
  const Sum = isFiat ? FiatQuote : Quote;
  return <Sum amount={amount} bonus={bonus} paused={paused} />;
};

export const Price = ({ cashOut }: Props) => (
  <div className="cash-out-price">
    <Content cashOut={cashOut} />
  </div>
);

/** What a bank transfer needs: a form of its own, so it is never inside the withdrawal's. */
export const ByBank = ({ cashOut }: Props) =>
  cashOut.byBank && cashOut.payable === true ? (
    <>
      <Notice>{fiat.byHandText}</Notice>
      <section className="cash-out-bank" aria-label={fiat.byBank}>
        <BankAccount />
      </section>
    </>
  ) : null;
