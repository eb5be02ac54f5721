/** Operators: invite, lock, open again. */
import {
  inviteOperator,
  listOperators,
  operatorRoles,
  renewOperator,
  setOperatorStatus,
  type Operator,
} from '@carmine/contract/back-office/operators';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { ask, useAsk } from '../../calls.ts';
import { Field } from '../../shell/door.tsx';
import { State } from '../../shell/figures.tsx';
import { onlyByButton } from '../../shell/only-by-button.ts';
import { Failure, Loading, Refused } from '../../shell/states.tsx';
import { Scroll } from '../../shell/scroll.tsx';
import { office } from '../../texts/en-office.ts';
import { texts } from '../../texts/en.ts';
import { LinkNotice, type SentLink } from './link-notice.tsx';

const { columns } = texts;

interface Invitation {
  email: string;
  role: (typeof operatorRoles)[number];
  reason: string;
}

/** The approver reads the reason; none is needed for roles that do not decide about money. */
const needsReason = (role: Invitation['role']): boolean => role !== 'support' && role !== 'content';

const InviteForm = () => {
  const queries = useQueryClient();
  const { register, handleSubmit, reset, control } = useForm<Invitation>({ defaultValues: { role: 'support' } });
  const chosen = useWatch({ control, name: 'role' });
  const invite = useMutation({
    mutationFn: ({ reason, ...who }: Invitation) =>
      ask(inviteOperator, { body: { ...who, ...(needsReason(who.role) ? { reason } : {}) } }),
    onSuccess: () => {
      reset();
      return queries.invalidateQueries({ queryKey: [listOperators.name] });
    },
  });
  return (
    <section className="card">
      <h2>{texts.operators.invite}</h2>
      <form
        className="inset"
        {...onlyByButton}
        onSubmit={(event) => void handleSubmit((form) => invite.mutate(form))(event)}
      >
        <Field label={columns.email} type="email" {...register('email', { required: true })} />
        <label className="field">
          {columns.role}
          <select {...register('role')}>
            {operatorRoles.map((role) => (
              <option key={role} value={role}>
                {texts.roles[role]}
              </option>
            ))}
          </select>
        </label>
        <p className="caption" aria-live="polite">
          {texts.operators.may[chosen]}
        </p>
        {needsReason(chosen) && (
          <Field
            label={office.operators.reasonToInvite}
            minLength={5}
            maxLength={500}
            {...register('reason', { required: true, shouldUnregister: true })}
          />
        )}
        <Refused error={invite.error} />
        {invite.data && <LinkNotice sent={invite.data} />}
        <button type="submit" className="button primary" disabled={invite.isPending}>
          {texts.operators.submit}
        </button>
      </form>
    </section>
  );
};

type Row = {
  id: string;
  name: string;
  email: string;
  role: (typeof operatorRoles)[number];
  status: string;
};

const StatusForm = ({ row }: { row: Row }) => {
  const queries = useQueryClient();
  const { register, handleSubmit, reset } = useForm<{ reason: string }>();
  const status = row.status === 'active' ? ('locked' as const) : ('active' as const);
  const change = useMutation({
    mutationFn: ({ reason }: { reason: string }) =>
      ask(setOperatorStatus, { params: { id: row.id }, body: { status, reason } }),
    onSuccess: () => {
      // Not kept for the opposite button.
      reset();
      return queries.invalidateQueries({ queryKey: [listOperators.name] });
    },
  });
  return (
    <form
      className="inline"
      {...onlyByButton}
      onSubmit={(event) => void handleSubmit((form) => change.mutate(form))(event)}
    >
      <input
        aria-label={`${texts.operators.reason}: ${row.name}`}
        placeholder={texts.operators.reason}
        minLength={5}
        {...register('reason', { required: true })}
      />
      <button type="submit" className="button" disabled={change.isPending}>
        {status === 'locked' ? texts.operators.lock : texts.operators.unlock}
      </button>
      {change.error && <span role="alert">{change.error.message}</span>}
    </form>
  );
};

const RenewForm = ({ row }: { row: Row }) => {
  const queries = useQueryClient();
  const [open, setOpen] = useState(false);
  const { register, handleSubmit } = useForm<{ reason: string }>();
  const isInvited = row.status === 'invited';
  const renew = useMutation<SentLink, Error, { reason: string }>({
    // Before acceptance there is only the link to revoke.
    mutationFn: ({ reason }) =>
      isInvited
        ? ask(inviteOperator, { body: { email: row.email, role: row.role, reason } })
        : ask(renewOperator, { params: { id: row.id }, body: { reason } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: [listOperators.name] }),
  });
  if (renew.data) return <LinkNotice sent={renew.data} />;
  if (!open) {
    return (
      <button
        type="button"
        className="button"
        aria-label={isInvited ? office.operators.againOf(row.email) : office.operators.renewOf(row.name)}
        onClick={() => setOpen(true)}
      >
        {isInvited ? office.operators.again : office.operators.renew}
      </button>
    );
  }
  return (
    <form
      className="renewal"
      {...onlyByButton}
      onSubmit={(event) => void handleSubmit((form) => renew.mutate(form))(event)}
    >
      <p className="caption">
        {!isInvited && office.operators.renewAbout} {needsReason(row.role) && office.operators.renewTwo}
      </p>
      <Field label={texts.operators.reason} minLength={5} maxLength={500} required {...register('reason')} />
      <Refused error={renew.error} />
      <div className="flag-buttons">
        <button type="submit" className="button primary" disabled={renew.isPending}>
          {isInvited ? office.operators.again : office.operators.renew}
        </button>
        <button type="button" className="button" onClick={() => setOpen(false)}>
          {office.operators.cancel}
        </button>
      </div>
    </form>
  );
};

export const OperatorsScreen = ({ self }: { self: Operator }) => {
  const operators = useAsk(listOperators, {});
  if (operators.isPending) return <Loading />;
  if (operators.error) return <Failure error={operators.error} />;
  return (
    <>
      <h1>{texts.operators.title}</h1>
      <section className="card">
        <Scroll label={texts.navigation.operators}>
          <table>
            <thead>
              <tr>
                <th>{columns.name}</th>
                <th>{columns.email}</th>
                <th>{columns.role}</th>
                <th>{columns.state}</th>
                <th>{columns.action}</th>
                <th>{office.operators.lost}</th>
              </tr>
            </thead>
            <tbody>
              {operators.data.map((row) => (
                <tr key={row.id}>
                  <td>{row.name === '' ? '–' : row.name}</td>
                  <td>{row.email}</td>
                  <td>{texts.roles[row.role]}</td>
                  <td>
                    <State value={row.status} />
                    {row.invitedAlone && (
                      <span className="tag warn" title={office.operators.aloneAbout}>
                        {office.operators.alone}
                      </span>
                    )}
                  </td>
                  <td>{row.id !== self.id && row.status !== 'invited' && <StatusForm row={row} />}</td>
                  <td>{row.id !== self.id && <RenewForm row={row} />}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Scroll>
      </section>
      <InviteForm />
    </>
  );
};
