import { Dialog } from '@carmine/design/dialog';
import { Notice } from '@carmine/design/feedback';
import { modalTexts } from '../texts/modals.ts';
import { texts } from '../texts/texts.ts';
import type { ModalProps } from './lazy-modals.ts';
import { useWhileLeaving } from './use-while-leaving.ts';
import { videoFrameAddress } from './video-address.ts';
import './modals.css';
import '@carmine/design/dialog.css';

/** A tutorial in a frame that is asked for only now. */
export const YoutubeModal = ({ open, onClose, content }: ModalProps) => {
  const video = useWhileLeaving(content.video);
  const address = video === undefined ? undefined : videoFrameAddress(video.address);
  return (
    <Dialog open={open} onClose={onClose} title={video?.title ?? ''} closeLabel={texts.common.close} layout="video">
      {address === undefined ? (
        <Notice tone="warn">{modalTexts.video.broken}</Notice>
      ) : (
        <iframe
          className="video-frame"
          src={address}
          title={video?.title ?? ''}
          allow="fullscreen; picture-in-picture"
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      )}
      <p className="dialog-small">{modalTexts.video.privacy}</p>
    </Dialog>
  );
};
