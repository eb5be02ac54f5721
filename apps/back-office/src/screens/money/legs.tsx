/** The legs of a cash-out in money; what a person has to pay is booked here with the bank's reference. */
import { payLegByHand, type OfficeCashOutView } from '@carmine/contract/back-office';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ask } from '../../calls.ts';
import { Field } from '../../shell/door.tsx';
import { Amount, State } from '../../shell/figures.tsx';
import { money } from '../../texts/en-money.ts';

const words = money.legs;

type Leg = OfficeCashOutView['legs'][number];

const PayByHand = ({ id, leg }: { id: string; leg: number }) => {
  const queries = useQueryClient();
  const [reference, setReference] = useState('');
  const [reason, setReason] = useState('');
  const paying = useMutation({
    mutationFn: () =>
      ask(payLegByHand, { params: { id, leg }, body: { reference: reference.trim(), reason: reason.trim() } }),
    onSettled: () => queries.invalidateQueries(),
  });
  return (
    <form
      className="change"
      onSubmit={(event) => {
        event.preventDefault();
        paying.mutate();
      }}
    >
      <Field
        label={words.reference}
        value={reference}
        maxLength={140}
        onChange={(event) => setReference(event.target.value)}
      />
      <Field label={words.reason} value={reason} maxLength={500} onChange={(event) => setReason(event.target.value)} />
      <button
        type="submit"
        className="button primary"
        disabled={paying.isPending || reference.trim().length < 3 || reason.trim().length < 5}
      >
        {words.paid}
      </button>
      {paying.error && (
        <p className="notice bad" role="alert">
          {paying.error.message}
        </p>
      )}
    </form>
  );
};

const Row = ({ view, leg, mayPay }: { view: OfficeCashOutView; leg: Leg; mayPay: boolean }) => (
  <li className="leg">
    <div className="together">
      <strong>{leg.method === 'MANUAL' ? words.manual : words.back(leg.method)}</strong>
      <Amount value={leg.amount} currency={view.currency} />
      <State value={leg.status} />
      {leg.reference !== null && <span className="mono">{leg.reference}</span>}
    </div>
    {leg.payable && mayPay && <PayByHand id={view.id} leg={leg.leg} />}
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
