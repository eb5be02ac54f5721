import { PrimaryButton, SecondaryButton } from '@carmine/design/button';
import { Dialog } from '@carmine/design/dialog';
import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import { useWhileLeaving } from '../../modals/use-while-leaving.ts';
import { useCopy } from '../../platform/toasts/use-copy.ts';
import { securityTexts } from './texts.ts';
import { texts } from '../../texts/texts.ts';
import '@carmine/design/dialog.css';

const { recovery: words, totp } = securityTexts.page;

const saveAsFile = (text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: words.file });
  link.click();
  URL.revokeObjectURL(address);
};

interface Props {
  readonly codes: readonly string[] | undefined;
  readonly onClose: () => void;
}

/** The only time that they are shown. */
export const RecoveryCodesDialog = ({ codes, onClose }: Props) => {
  const shown = useWhileLeaving(codes) ?? [];
  const { copied, copy } = useCopy();
  const text = `${shown.join('\n')}\n`;
  return (
    <Dialog
      open={codes !== undefined}
      onClose={onClose}
      title={words.dialogTitle}
      description={words.dialogText}
      closeLabel={texts.common.close}
    >
      <ul className="recovery-codes num">
        {shown.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="security-choice">
        <SecondaryButton icon={<Copy size={18} aria-hidden="true" />} onClick={() => copy(text)}>
          {copied ? totp.copied : words.copy}
        </SecondaryButton>
        <SecondaryButton icon={<Download size={18} aria-hidden="true" />} onClick={() => saveAsFile(text)}>
          {words.save}
        </SecondaryButton>
      </div>
      <div className="dialog-foot">
        <PrimaryButton size="large" block onClick={onClose}>
          {words.done}
        </PrimaryButton>
      </div>
    </Dialog>
  );
};
