import { getPasskeyOptions, postPasskey } from '@carmine/contract/account/second-factor';
import { PrimaryButton } from '@carmine/design/button';
import { Dialog } from '@carmine/design/dialog';
import { TextInput } from '@carmine/design/text-input';
import { useState } from 'react';
import { call } from '../../platform/calls/browser-call.ts';
import { notify } from '../../platform/toasts/notify.ts';
import { securityTexts } from './texts.ts';
import { texts } from '../../texts/texts.ts';
import { makePasskey } from '../session/passkey.ts';
import type { FactorChange } from './use-factor-change.ts';
import '../../styles/form.css';

const { passkeys: words } = securityTexts.page;
const longestName = 40;

interface FormProps {
  readonly factors: FactorChange;
  readonly onDone: (recoveryCodes: readonly string[] | undefined) => void;
}

const Form = ({ factors, onDone }: FormProps) => {
  const [name, setName] = useState('');
  const [wrong, setWrong] = useState<string>();
  const add = async () => {
    const given = name.trim();
    setWrong(given === '' ? words.nameRequired : undefined);
    if (given === '') return;
    const asked = await factors.change(() => call(getPasskeyOptions, {}), setWrong);
    if (asked === undefined) return;
    const response = await makePasskey(asked.data.options);
    if (response === undefined) {
      setWrong(words.notGiven);
      return;
    }
    const added = await factors.change(() => call(postPasskey, { body: { name: given, response } }), setWrong);
    if (added === undefined) return;
    notify('success', words.added);
    onDone(added.data.recoveryCodes);
  };
  return (
    <form
      className="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <TextInput
        label={words.name}
        placeholder={words.namePlaceholder}
        autoComplete="off"
        autoFocus
        maxLength={longestName}
        value={name}
        error={wrong}
        onChange={(event) => setName(event.target.value)}
      />
      <PrimaryButton type="submit" size="large" block arrow loading={factors.pending}>
        {words.create}
      </PrimaryButton>
    </form>
  );
};

interface Props extends FormProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export const AddPasskeyDialog = ({ open, onClose, ...form }: Props) => (
  <Dialog open={open} onClose={onClose} title={words.add} description={words.text} closeLabel={texts.common.close}>
    <Form {...form} />
  </Dialog>
);
