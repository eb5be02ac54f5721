/** Player protection actions of operators, each with a reason for the audit log. */
import { excludePlayer, setPlayerStatus, tightenPlayerLimit } from '@carmine/contract/back-office/protection';
import {
  type BreakPeriod,
  breakPeriods,
  type LimitKind,
  limitKinds,
  type LimitSpan,
  limitSpans,
} from '@carmine/contract/account/protection';
import { useMutation } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import type { ReactNode } from 'react';
import { ask, queryClient } from '../../calls.ts';
import { Field } from '../../shell/door.tsx';
import { onlyByButton } from '../../shell/only-by-button.ts';
import { protection as words } from '../../texts/en-protection.ts';
import { Refused } from '../../shell/states.tsx';

const useAct = <T,>(act: (form: T) => Promise<unknown>, onDone: () => void) =>
  useMutation({
    mutationFn: act,
    onSuccess: async () => {
      onDone();
      // State, limits and the player's own head all change with it.
      await queryClient.invalidateQueries();
    },
  });

const reasonRules = { required: true, minLength: 5, maxLength: 500 } as const;

interface CardProps {
  title: string;
  error: Error | null;
  children: ReactNode;
  onSubmit?: () => void;
}

const Card = ({ title, error, onSubmit, children }: CardProps) => (
  <section className="card">
    <h2>{title}</h2>
    <form
      className="inset"
      {...onlyByButton}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.();
      }}
    >
      {children}
      <Refused error={error} />
    </form>
  </section>
);

interface BreakValues {
  period: BreakPeriod | '';
  reason: string;
  /** Irreversible: the operator types a word to confirm. */
  typed: string;
}

export const BreakForm = ({ playerId }: { playerId: string }) => {
  const { register, handleSubmit, reset, control } = useForm<BreakValues>({
    defaultValues: { period: '', reason: '', typed: '' },
  });
  const isForever = useWatch({ control, name: 'period' }) === 'forever';
  const act = useAct(
    (body: { period: BreakPeriod; reason: string }) => ask(excludePlayer, { params: { id: playerId }, body }),
    reset,
  );
  const begin = ({ period, reason }: BreakValues) => {
    if (period !== '') act.mutate({ period, reason });
  };
  return (
    <Card title={words.exclude} error={act.error} onSubmit={() => void handleSubmit(begin)()}>
      <div className="field">
        <label htmlFor="break-period">{words.period}</label>
        <select id="break-period" required {...register('period', { required: true })}>
          <option value="">{words.choosePeriod}</option>
          {breakPeriods.map((period) => (
            <option key={period} value={period}>
              {words.periods[period]}
            </option>
          ))}
        </select>
      </div>
      <Field label={words.reason} minLength={5} maxLength={500} {...register('reason', reasonRules)} />
      {isForever && (
        <>
          <p className="notice warn">{words.foreverAbout}</p>
          <Field
            label={words.typed(words.foreverWord)}
            autoComplete="off"
            pattern={words.foreverWord}
            required
            {...register('typed', { validate: (typed) => typed === words.foreverWord, shouldUnregister: true })}
          />
        </>
      )}
      <button type="submit" className="button wide" disabled={act.isPending}>
        {words.excludeAction}
      </button>
      {act.data !== undefined && (
        <p className="notice" role="status">
          {words.foreverAsked}
        </p>
      )}
    </Card>
  );
};

interface LimitValues {
  /** Never preselected: it cannot be loosened again here. */
  which: `${LimitKind} ${LimitSpan}` | '';
  limit: string;
  reason: string;
}

const all = limitKinds.flatMap((kind) => limitSpans.map((span) => ({ kind, span })));

export const LimitForm = ({ playerId }: { playerId: string }) => {
  const { register, handleSubmit, reset, getValues } = useForm<LimitValues>({
    defaultValues: { which: '', limit: '', reason: '' },
  });
  const act = useAct(
    ({ which, limit, reason }: LimitValues) => {
      const [kind, span] = which.split(' ') as [LimitKind, LimitSpan];
      return ask(tightenPlayerLimit, { params: { id: playerId }, body: { kind, span, limit, reason } });
      // What was chosen stays chosen: the next one is often its neighbour.
    },
    () => reset({ which: getValues('which'), limit: '', reason: '' }),
  );
  const set = (form: LimitValues) => {
    if (form.which !== '') act.mutate(form);
  };
  return (
    <Card title={words.tighten} error={act.error} onSubmit={() => void handleSubmit(set)()}>
      <div className="field">
        <label htmlFor="limit-which">{words.which}</label>
        <select id="limit-which" required {...register('which', { required: true })}>
          <option value="">{words.choosePeriod}</option>
          {all.map(({ kind, span }) => (
            <option key={`${kind} ${span}`} value={`${kind} ${span}`}>
              {words.kinds[kind]}, {words.spans[span].toLowerCase()}
            </option>
          ))}
        </select>
      </div>
      <Field label={words.amount} inputMode="decimal" maxLength={12} {...register('limit', { required: true })} />
      <Field label={words.reason} minLength={5} maxLength={500} {...register('reason', reasonRules)} />
      <button type="submit" className="button wide" disabled={act.isPending}>
        {words.tightenAction}
      </button>
    </Card>
  );
};

type Status = keyof typeof words.actions;
const reachable: Readonly<Record<Status, readonly Status[]>> = {
  active: ['locked', 'closed'],
  locked: ['active', 'closed'],
  closed: ['locked'],
};

interface AccountProps {
  readonly playerId: string;
  readonly status: Status;
  /** A closed account is reopened by two operators, even if it was locked since. */
  readonly wasClosed: boolean;
}

export const AccountActions = ({ playerId, status, wasClosed }: AccountProps) => {
  const { register, handleSubmit, reset } = useForm<{ reason: string }>({ defaultValues: { reason: '' } });
  const act = useAct(
    (body: { status: Status; reason: string }) => ask(setPlayerStatus, { params: { id: playerId }, body }),
    reset,
  );
  const ways = reachable[status].filter((next) => next !== 'active' || !wasClosed);
  const go = (next: Status) => void handleSubmit(({ reason }) => act.mutate({ status: next, reason }))();
  return (
    <Card title={words.account} error={act.error}>
      <Field label={words.reason} minLength={5} maxLength={500} {...register('reason', reasonRules)} />
      {ways.map((next) => (
        <div key={next}>
          <button type="button" className="button wide" disabled={act.isPending} onClick={() => go(next)}>
            {words.actions[next]}
          </button>
          <p className="caption">{words.accountTexts[next]}</p>
        </div>
      ))}
    </Card>
  );
};
