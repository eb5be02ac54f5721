/** Legs of a fiat withdrawal; bank transfers are taken and booked here, and late card payments handled. */
import {
  payLegByHand,
  putLegBack,
  settleLateLeg,
  takeLeg,
  type OfficeCashOutView,
} from '@carmine/contract/back-office/money/cash-outs';
import type { CurrencyCode } from '@carmine/money';
import { ask } from '../../calls.ts';
import { Amount, amountText, State, time } from '../../shell/figures.tsx';
import { money } from '../../texts/en-money.ts';
import { PayByHand } from './pay-by-hand.tsx';
import { SayWhy } from './say-why.tsx';

const words = money.legs;

type Leg = OfficeCashOutView['legs'][number];

const PaidLate = ({ currency, late }: { currency: CurrencyCode; late: NonNullable<Leg['paidLate']> }) => {
  const { at, way, owed, settledBy, settledAt } = late;
  return (
    <>
      <p className="about">
        {words.late[way ?? 'noted'](time(at))}{' '}
        {way === 'player' && /[1-9]/.test(owed) && words.late.owed(amountText(owed, currency))}
      </p>
      {settledBy !== null && settledAt !== null && (
        <p className="caption number">{money.refund.settledBy(settledBy, time(settledAt))}</p>
      )}
    </>
  );
};

/** What can be done next; one thing at a time. */
const NextStep = ({ id, leg: { leg, payable, takeable, takenBy, paidLate } }: { id: string; leg: Leg }) => {
  const params = { id, leg };
  if (paidLate?.open === true && paidLate.way !== null)
    return <SayWhy label={money.refund.settled} say={(body) => ask(settleLateLeg, { params, body })} />;
  if (takeable) return <SayWhy label={money.refund.take} say={(body) => ask(takeLeg, { params, body })} />;
  if (!payable) return null;
  return (
    <>
      <PayByHand pay={(body) => ask(payLegByHand, { params, body })} />
      {takenBy !== null && <SayWhy label={money.refund.letGo} say={(body) => ask(putLegBack, { params, body })} />}
    </>
  );
};

const Row = ({ view, leg, mayPay }: { view: OfficeCashOutView; leg: Leg; mayPay: boolean }) => (
  <li className="leg">
    <div className="together">
      <strong>{leg.method === 'MANUAL' ? words.manual : words.back(leg.method)}</strong>
      <Amount value={leg.amount} currency={view.currency} />
      <State value={leg.status} />
      {leg.stranded && <span className="tag warn">{words.stranded}</span>}
      {leg.paidLate !== null && <span className={`tag ${leg.paidLate.open ? 'bad' : 'warn'}`}>{words.late.tag}</span>}
      {leg.keptBy !== null && <span className="tag bad">{words.kept}</span>}
      {leg.takenBy !== null && <span className="tag">{money.refund.takenBy(leg.takenBy)}</span>}
      {leg.reference !== null && <span className="mono">{leg.reference}</span>}
    </div>
    {leg.stranded && <p className="about">{words.find(leg.method, `${view.id}_${leg.leg}`)}</p>}
    {leg.takeable && <p className="about">{leg.replaces === null ? words.first : words.instead(leg.replaces)}</p>}
    {leg.keptBy !== null && <p className="about">{words.keptBy[leg.keptBy]}</p>}
    {leg.payable && leg.takenBy !== null && <p className="about">{words.taken}</p>}
    {leg.calledOff && <p className="about">{words.late.calledOff}</p>}
    {leg.paidLate !== null && <PaidLate currency={view.currency} late={leg.paidLate} />}
    {mayPay && <NextStep id={view.id} leg={leg} />}
  </li>
);

export const Legs = ({ view, mayPay }: { view: OfficeCashOutView; mayPay: boolean }) => (
  <section className="card">
    <h2>{words.title}</h2>
    <p className="about">{words.about(view.player.name)}</p>
    <ul className="switches">
      {view.legs.map((leg) => (
        <Row key={leg.leg} view={view} leg={leg} mayPay={mayPay} />
      ))}
    </ul>
  </section>
);
