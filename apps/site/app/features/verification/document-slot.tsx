import type { DocumentSide } from '@carmine/contract/verification';
import { IconButton, SecondaryButton } from '@carmine/design/button';
import Camera from 'lucide-react/icons/camera';
import FileText from 'lucide-react/icons/file-text';
import UploadIcon from 'lucide-react/icons/upload';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState, type DragEvent } from 'react';
import { verificationTexts } from './texts.ts';
import { accepted, isOptional, sizeText } from './document-rules.ts';
import './verification.css';

const words = verificationTexts.verification;

interface SlotProps {
  readonly side: DocumentSide;
  readonly file: File | undefined;
  /** Why the last chosen file was rejected. */
  readonly fault: string | undefined;
  /** One slot of several is smaller. */
  readonly compact: boolean;
  readonly onChoose: (file: File) => void;
  readonly onRemove: () => void;
}

/** An address in this page's memory, given back when it is no longer shown. */
const usePreview = (file: File): string | undefined => {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!file.type.startsWith('image/')) return undefined;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
};

const Picked = ({ file, onRemove }: { readonly file: File; readonly onRemove: () => void }) => {
  const preview = usePreview(file);
  return (
    <>
      <span className="document-preview">
        {preview === undefined ? <FileText size={28} aria-hidden="true" /> : <img src={preview} alt="" />}
      </span>
      <div className="document-file">
        <span className="document-picked">
          <span className="document-name">{file.name}</span>
          <span className="document-size">{sizeText(file.size)}</span>
        </span>
        <IconButton plain label={words.remove(file.name)} onClick={onRemove}>
          <X size={18} aria-hidden="true" />
        </IconButton>
      </div>
    </>
  );
};

/** Opens a phone's camera, the front one for a selfie; other devices open the file dialog. */
const cameraOf = (side: DocumentSide) => (side === 'selfie' ? 'user' : 'environment');

export const DocumentSlot = ({ side, file, fault, compact, onChoose, onRemove }: SlotProps) => {
  const [over, setOver] = useState(false);
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const { title, drop } = words.sides[side];
  const take = (list: FileList | null) => {
    const [first] = list ?? [];
    if (first !== undefined) onChoose(first);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  const hidden = { type: 'file', hidden: true, tabIndex: -1, 'aria-hidden': true } as const;
  return (
    <div
      role="group"
      aria-label={title}
      className={`document-slot${compact ? ' document-slot-small' : ''}${over ? ' document-slot-over' : ''}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      {compact && <h3 className="document-title">{title}</h3>}
      {file !== undefined && compact ? (
        <Picked file={file} onRemove={onRemove} />
      ) : (
        <>
          {!compact && (
            <span className="document-mark">
              <UploadIcon size={20} aria-hidden="true" />
            </span>
          )}
          {!compact && <b className="document-drop">{drop}</b>}
          <span className="document-formats">{words.formats}</span>
          {isOptional(side) && <span className="document-formats">{words.backOptional}</span>}
          <div className="document-actions">
            <SecondaryButton
              size="small"
              aria-label={words.of(words.choose, title)}
              onClick={() => files.current?.click()}
            >
              {words.choose}
            </SecondaryButton>
            <SecondaryButton
              size="small"
              icon={<Camera size={16} aria-hidden="true" />}
              aria-label={words.of(words.photo, title)}
              onClick={() => camera.current?.click()}
            >
              {words.photo}
            </SecondaryButton>
          </div>
        </>
      )}
      {fault !== undefined && (
        <p className="document-fault" role="alert">
          {fault}
        </p>
      )}
      <input
        {...hidden}
        ref={files}
        data-testid={`file-${side}`}
        accept={accepted}
        onChange={(event) => {
          take(event.target.files);
          // The same file again after a removal is a choice too.
          event.target.value = '';
        }}
      />
      <input
        {...hidden}
        ref={camera}
        accept="image/jpeg,image/png"
        capture={cameraOf(side)}
        onChange={(event) => {
          take(event.target.files);
          event.target.value = '';
        }}
      />
    </div>
  );
};
