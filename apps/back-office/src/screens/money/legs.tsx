/** The legs of a cash-out in money; what a person has to pay is booked here with the bank's reference. */
import { payLegByHand, type OfficeCashOutView } from '@carmine/contract/back-office';
import { ask } from '../../calls.ts';
import { Amount, State } from '../../shell/figures.tsx';
import { money } from '../../texts/en-money.ts';
import { PayByHand } from './pay-by-hand.tsx';

const words = money.legs;

type Leg = OfficeCashOutView['legs'][number];

const Row = ({ view, leg, mayPay }: { view: OfficeCashOutView; leg: Leg; mayPay: boolean }) => (
  <li className="leg">
    <div className="together">
      <strong>{leg.method === 'MANUAL' ? words.manual : words.back(leg.method)}</strong>
      <Amount value={leg.amount} currency={view.currency} />
      <State value={leg.status} />
      {leg.stranded && <span className="tag warn">{words.stranded}</span>}
      {leg.reference !== null && <span className="mono">{leg.reference}</span>}
    </div>
    {leg.stranded && <p className="about">{words.find(leg.method, `${view.id}_${leg.leg}`)}</p>}
    {leg.payable && mayPay && (
      <PayByHand pay={(body) => ask(payLegByHand, { params: { id: view.id, leg: leg.leg }, body })} />
    )}
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
