import { useEffect, useRef } from 'react';
import { texts } from '../texts/texts.ts';

/** Placeholder of a loading panel. Escape closes it. */
export const LoadingPanel = ({ failed, onClose }: { failed: boolean; onClose: () => void }) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  return (
    <dialog ref={dialog} className="hud-loading-panel" aria-label={texts.loadingPanel} onClose={onClose}>
      <p role="status">{failed ? texts.panelFailed : texts.loadingPanel}</p>
      <button type="button" className="hud-button" onClick={onClose}>
        {texts.close}
      </button>
    </dialog>
  );
};
