import type { Payment } from '@carmine/contract/payments/deposits';
import { SecondaryButton } from '@carmine/design/button';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { displayAmount, displayMoney } from '../../../amounts/display.ts';
import { displayTime } from '../../../amounts/moment.ts';
import { depositQuery, isPayable } from '../../../queries/deposits.ts';
import { pollMs } from '../../../platform/calls/query-client.ts';
import { useSession } from '../../../queries/session.ts';
import { store } from '../../../state/store.ts';
import { depositTexts } from '../texts.ts';
import { begunDeposit } from '../begun-deposit.ts';
import { CheckoutPane } from './checkout-pane.tsx';
import type { BegunDeposit } from '../use-deposit.ts';
import '../../../styles/progress.css';
import '../../../styles/pulse.css';

const { checkout: words, methods, progress } = depositTexts;

/** Once it is paid or expired, its own page shows the rest. */
const useOnward = (id: string): Payment | undefined => {
  const navigate = useNavigate();
  const player = useSession()?.id;
  const { data } = useQuery({ ...depositQuery(id), refetchInterval: pollMs });
  const over = data !== undefined && !isPayable(data.status);
  useEffect(() => {
    if (!over) return;
    begunDeposit.forget(player, id);
    store().modal.close('iframe');
    store().modal.close('deposit');
    void navigate(`/wallet/deposit?deposit=${encodeURIComponent(id)}`);
  }, [over, id, player, navigate]);
  return data;
};

const Facts = ({ begun, payment }: { readonly begun: BegunDeposit; readonly payment: Payment | undefined }) => (
  <dl className="checkout-facts">
    <div>
      <dt>{words.amount}</dt>
      <dd className="num checkout-amount">{displayMoney(begun.amount)}</dd>
    </div>
    {payment && (
      <div>
        <dt>{words.fee}</dt>
        <dd className="num">{displayAmount(payment.currency, payment.fee)}</dd>
      </div>
    )}
    {payment?.dueAt !== undefined && (
      <div>
        <dt>{words.validUntil}</dt>
        <dd className="num">{displayTime(payment.dueAt)}</dd>
      </div>
    )}
  </dl>
);

/** What is paid within our own pages, or gone on with. */
export const CheckoutStep = ({ begun }: { readonly begun: BegunDeposit }) => {
  const payment = useOnward(begun.id);
  return (
    <>
      <CheckoutPane
        id={begun.id}
        name={begun.methodName}
        checkout={begun.checkout}
        opens
        beside={<Facts begun={begun} payment={payment} />}
      />
      <p className="progress-live">
        <span className="pulse" />
        {progress.live}
      </p>
    </>
  );
};

/** Beside it: instructions, and a link to other methods. */
export const CheckoutAside = ({ begun, onOther }: { readonly begun: BegunDeposit; readonly onOther: () => void }) => (
  <>
    <h3 className="aside-title">{words.how}</h3>
    <ol className="steps">
      {words.steps[begun.checkout.presentation](begun.methodName, displayMoney(begun.amount)).map((step, index) => (
        <li key={step} className="step">
          <span className="step-mark num" aria-hidden="true">
            {index + 1}
          </span>
          {step}
        </li>
      ))}
    </ol>
    <p className="aside-sum">
      <span>{methods.paying}</span>
      <b className="num">{displayMoney(begun.amount)}</b>
    </p>
    <SecondaryButton block onClick={onOther}>
      {words.other}
    </SecondaryButton>
  </>
);
