/** The stage has the keyboard: a pointer's press or a closed panel leaves it on no button, where Space would press that again. */
import { useCallback, useEffect, useRef } from 'react';

const keepsFocus = 'input, textarea, select, summary, dialog, .hud-stake';

export const useStageFocus = () => {
  const stage = useRef<HTMLElement>(null);
  const toStage = useCallback(() => {
    // After a dialog has given the focus back to the button that opened it.
    setTimeout(() => {
      if (document.querySelector('dialog[open]') === null) stage.current?.focus({ preventScroll: true });
    });
  }, []);
  useEffect(() => {
    const handBack = ({ target, detail }: MouseEvent) => {
      // Key presses have no detail, and keep the focus.
      if (detail === 0 || !(target instanceof Element) || target.closest(keepsFocus) !== null) return;
      if (target.closest('button, a') !== null) toStage();
    };
    toStage();
    document.addEventListener('click', handBack);
    return () => {
      document.removeEventListener('click', handBack);
    };
  }, [toStage]);
  return { stage, toStage };
};
