import { PrimaryButton, SecondaryButton } from '@carmine/design/button';
import { Dialog } from '@carmine/design/dialog';
import { texts } from '../../texts/texts.ts';
import { securityTexts } from './texts.ts';

interface Props {
  readonly open: boolean;
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Confirms what cannot simply be undone. */
export const ConfirmDialog = ({ open, title, text, action, onConfirm, onClose }: Props) => (
  <Dialog open={open} onClose={onClose} title={title} description={text} closeLabel={texts.common.close}>
    <div className="security-choice">
      <SecondaryButton onClick={onClose}>{securityTexts.page.cancel}</SecondaryButton>
      <PrimaryButton
        onClick={() => {
          onClose();
          onConfirm();
        }}
      >
        {action}
      </PrimaryButton>
    </div>
  </Dialog>
);
