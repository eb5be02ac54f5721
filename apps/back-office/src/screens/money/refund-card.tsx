/** Refused money on its way back; where no gateway can give it back, it is booked here once a person has sent it. */
import { bookRefund, type OfficeDepositView } from '@carmine/contract/back-office';
import { ask } from '../../calls.ts';
import { Amount, State, time } from '../../shell/figures.tsx';
import { money } from '../../texts/en-money.ts';
import { PayByHand } from './pay-by-hand.tsx';

const words = money.refund;

type Refund = NonNullable<OfficeDepositView['refund']>;

export const RefundCard = (props: { view: OfficeDepositView; refund: Refund; mayPay: boolean }) => {
  const { view, refund, mayPay } = props;
  const { amount, currency, status, stranded, attempt, reference, updatedAt } = refund;
  return (
    <section className="card">
      <h2>{words.title}</h2>
      <p className="about">
        {stranded ? words.stranded(view.method, view.id, attempt) : words.about[status](view.method, view.player.name)}
      </p>
      <ul className="switches">
        <li className="leg">
          <div className="together">
            <strong>{status === 'by_hand' ? money.legs.manual : money.legs.back(view.method)}</strong>
            {amount !== null && currency !== null ? <Amount value={amount} currency={currency} /> : words.unknown}
            <State value={status} />
            {stranded && <span className="tag warn">{money.legs.stranded}</span>}
            {attempt > 1 && <span className="tag warn">{words.attempt(attempt)}</span>}
            {reference !== null && <span className="mono">{reference}</span>}
            <span className="number caption">{time(updatedAt)}</span>
          </div>
          {(status === 'by_hand' || stranded) && mayPay && (
            <PayByHand pay={(body) => ask(bookRefund, { params: { id: view.id }, body })} />
          )}
        </li>
      </ul>
    </section>
  );
};
