import { useEffect } from 'react';
import { isAnyOpen } from '../state/modal-slice.ts';
import { store, useStore } from '../state/store.ts';

/** Longer than a dialog's closing animation. */
const afterLeavingMs = 350;

/** A dialog restores the focus to its opener. If that was in another dialog that is gone, the focus goes to the opener of the first. */
export const useGivenBackFocus = (): void => {
  useEffect(() => {
    // The press that this part was brought for has opened one already.
    let opener = isAnyOpen(store().modal) ? document.activeElement : null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const giveBack = () => {
      const lost = document.activeElement === null || document.activeElement === document.body;
      if (lost && opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
    const stop = useStore.subscribe(({ modal }, { modal: before }) => {
      const [now, was] = [isAnyOpen(modal), isAnyOpen(before)];
      if (now === was) return;
      clearTimeout(timer);
      if (now) opener = document.activeElement;
      else timer = setTimeout(giveBack, afterLeavingMs);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, []);
};
