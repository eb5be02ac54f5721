import { Dialog } from '@carmine/design/dialog';
import { useState } from 'react';
import type { ModalProps } from '../../modals/lazy-modals.ts';
import { useResetAfterClosing } from '../../modals/use-reset-after-closing.ts';
import { useIsConfined } from '../../queries/protection.ts';
import { store } from '../../state/store.ts';
import { depositTexts } from './texts.ts';
import { texts } from '../../texts/texts.ts';
import { ConfinedBar } from '../account-closed/confined-bar.tsx';
import { DebtNotice } from '../debt/debt-notice.tsx';
import { DepositFlow } from './deposit-flow.tsx';

/** For players who may only withdraw: one line, and a link to the money. */
const Confined = ({ open, onClose }: Pick<ModalProps, 'open' | 'onClose'>) => (
  <Dialog open={open} onClose={onClose} title={depositTexts.title} closeLabel={texts.common.close}>
    <ConfinedBar />
  </Dialog>
);

export const DepositModal = ({ open, onClose, content }: ModalProps) => {
  const [visit, setVisit] = useState(0);
  useResetAfterClosing(open, () => {
    store().promotion.setCoupon('');
    setVisit((count) => count + 1);
  });
  if (useIsConfined()) return <Confined open={open} onClose={onClose} />;
  return (
    <DepositFlow
      key={visit}
      currency={content.currency}
      neededFor={content.neededFor}
      frame={({ title, onBack, aside, children }) => (
        <Dialog
          open={open}
          onClose={onClose}
          title={title}
          closeLabel={texts.common.close}
          layout={aside === undefined ? 'single' : 'two'}
          aside={aside}
          {...(onBack && { back: { label: texts.common.back, onBack } })}
        >
          <DebtNotice textOnly />
          {children}
        </Dialog>
      )}
    />
  );
};
