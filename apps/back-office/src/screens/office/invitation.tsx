/** From the one-time link to a signed-in operator: name and password, then the second factor. */
import { acceptInvitation, confirmInvitation } from '@carmine/contract/back-office/operators';
import { useMutation } from '@tanstack/react-query';
import { QRCodeSVG } from 'qrcode.react';
import { useState, useSyncExternalStore } from 'react';
import { useForm } from 'react-hook-form';
import { ask } from '../../calls.ts';
import { Door, Field } from '../../shell/door.tsx';
import { texts } from '../../texts/en.ts';

const qrSize = 200;

interface Enrolment {
  readonly email: string;
  readonly secret: string;
  readonly otpauthUri: string;
}

interface AcceptForm {
  name: string;
  email: string;
  password: string;
}

interface AcceptProps {
  readonly token: string;
  /** The first operator's link was printed and went to no mailbox. */
  readonly isFirst: boolean;
  readonly onDone: (enrolment: Enrolment) => void;
}

const AcceptStep = ({ token, isFirst, onDone }: AcceptProps) => {
  const { register, handleSubmit } = useForm<AcceptForm>();
  const accept = useMutation({
    mutationFn: ({ email, ...form }: AcceptForm) =>
      ask(acceptInvitation, { body: { token, ...form, ...(isFirst ? { email } : {}) } }),
    onSuccess: onDone,
  });
  return (
    <Door title={texts.invitation.title} error={accept.error}>
      <p>{texts.invitation.intro}</p>
      <form onSubmit={(event) => void handleSubmit((form) => accept.mutate(form))(event)}>
        <Field
          label={texts.invitation.name}
          autoComplete="name"
          maxLength={80}
          {...register('name', { required: true })}
        />
        {isFirst && (
          <Field
            label={texts.invitation.email}
            type="email"
            autoComplete="email"
            maxLength={254}
            {...register('email', { required: true })}
          />
        )}
        <Field
          label={texts.invitation.password}
          type="password"
          autoComplete="new-password"
          minLength={12}
          {...register('password', { required: true })}
        />
        <button type="submit" className="button primary wide" disabled={accept.isPending}>
          {texts.invitation.submit}
        </button>
      </form>
    </Door>
  );
};

const ConfirmStep = ({ token, enrolment }: { token: string; enrolment: Enrolment }) => {
  const { register, handleSubmit } = useForm<{ code: string }>();
  const confirm = useMutation({
    mutationFn: (form: { code: string }) => ask(confirmInvitation, { body: { token, ...form } }),
    onSuccess: () => window.location.assign('/'),
  });
  return (
    <Door title={texts.invitation.title} error={confirm.error}>
      <p>{texts.invitation.signInAs(enrolment.email)}</p>
      <p>{texts.invitation.scan}</p>
      <QRCodeSVG className="qr" title={texts.invitation.scan} value={enrolment.otpauthUri} size={qrSize} level="M" />
      <p>
        {texts.invitation.secret}: <code>{enrolment.secret}</code>
      </p>
      <form onSubmit={(event) => void handleSubmit((form) => confirm.mutate(form))(event)}>
        <Field
          label={texts.invitation.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9]{6}"
          maxLength={6}
          {...register('code', { required: true })}
        />
        <button type="submit" className="button primary wide" disabled={confirm.isPending}>
          {texts.invitation.confirm}
        </button>
      </form>
    </Door>
  );
};

const hashOfAddress = () => window.location.hash.slice(1);

const onNewAddress = (notify: () => void) => {
  window.addEventListener('hashchange', notify);
  return () => window.removeEventListener('hashchange', notify);
};

export const InvitationScreen = () => {
  // Pasting a link over this URL changes only its fragment.
  const link = new URLSearchParams(useSyncExternalStore(onNewAddress, hashOfAddress));
  const token = link.get('token');
  const [enrolment, setEnrolment] = useState<Enrolment>();
  if (token === null) return <Door title={texts.invitation.title}>{texts.invitation.missing}</Door>;
  if (enrolment === undefined)
    return <AcceptStep key={token} token={token} isFirst={link.has('first')} onDone={setEnrolment} />;
  return <ConfirmStep token={token} enrolment={enrolment} />;
};
