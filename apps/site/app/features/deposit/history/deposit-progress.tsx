import type { Payment } from '@carmine/contract/payments/deposits';
import { buttonClass } from '@carmine/design/button';
import { Notice, Skeleton } from '@carmine/design/feedback';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import Minus from 'lucide-react/icons/minus';
import X from 'lucide-react/icons/x';
import { Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { displayAmount } from '../../../amounts/display.ts';
import { RetryNotice, late } from '../../../platform/drawing/late.tsx';
import { lastGame } from '../../../platform/kept/last-game.ts';
import { depositQuery, isGoingBack, isPayable, isResting, isWonBack } from '../../../queries/deposits.ts';
import { pollMs } from '../../../platform/calls/query-client.ts';
import { useSession } from '../../../queries/session.ts';
import { depositTexts } from '../texts.ts';
import { cashierTexts } from '../../../texts/cashier.ts';
import { chargeBackTexts } from '../../../amounts/payment-cells.tsx';
import { ProgressAmount } from '../../../amounts/progress-amount.tsx';
import { begunDeposit } from '../begun-deposit.ts';
import { FallOver } from '../methods/fall-over.tsx';
import '../../../styles/progress.css';
import '../../../styles/pulse.css';
import '@carmine/design/dialog.css';

const { progress } = depositTexts;
const { givenBack } = depositTexts;

type Mark = 'done' | 'waiting' | 'failed' | 'later' | 'never';

const marks: Readonly<Record<Mark, typeof Check>> = {
  done: Check,
  waiting: Clock,
  failed: X,
  later: Clock,
  never: Minus,
};

/** State of the three steps: started, paid at the provider, credited or refunded. */
const stepsOf = (payment: Payment): readonly [Mark, Mark, Mark] => {
  const { status } = payment;
  if (status === 'refunded') return ['done', 'done', isGoingBack(payment) ? 'waiting' : 'done'];
  if (status === 'charged_back') return ['done', 'done', isWonBack(payment) ? 'done' : 'failed'];
  if (status === 'credited') return ['done', 'done', 'done'];
  if (status === 'created' || status === 'pending') return ['done', 'waiting', 'later'];
  if (status === 'review') return ['done', 'done', 'waiting'];
  // It is not waited for: nothing follows.
  return ['done', 'failed', 'never'];
};

const Steps = ({ payment }: { readonly payment: Payment }) => {
  const { started, paid, credited } = depositTexts.progress.steps;
  const names = [started, paid, payment.status === 'refunded' ? givenBack.step : credited];
  return (
    <ol className="steps">
      {stepsOf(payment).map((mark, index) => {
        const Icon = marks[mark];
        return (
          <li key={names[index]} className={`step step-${mark}`}>
            <span className="step-mark">
              <Icon size={14} strokeWidth={2.5} aria-hidden="true" />
            </span>
            {names[index]}
          </li>
        );
      })}
    </ol>
  );
};

/** Deposits whose credit was announced during this visit. The page itself shows it without a toast. */
const announced = new Set<string>();

const useCredit = (deposit: Payment | undefined) => {
  const client = useQueryClient();
  useEffect(() => {
    if (deposit?.status !== 'credited' || announced.has(deposit.id)) return;
    announced.add(deposit.id);
    for (const key of ['wallets', 'minimums']) void client.invalidateQueries({ queryKey: [key] });
    void client.invalidateQueries({ queryKey: ['deposits', 'history'] });
  }, [client, deposit]);
};

const explanation = ({ status, legs, reason, checkout }: Payment): string | undefined => {
  if (checkout !== undefined) return progress.open;
  if (reason === 'dropped_by_chain') return depositTexts.droppedByChain;
  const [back] = legs ?? [];
  if (status !== 'refunded' || back === undefined) {
    return (progress.texts as Partial<Record<Payment['status'], string>>)[status];
  }
  const byHand = back.method === 'MANUAL';
  if (back.status === 'paid') return byHand ? givenBack.doneByHand : givenBack.done;
  return byHand ? givenBack.byHand : givenBack.going;
};

/** Why it was refused, in words; not where the gateway itself gave it back. */
const cause = ({ status, reason }: Payment): string | undefined =>
  status === 'refunded' ? (givenBack.reasons as Partial<Record<string, string>>)[reason ?? ''] : undefined;

/** The received amount differs from the requested one. */
const BackAmount = ({ payment }: { readonly payment: Payment }) => {
  const [back] = payment.legs ?? [];
  if (payment.status !== 'refunded' || back === undefined || back.amount === payment.amount) return null;
  const sentence = isGoingBack(payment) ? givenBack.amount : givenBack.amountBack;
  return <p className="progress-text num">{sentence(displayAmount(back.currency, back.amount))}</p>;
};

/** Back to the game that ran out of money, if there was one. */
const Onward = ({ credited, isSecond = false }: { readonly credited: boolean; readonly isSecond?: boolean }) => {
  const [played, setPlayed] = useState('/');
  useEffect(() => setPlayed(lastGame.address() ?? '/'), []);
  return (
    <Link
      className={buttonClass({ ...(isSecond ? { tone: 'ghost' } : { size: 'large' }), block: true })}
      to={credited ? played : '/wallet/deposit'}
    >
      {credited ? progress.play : progress.again}
    </Link>
  );
};

/** What draws a code is fetched where there is one to draw. */
const CheckoutPane = late(
  () => import('../checkout/checkout-pane.tsx'),
  (file) => file.CheckoutPane,
  ({ retry }) => <RetryNotice retry={retry} />,
);

const StillToPay = ({ payment: { id, method, methodName = method, checkout } }: { readonly payment: Payment }) =>
  checkout === undefined ? null : (
    <Suspense fallback={<Skeleton shape="block" />}>
      <CheckoutPane id={id} name={methodName} checkout={checkout} />
    </Suspense>
  );

const rests = (payment: Payment): boolean => isResting(payment.status) && !isGoingBack(payment);

const stateText = (payment: Payment): string => {
  if (isGoingBack(payment)) return cashierTexts.givenBack;
  return isWonBack(payment) ? cashierTexts.wonBack : cashierTexts.states[payment.status];
};

export const DepositProgress = ({ id }: { readonly id: string }) => {
  const { data, isPending } = useQuery({
    ...depositQuery(id),
    refetchInterval: ({ state }) => (state.data !== undefined && rests(state.data) ? false : pollMs),
  });
  useCredit(data);
  const player = useSession()?.id;
  const isOver = data !== undefined && !isPayable(data.status);
  useEffect(() => {
    if (isOver) begunDeposit.forget(player, id);
  }, [isOver, player, id]);
  if (isPending) return <Skeleton shape="block" />;
  if (data === undefined) return <Notice tone="warn">{progress.missing}</Notice>;
  const credited = data.status === 'credited';
  return (
    <section className="progress-card" aria-live="polite">
      <h1 className="dialog-title">{progress.title}</h1>
      <ProgressAmount payment={data} credited={credited} />
      <p className="progress-state">{stateText(data)}</p>
      <p className="progress-text">{cause(data)}</p>
      <p className="progress-text">{isWonBack(data) ? null : explanation(data)}</p>
      {chargeBackTexts(data).map((text) => (
        <p key={text} className="progress-text">
          {text}
        </p>
      ))}
      <BackAmount payment={data} />
      <StillToPay payment={data} />
      <Steps payment={data} />
      {(rests(data) || data.status === 'expired') && (
        <div className="progress-actions">
          {data.status === 'failed' ? (
            <FallOver payment={data} onward={(isSecond) => <Onward credited={false} isSecond={isSecond} />} />
          ) : (
            <Onward credited={credited} />
          )}
        </div>
      )}
      {!rests(data) && (
        <p className="progress-live">
          <span className="pulse" />
          {progress.live}
        </p>
      )}
    </section>
  );
};
