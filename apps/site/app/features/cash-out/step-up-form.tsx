import { PrimaryButton } from '@carmine/design/button';
import { TextInput } from '@carmine/design/text-input';
import { useState } from 'react';
import { cashierTexts } from '../../texts/en-cashier.ts';
import { texts } from '../../texts/en.ts';
import { proveByPassword } from './send-cash-out.ts';

const { stepUp: words } = cashierTexts.cashOut;

interface Props {
  /** Sends the order again, which is the same one. */
  readonly onProven: () => Promise<void>;
}

export const StepUpForm = ({ onProven }: Props) => {
  const [password, setPassword] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [pending, setPending] = useState(false);
  const prove = async () => {
    setPending(true);
    const refusal = await proveByPassword(password, words.failed);
    setWrong(refusal);
    if (refusal === undefined) await onProven();
    setPending(false);
  };
  return (
    <form
      className="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void prove();
      }}
    >
      <p className="dialog-text">{words.text}</p>
      <TextInput
        label={words.password}
        secret={{ show: texts.common.showPassword, hide: texts.common.hidePassword }}
        autoComplete="current-password"
        autoFocus
        value={password}
        error={wrong}
        onChange={(event) => setPassword(event.target.value)}
      />
      <div className="dialog-foot">
        <PrimaryButton type="submit" size="large" block disabled={password === ''} loading={pending}>
          {words.confirm}
        </PrimaryButton>
      </div>
    </form>
  );
};
