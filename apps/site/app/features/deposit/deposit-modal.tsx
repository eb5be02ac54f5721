import { Dialog } from '@carmine/design/dialog';
import { useEffect, useState } from 'react';
import type { ModalProps } from '../../modals/lazy-modals.ts';
import { store } from '../../state/store.ts';
import { texts } from '../../texts/en.ts';
import { DepositFlow } from './deposit-flow.tsx';

/** So long after closing the form is as it was at first: nobody sees it change. */
const resetAfterMs = 500;

export const DepositModal = ({ open, onClose, content }: ModalProps) => {
  const [visit, setVisit] = useState(0);
  useEffect(() => {
    if (open) return;
    const timer = setTimeout(() => {
      store().promotion.setCoupon('');
      setVisit((count) => count + 1);
    }, resetAfterMs);
    return () => clearTimeout(timer);
  }, [open]);
  return (
    <DepositFlow
      key={visit}
      currency={content.currency}
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
