import { Dialog } from '@carmine/design/dialog';
import { useState } from 'react';
import type { ModalProps } from '../../modals/lazy-modals.ts';
import { useResetAfterClosing } from '../../modals/use-reset-after-closing.ts';
import { store } from '../../state/store.ts';
import { texts } from '../../texts/en.ts';
import { DepositFlow } from './deposit-flow.tsx';

export const DepositModal = ({ open, onClose, content }: ModalProps) => {
  const [visit, setVisit] = useState(0);
  useResetAfterClosing(open, () => {
    store().promotion.setCoupon('');
    setVisit((count) => count + 1);
  });
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
          {children}
        </Dialog>
      )}
    />
  );
};
