import { Dialog } from '@carmine/design/dialog';
import { Spinner } from '@carmine/design/feedback';
import { modalTexts } from '../texts/modals.ts';
import { texts } from '../texts/texts.ts';
import type { ModalProps } from './lazy-modals.ts';
import './modals.css';

/** Blocks while something is loading, but can be closed, so that nobody is trapped. */
export const LoadingModal = ({ open, onClose, content }: ModalProps) => (
  <Dialog open={open} onClose={onClose} title={modalTexts.loading.title} closeLabel={texts.common.close}>
    <div className="loading-modal">
      <Spinner label={texts.common.loading} />
      <p>{content.waitingFor ?? modalTexts.loading.text}</p>
    </div>
  </Dialog>
);
