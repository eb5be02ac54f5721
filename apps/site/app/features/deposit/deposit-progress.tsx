import type { Payment } from '@carmine/contract';
import { buttonClass } from '@carmine/design/button';
import { Notice, Skeleton } from '@carmine/design/feedback';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import X from 'lucide-react/icons/x';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { displayAmount } from '../../amounts/display.ts';
import { notify } from '../../platform/notify.ts';
import { depositQuery, isResting, pollMs } from '../../queries/deposits.ts';
import { texts } from '../../texts/en.ts';

const { progress } = texts.deposit;

type Mark = 'done' | 'waiting' | 'failed' | 'later';

const marks: Readonly<Record<Mark, typeof Check>> = { done: Check, waiting: Clock, failed: X, later: Clock };

/** The three steps as they stand: started, paid at the provider, credited. */
export const stepsOf = (status: Payment['status']): readonly [Mark, Mark, Mark] => {
  if (status === 'credited') return ['done', 'done', 'done'];
  if (status === 'created' || status === 'pending') return ['done', 'waiting', 'later'];
  if (status === 'review') return ['done', 'done', 'waiting'];
  return ['done', 'failed', 'later'];
};

const Steps = ({ status }: { readonly status: Payment['status'] }) => {
  const names = [progress.steps.started, progress.steps.paid, progress.steps.credited];
  return (
    <ol className="steps">
      {stepsOf(status).map((mark, index) => {
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

/** Toasts of a credit, once a visit for each deposit. */
const told = new Set<string>();

const useCreditToast = (deposit: Payment | undefined) => {
  const client = useQueryClient();
  useEffect(() => {
    if (deposit?.status !== 'credited' || told.has(deposit.id)) return;
    told.add(deposit.id);
    notify('success', progress.toast(displayAmount(deposit.currency, deposit.amount)));
    for (const key of ['wallets', 'minimums']) void client.invalidateQueries({ queryKey: [key] });
    void client.invalidateQueries({ queryKey: ['deposits', 'history'] });
  }, [client, deposit]);
};

const explanation = (status: Payment['status']): string | undefined =>
  (progress.texts as Partial<Record<Payment['status'], string>>)[status];

export const DepositProgress = ({ id }: { readonly id: string }) => {
  const { data, isPending } = useQuery({
    ...depositQuery(id),
    refetchInterval: ({ state }) => (state.data !== undefined && isResting(state.data.status) ? false : pollMs),
  });
  useCreditToast(data);
  if (isPending) return <Skeleton shape="block" />;
  if (data === undefined) return <Notice tone="warn">{progress.missing}</Notice>;
  const credited = data.status === 'credited';
  return (
    <section className="progress-card" aria-live="polite">
      <h1 className="dialog-title">{progress.title}</h1>
      <p className={`progress-amount num${credited ? ' progress-credited' : ''}`}>
        {credited && '+'}
        {displayAmount(data.currency, data.amount)}
      </p>
      <p className="progress-state">{progress.states[data.status]}</p>
      <p className="progress-text">{explanation(data.status)}</p>
      <Steps status={data.status} />
      {(isResting(data.status) || data.status === 'expired') && (
        <div className="progress-actions">
          <Link className={buttonClass({ size: 'large', block: true })} to={credited ? '/' : '/wallet/deposit'}>
            {credited ? progress.play : progress.again}
          </Link>
        </div>
      )}
      {!isResting(data.status) && (
        <p className="progress-live">
          <span className="pulse" />
          {progress.live}
        </p>
      )}
    </section>
  );
};
