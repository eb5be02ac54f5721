import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useLayer } from './layers.ts';

let openDropdowns = 0;

/** True while a dropdown is open: a surrounding dialog must then ignore Escape. */
export const isDropdownOpen = (): boolean => openDropdowns > 0;

/** Closes on a press outside of the element, on Escape and by the Back button. */
export const useDismiss = <T extends HTMLElement>(open: boolean, close: () => void): RefObject<T | null> => {
  const element = useRef<T>(null);
  const latest = useRef(close);
  latest.current = close;
  useLayer(open, close);
  // A layout effect, so that Escape works from the first frame.
  useLayoutEffect(() => {
    if (!open) return;
    openDropdowns += 1;
    const press = (event: PointerEvent) => {
      if (event.target instanceof Node && !element.current?.contains(event.target)) latest.current();
    };
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape') latest.current();
    };
    document.addEventListener('pointerdown', press, true);
    document.addEventListener('keydown', key, true);
    return () => {
      // A dialog handles the same Escape after this handler, and must still see the open dropdown.
      setTimeout(() => (openDropdowns -= 1));
      document.removeEventListener('pointerdown', press, true);
      document.removeEventListener('keydown', key, true);
    };
  }, [open]);
  return element;
};
