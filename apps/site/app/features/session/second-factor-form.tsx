import type { SecondFactorAsked } from '@carmine/contract/account/second-factor';
import { PrimaryButton, SecondaryButton } from '@carmine/design/button';
import { FieldMessage, TextInput } from '@carmine/design/text-input';
import KeyRound from 'lucide-react/icons/key-round';
import { useRef, useState } from 'react';
import { entryTexts } from './texts.ts';
import { LoginError } from './login-error.tsx';
import { hasPasskeys, signWithPasskey } from './passkey.ts';
import { useSignIn, type LoginForm } from './sign-in.ts';
import '../../styles/form.css';
import '@carmine/design/dialog.css';

const { secondFactor: words } = entryTexts;

interface Props {
  readonly asked: SecondFactorAsked;
  readonly form: LoginForm;
  readonly onDone: () => void;
  readonly onAsked: (next: { asked: SecondFactorAsked; form: LoginForm }) => void;
  readonly onBack: () => void;
}

const useFactor = ({ asked, form, onDone, onAsked }: Omit<Props, 'onBack'>) => {
  const [wrong, setWrong] = useState<string>();
  const signed = useRef<unknown>(undefined);
  const { mutate, mutateAsync, isPending } = useSignIn({
    onDone,
    onAsked: (again) => onAsked({ asked: again, form }),
  });

  /** A challenge is signed once: the next try begins with another. */
  const freshOptions = async () => {
    if (signed.current !== asked.passkey) return asked.passkey;
    const again = await mutateAsync(form).catch(() => undefined);
    return again?.kind === 'second-factor' ? again.asked.passkey : undefined;
  };
  const withPasskey = async () => {
    setWrong(undefined);
    const options = await freshOptions();
    signed.current = options;
    const passkey = options && (await signWithPasskey(options));
    if (passkey === undefined) setWrong(words.passkeyFailed);
    else mutate({ ...form, proof: { passkey } });
  };
  const withCode = (code: string) => {
    setWrong(code === '' ? words.codeRequired : undefined);
    if (code !== '') mutate({ ...form, proof: { code } });
  };
  return { wrong, isPending, withPasskey, withCode };
};

/** Second step of a sign-in, after the correct password. */
export const SecondFactorForm = ({ onBack, ...props }: Props) => {
  const { wrong, isPending, withPasskey, withCode } = useFactor(props);
  const [code, setCode] = useState('');
  const { asked } = props;
  const canPasskey = asked.passkey !== undefined && hasPasskeys();
  const takesCode = asked.ways.includes('code');
  return (
    <form
      className="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        withCode(code.trim());
      }}
    >
      <p className="dialog-text">{canPasskey ? words.passkeyText : words.codeText}</p>
      {canPasskey && (
        <PrimaryButton size="large" block loading={isPending} onClick={() => void withPasskey()}>
          <KeyRound size={20} aria-hidden="true" />
          {words.passkey}
        </PrimaryButton>
      )}
      {takesCode && (
        <TextInput
          label={words.code}
          autoComplete="one-time-code"
          autoCapitalize="off"
          spellCheck={false}
          autoFocus={!canPasskey}
          maxLength={32}
          value={code}
          error={wrong}
          onChange={(event) => setCode(event.target.value)}
        />
      )}
      {!takesCode && wrong !== undefined && <FieldMessage>{wrong}</FieldMessage>}
      <LoginError onFollow={props.onDone} />
      {takesCode && canPasskey && (
        <SecondaryButton type="submit" block loading={isPending}>
          {words.submit}
        </SecondaryButton>
      )}
      {takesCode && !canPasskey && (
        <PrimaryButton type="submit" size="large" block arrow loading={isPending}>
          {words.submit}
        </PrimaryButton>
      )}
      <p className="form-switch">
        <button type="button" className="link" onClick={onBack}>
          {words.back}
        </button>
      </p>
    </form>
  );
};
