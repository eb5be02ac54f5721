/** A refund in progress; if no gateway can pay it, an operator takes it, sends it by bank and books it here. */
import {
  bookRefund,
  letRefundGo,
  settleTwice,
  takeRefund,
  type OfficeDepositView,
} from '@carmine/contract/back-office/money/deposits';
import { ask } from '../../calls.ts';
import { Amount, State, time } from '../../shell/figures.tsx';
import { money } from '../../texts/en-money.ts';
import { PayByHand } from './pay-by-hand.tsx';
import { SayWhy } from './say-why.tsx';

const words = money.refund;

type Refund = NonNullable<OfficeDepositView['refund']>;

const aboutOf = (view: OfficeDepositView, { status, stranded, attempt, gatewayPaidAt, twice }: Refund): string => {
  if (twice) return words.twice(view.method);
  if (status === 'taken' && gatewayPaidAt !== null) return words.late(view.method, time(gatewayPaidAt));
  return stranded ? words.stranded(view.method, view.id, attempt) : words.about[status](view.method, view.player.name);
};

/** The next possible step; none for roles that may only view. */
const NextStep = ({ id, refund: { status, stranded, twice } }: { id: string; refund: Refund }) => {
  const params = { id };
  if (twice) return <SayWhy label={words.settled} say={(body) => ask(settleTwice, { params, body })} />;
  if (status === 'taken')
    return (
      <>
        <PayByHand pay={(body) => ask(bookRefund, { params, body })} />
        <SayWhy label={words.letGo} say={(body) => ask(letRefundGo, { params, body })} />
      </>
    );
  if (status === 'by_hand' || stranded)
    return <SayWhy label={words.take} say={(body) => ask(takeRefund, { params, body })} />;
  return null;
};

/** Operators involved. */
const Hands = ({ refund }: { refund: Refund }) => {
  const { takenBy, takenAt, bookedBy, bookedAt, settledBy, settledAt } = refund;
  const said = [
    [words.took, takenBy, takenAt],
    [words.booked, bookedBy, bookedAt],
    [words.settledBy, settledBy, settledAt],
  ] as const;
  return said.map(([text, who, at]) =>
    who === null || at === null ? null : (
      <p className="caption number" key={who + at}>
        {text(who, time(at))}
      </p>
    ),
  );
};

export const RefundCard = (props: { view: OfficeDepositView; refund: Refund; mayPay: boolean }) => {
  const { view, refund, mayPay } = props;
  const { amount, currency, status, way, stranded, attempt, reference, takenBy, twice, updatedAt } = refund;
  const byHand = status === 'by_hand' || status === 'taken' || way === 'bank';
  return (
    <section className="card">
      <h2>{words.title}</h2>
      <p className="about">{aboutOf(view, refund)}</p>
      <ul className="switches">
        <li className="leg">
          <div className="together">
            <strong>{byHand ? money.legs.manual : money.legs.back(view.method)}</strong>
            {amount !== null && currency !== null ? <Amount value={amount} currency={currency} /> : words.unknown}
            <State value={status} />
            {twice && <span className="tag bad">{words.wentTwice}</span>}
            {stranded && <span className="tag warn">{money.legs.stranded}</span>}
            {status === 'taken' && takenBy !== null && <span className="tag">{words.takenBy(takenBy)}</span>}
            {attempt > 1 && <span className="tag warn">{words.attempt(attempt)}</span>}
            {reference !== null && <span className="mono">{reference}</span>}
            <span className="number caption">{time(updatedAt)}</span>
          </div>
          <Hands refund={refund} />
          {mayPay && <NextStep id={view.id} refund={refund} />}
        </li>
      </ul>
    </section>
  );
};
