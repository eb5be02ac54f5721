import type { VerificationKind } from '@carmine/contract/verification';
import { IconButton, PrimaryButton, SecondaryButton } from '@carmine/design/button';
import { Notice } from '@carmine/design/feedback';
import FileText from 'lucide-react/icons/file-text';
import X from 'lucide-react/icons/x';
import { verificationTexts } from './texts.ts';
import { DocumentSlot } from './document-slot.tsx';
import { sidesOf, sizeText } from './document-rules.ts';
import { useUpload, type Upload } from './use-upload.ts';
import './verification.css';

const words = verificationTexts.verification;

const Progress = ({ upload, progress }: { readonly upload: Upload; readonly progress: number }) => {
  const files = Object.values(upload.chosen);
  const percent = Math.round(progress * 100);
  const size = sizeText(files.reduce((sum, file) => sum + file.size, 0));
  return (
    <div className="document-file document-sending">
      <span className="document-mark">
        <FileText size={20} aria-hidden="true" />
      </span>
      <div className="document-progress">
        <span className="document-name">{files.map(({ name }) => name).join(', ')}</span>
        <span className="document-size">{words.uploaded(size, percent)}</span>
        <progress max={100} value={percent} aria-label={words.progress} />
      </div>
      <IconButton plain label={words.cancel} onClick={upload.cancel}>
        <X size={18} aria-hidden="true" />
      </IconButton>
    </div>
  );
};

export const UploadForm = ({ kind }: { readonly kind: VerificationKind }) => {
  const upload = useUpload(kind);
  const sides = sidesOf[kind];
  const several = sides.length > 1;
  // Gold means act now: not before there is something to send.
  const Send = Object.keys(upload.chosen).length > 0 ? PrimaryButton : SecondaryButton;
  return (
    <div className="documents">
      <div className={several ? 'document-slots' : undefined} inert={upload.progress !== undefined}>
        {sides.map((side) => (
          <DocumentSlot
            key={side}
            side={side}
            file={upload.chosen[side]}
            fault={upload.faults[side]}
            compact={several}
            onChoose={(file) => void upload.choose(side, file)}
            onRemove={() => upload.remove(side)}
          />
        ))}
      </div>
      {upload.problem !== undefined && (
        <Notice tone="warn" role="alert">
          {upload.problem}
        </Notice>
      )}
      {upload.progress !== undefined && <Progress upload={upload} progress={upload.progress} />}
      {several && upload.progress === undefined && <Send onClick={() => void upload.send()}>{words.send}</Send>}
    </div>
  );
};
