import { deleteTotp, postTotp } from '@carmine/contract/account/second-factor';
import { SecondaryButton } from '@carmine/design/button';
import Smartphone from 'lucide-react/icons/smartphone';
import { useState } from 'react';
import { call } from '../../platform/calls/browser-call.ts';
import { notify } from '../../platform/toasts/notify.ts';
import { securityTexts } from './texts.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { SecurityCard } from './security-card.tsx';
import { TotpDialog, type TotpSecret } from './totp-dialog.tsx';
import type { FactorChange } from './use-factor-change.ts';

const { totp: words } = securityTexts.page;

interface Props {
  readonly on: boolean;
  readonly factors: FactorChange;
  readonly onCodes: (recoveryCodes: readonly string[] | undefined) => void;
}

export const TotpCard = ({ on, factors, onCodes }: Props) => {
  const [secret, setSecret] = useState<TotpSecret>();
  const [asking, setAsking] = useState(false);
  const begin = async () => {
    const begun = await factors.change(() => call(postTotp, {}));
    setSecret(begun?.data);
  };
  const turnOff = async () => {
    const done = await factors.change(() => call(deleteTotp, {}));
    if (done !== undefined) notify('success', words.turnedOff);
  };
  return (
    <SecurityCard
      icon={Smartphone}
      title={words.title}
      text={words.text}
      on={on}
      action={
        <SecondaryButton size="small" loading={factors.pending} onClick={() => (on ? setAsking(true) : void begin())}>
          {on ? words.turnOff : words.setUp}
        </SecondaryButton>
      }
    >
      <TotpDialog
        secret={secret}
        factors={factors}
        onClose={() => setSecret(undefined)}
        onDone={(codes) => {
          setSecret(undefined);
          onCodes(codes);
        }}
      />
      <ConfirmDialog
        open={asking}
        title={words.turnOffTitle}
        text={words.turnOffText}
        action={words.turnOff}
        onConfirm={() => void turnOff()}
        onClose={() => setAsking(false)}
      />
    </SecurityCard>
  );
};
