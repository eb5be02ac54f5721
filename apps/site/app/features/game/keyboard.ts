/** An opened game gets the keyboard focus: Space plays instead of scrolling the page. */
import { useEffect, useRef, type RefObject } from 'react';
import { isAnyOpen } from '../../state/modal-slice.ts';
import { useStore } from '../../state/store.ts';

/** Unless a text field or a dialog has the focus. */
const inUse = (element: Element | null): boolean =>
  element?.closest('input, textarea, select, [contenteditable], [role="dialog"], .chat-panel') != null;

export const giveKeyboard = (frame: HTMLIFrameElement | null): void => {
  if (frame !== null && !inUse(document.activeElement) && document.querySelector('[role="dialog"]') === null)
    frame.focus({ preventScroll: true });
};

/** A closing dialog fades out and restores the focus first; the game takes it afterwards. */
const closedMs = 400;

export const useKeyboard = (frame: RefObject<HTMLIFrameElement | null>): void => {
  const open = useStore((state) => isAnyOpen(state.modal));
  const was = useRef(open);
  useEffect(() => {
    const closed = was.current && !open;
    was.current = open;
    if (!closed) return undefined;
    const timer = setTimeout(() => giveKeyboard(frame.current), closedMs);
    return () => clearTimeout(timer);
  }, [open, frame]);
};
