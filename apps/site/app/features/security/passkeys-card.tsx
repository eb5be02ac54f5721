import { deletePasskey, type SecondFactor } from '@carmine/contract/account/second-factor';
import { SecondaryButton } from '@carmine/design/button';
import Fingerprint from 'lucide-react/icons/fingerprint-pattern';
import { useState } from 'react';
import { displayMoment } from '../../amounts/moment.ts';
import { call } from '../../platform/calls/browser-call.ts';
import { notify } from '../../platform/toasts/notify.ts';
import { securityTexts } from './texts.ts';
import { hasPasskeys } from '../session/passkey.ts';
import { AddPasskeyDialog } from './add-passkey-dialog.tsx';
import { SecurityCard } from './security-card.tsx';
import type { FactorChange } from './use-factor-change.ts';

const { passkeys: words } = securityTexts.page;
type Passkey = SecondFactor['passkeys'][number];

interface RowProps {
  readonly passkey: Passkey;
  readonly factors: FactorChange;
}

const PasskeyRow = ({ passkey, factors }: RowProps) => {
  const { id, name, createdAt, lastUsedAt } = passkey;
  const used = lastUsedAt === null ? words.neverUsed : words.usedOn(displayMoment(lastUsedAt));
  const remove = async () => {
    const done = await factors.change(() => call(deletePasskey, { params: { id } }));
    if (done !== undefined) notify('success', words.removed);
  };
  return (
    <li className="passkey">
      <div>
        <b>{name}</b>
        <span>
          {words.addedOn(displayMoment(createdAt))}, {used}
        </span>
      </div>
      <SecondaryButton
        size="small"
        tone="quiet"
        loading={factors.pending}
        aria-label={words.removeOf(name)}
        onClick={() => void remove()}
      >
        {words.remove}
      </SecondaryButton>
    </li>
  );
};

interface Props {
  readonly passkeys: readonly Passkey[];
  readonly possible: boolean;
  readonly factors: FactorChange;
  readonly onCodes: (recoveryCodes: readonly string[] | undefined) => void;
}

export const PasskeysCard = ({ passkeys, possible, factors, onCodes }: Props) => {
  const [adding, setAdding] = useState(false);
  const why = possible ? (hasPasskeys() ? undefined : words.unsupported) : words.impossible;
  return (
    <SecurityCard
      icon={Fingerprint}
      title={words.title}
      text={words.text}
      on={passkeys.length > 0}
      action={
        why === undefined && (
          <SecondaryButton size="small" loading={factors.pending} onClick={() => setAdding(true)}>
            {words.add}
          </SecondaryButton>
        )
      }
    >
      {why !== undefined && <p className="security-note">{why}</p>}
      {passkeys.length > 0 && (
        <ul className="passkeys">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} factors={factors} />
          ))}
        </ul>
      )}
      <AddPasskeyDialog
        open={adding}
        factors={factors}
        onClose={() => setAdding(false)}
        onDone={(codes) => {
          setAdding(false);
          onCodes(codes);
        }}
      />
    </SecurityCard>
  );
};
