import { confirmTotp } from '@carmine/contract/account/second-factor';
import { PrimaryButton, SecondaryButton } from '@carmine/design/button';
import { Dialog } from '@carmine/design/dialog';
import { TextInput } from '@carmine/design/text-input';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { QRCodeSVG } from 'qrcode.react';
import { useState } from 'react';
import { call } from '../../platform/calls/browser-call.ts';
import { notify } from '../../platform/toasts/notify.ts';
import { useCopy } from '../../platform/toasts/use-copy.ts';
import { securityTexts } from './texts.ts';
import { texts } from '../../texts/texts.ts';
import type { FactorChange } from './use-factor-change.ts';
import '../../styles/form.css';
import '@carmine/design/dialog.css';
import '@carmine/design/field.css';

const { totp: words } = securityTexts.page;
const pictureSize = 200;

export interface TotpSecret {
  readonly secret: string;
  readonly otpauthUri: string;
}

/** In groups of four, for reading aloud. */
const grouped = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');

const Secret = ({ secret, otpauthUri }: TotpSecret) => {
  const { copied, copy } = useCopy();
  return (
    <>
      <p className="dialog-text">{words.scan}</p>
      <div className="totp-picture">
        <QRCodeSVG value={otpauthUri} size={pictureSize} level="M" role="img" aria-label={words.qr} marginSize={2} />
      </div>
      <p className="field-label">{words.byHand}</p>
      <div className="totp-key">
        <code>{grouped(secret)}</code>
        <SecondaryButton
          size="small"
          aria-label={words.copy}
          icon={copied ? <Check size={18} aria-hidden="true" /> : <Copy size={18} aria-hidden="true" />}
          onClick={() => copy(secret)}
        >
          {copied ? words.copied : words.copy}
        </SecondaryButton>
      </div>
    </>
  );
};

interface FormProps extends TotpSecret {
  readonly factors: FactorChange;
  readonly onDone: (recoveryCodes: readonly string[] | undefined) => void;
}

const Form = ({ factors, onDone, ...secret }: FormProps) => {
  const [code, setCode] = useState('');
  const [wrong, setWrong] = useState<string>();
  const confirm = async () => {
    const given = code.trim();
    setWrong(given === '' ? words.codeRequired : undefined);
    if (given === '') return;
    const done = await factors.change(() => call(confirmTotp, { body: { code: given } }), setWrong);
    if (done === undefined) return;
    notify('success', words.turnedOn);
    onDone(done.data.recoveryCodes);
  };
  return (
    <form
      className="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void confirm();
      }}
    >
      <Secret {...secret} />
      <TextInput
        label={words.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        value={code}
        error={wrong}
        onChange={(event) => setCode(event.target.value)}
      />
      <PrimaryButton type="submit" size="large" block loading={factors.pending}>
        {words.confirm}
      </PrimaryButton>
    </form>
  );
};

interface Props {
  readonly secret: TotpSecret | undefined;
  readonly factors: FactorChange;
  readonly onDone: FormProps['onDone'];
  readonly onClose: () => void;
}

export const TotpDialog = ({ secret, factors, onDone, onClose }: Props) => (
  <Dialog open={secret !== undefined} onClose={onClose} title={words.dialogTitle} closeLabel={texts.common.close}>
    {secret && <Form {...secret} factors={factors} onDone={onDone} />}
  </Dialog>
);
