/** The sign-in of operators: password and second factor in one step. */
import { operatorSelf, operatorSignIn } from '@carmine/contract/back-office/operators';
import { readSessionEnd } from '@carmine/contract/back-office/sessions';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { ask, useAsk } from '../../calls.ts';
import { Door, Field } from '../../shell/door.tsx';
import { office } from '../../texts/en-office.ts';
import { texts } from '../../texts/en.ts';

interface Form {
  email: string;
  password: string;
  code: string;
}

/** Why the session ended. */
const WhyEnded = () => {
  const { data } = useAsk(readSessionEnd, {}, { staleTime: 0 });
  if (data?.end == null) return null;
  return (
    <p className="notice" role="status">
      {data.end === 'idle' ? office.ended.idle(data.idleMinutes) : office.ended[data.end]}
    </p>
  );
};

export const SignInScreen = () => {
  const queries = useQueryClient();
  const { register, handleSubmit } = useForm<Form>();
  const signIn = useMutation({
    mutationFn: (body: Form) => ask(operatorSignIn, { body }),
    onSuccess: () => queries.refetchQueries({ queryKey: [operatorSelf.name] }),
  });
  return (
    <Door title={texts.signIn.title} error={signIn.error}>
      {signIn.error === null && <WhyEnded />}
      <form onSubmit={(event) => void handleSubmit((form) => signIn.mutate(form))(event)}>
        <Field
          label={texts.signIn.email}
          type="email"
          autoComplete="username"
          {...register('email', { required: true })}
        />
        <Field
          label={texts.signIn.password}
          type="password"
          autoComplete="current-password"
          {...register('password', { required: true })}
        />
        <Field
          label={texts.signIn.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9]{6}"
          maxLength={6}
          {...register('code', { required: true })}
        />
        <button type="submit" className="button primary wide" disabled={signIn.isPending}>
          {texts.signIn.submit}
        </button>
      </form>
    </Door>
  );
};
