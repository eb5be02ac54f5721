/** Operators: invite, lock, open again. */
import {
  inviteOperator,
  listOperators,
  operatorRoles,
  setOperatorStatus,
  type Operator,
} from '@carmine/contract/back-office';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { ask, useAsk } from '../calls.ts';
import { Field } from '../shell/door.tsx';
import { State } from '../shell/figures.tsx';
import { Failure, Loading } from '../shell/states.tsx';
import { Scroll } from '../shell/scroll.tsx';
import { texts } from '../texts/en.ts';
import { LinkNotice } from './office/link-notice.tsx';

const { columns } = texts;

interface Invitation {
  email: string;
  role: (typeof operatorRoles)[number];
}

const InviteForm = () => {
  const queries = useQueryClient();
  const { register, handleSubmit, reset, control } = useForm<Invitation>({ defaultValues: { role: 'support' } });
  const chosen = useWatch({ control, name: 'role' });
  const invite = useMutation({
    mutationFn: (body: Invitation) => ask(inviteOperator, { body }),
    onSuccess: () => {
      reset();
      return queries.invalidateQueries({ queryKey: [listOperators.name] });
    },
  });
  return (
    <section className="card">
      <h2>{texts.operators.invite}</h2>
      <form className="inset" onSubmit={(event) => void handleSubmit((form) => invite.mutate(form))(event)}>
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
        {invite.error && (
          <p className="notice bad" role="alert">
            {invite.error.message}
          </p>
        )}
        {invite.data && <LinkNotice made={invite.data} />}
        <button type="submit" className="button primary" disabled={invite.isPending}>
          {texts.operators.submit}
        </button>
      </form>
    </section>
  );
};

type Row = { id: string; name: string; email: string; role: (typeof operatorRoles)[number]; status: string };

const StatusForm = ({ row }: { row: Row }) => {
  const queries = useQueryClient();
  const { register, handleSubmit } = useForm<{ reason: string }>();
  const status = row.status === 'active' ? ('locked' as const) : ('active' as const);
  const change = useMutation({
    mutationFn: ({ reason }: { reason: string }) =>
      ask(setOperatorStatus, { params: { id: row.id }, body: { status, reason } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: [listOperators.name] }),
  });
  return (
    <form className="inline" onSubmit={(event) => void handleSubmit((form) => change.mutate(form))(event)}>
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
                  </td>
                  <td>{row.id !== self.id && row.status !== 'invited' && <StatusForm row={row} />}</td>
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
