/** Opens a dispute of a deposit from the acquirer's letter. */
import { openDispute } from '@carmine/contract/back-office/money/disputes';
import type { OfficeDepositView } from '@carmine/contract/back-office/money/deposits';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ask } from '../../calls.ts';
import { Field } from '../../shell/door.tsx';
import { disputes } from '../../texts/en-disputes.ts';
import { SayWhy } from '../money/say-why.tsx';

const words = disputes.letter;

/** Crypto has no card holder who could dispute it. */
export const canBeDisputed = ({ status, method, currency }: OfficeDepositView): boolean =>
  (status === 'credited' || status === 'charged_back') && method !== currency;

export const LetterCard = ({ view }: { view: OfficeDepositView }) => {
  const navigate = useNavigate();
  const [amount, setAmount] = useState(view.amount);
  const [reference, setReference] = useState('');
  const [due, setDue] = useState('');
  const open = async ({ reason }: { reason: string }) => {
    const { id } = await ask(openDispute, {
      params: { id: view.id },
      body: {
        ...{ amount, currency: view.currency, reason },
        ...(reference.trim() === '' ? {} : { reference: reference.trim() }),
        ...(due === '' ? {} : { dueAt: `${due}T23:59:59.000Z` }),
      },
    });
    await navigate(`/disputes/${id}`);
  };
  return (
    <section className="card">
      <h2>{words.title}</h2>
      <div className="inset">
        <p>{words.about}</p>
        <Field
          label={words.amount}
          value={amount}
          inputMode="decimal"
          onChange={(event) => setAmount(event.target.value)}
        />
        <Field
          label={words.reference}
          value={reference}
          maxLength={100}
          onChange={(event) => setReference(event.target.value)}
        />
        <Field label={words.due} type="date" value={due} onChange={(event) => setDue(event.target.value)} />
        <SayWhy label={words.open} say={open} />
      </div>
    </section>
  );
};
