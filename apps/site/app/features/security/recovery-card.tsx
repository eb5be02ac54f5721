import { postRecoveryCodes } from '@carmine/contract/account/second-factor';
import { SecondaryButton } from '@carmine/design/button';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import { useState } from 'react';
import { call } from '../../platform/calls/browser-call.ts';
import { securityTexts } from './texts.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { SecurityCard } from './security-card.tsx';
import type { FactorChange } from './use-factor-change.ts';

const { recovery: words } = securityTexts.page;

interface Props {
  /** Whether a second factor is set up. */
  readonly possible: boolean;
  readonly left: number;
  readonly factors: FactorChange;
  readonly onCodes: (recoveryCodes: readonly string[]) => void;
}

export const RecoveryCard = ({ possible, left, factors, onCodes }: Props) => {
  const [asking, setAsking] = useState(false);
  const renew = async () => {
    const renewed = await factors.change(() => call(postRecoveryCodes, {}));
    if (renewed !== undefined) onCodes(renewed.data.recoveryCodes);
  };
  return (
    <SecurityCard
      icon={LifeBuoy}
      title={words.title}
      text={possible ? `${words.text} ${words.left(left)}` : words.none}
      action={
        possible && (
          <SecondaryButton size="small" loading={factors.pending} onClick={() => setAsking(true)}>
            {words.renew}
          </SecondaryButton>
        )
      }
    >
      <ConfirmDialog
        open={asking}
        title={words.renewTitle}
        text={words.renewText}
        action={words.renew}
        onConfirm={() => void renew()}
        onClose={() => setAsking(false)}
      />
    </SecurityCard>
  );
};
