/** The gold button, or the Space key, held down: when that begins and when it is over. */
import { useCallback, useEffect, useRef } from 'react';
import type { Controller } from '../../play/controller.ts';
import { useEndWhenHidden } from '../use-end-when-hidden.ts';

/** Longer than a press. */
export const holdAfterMs = 450;

export interface HoldButton {
  readonly onPointerDown: (event: { readonly button: number; readonly isPrimary: boolean }) => void;
  /** A long press of a finger opens no menu. */
  readonly onContextMenu: (event: { readonly preventDefault: () => void }) => void;
  /** Whether the click that follows a hold is to be left alone. */
  readonly wasHeld: () => boolean;
}

export const useHold = ({ startHold, endHold }: Pick<Controller, 'startHold' | 'endHold'>): HoldButton => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const held = useRef(false);
  const end = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    endHold();
  }, [endHold]);
  useEnd(end);
  return {
    onPointerDown: ({ button, isPrimary }) => {
      held.current = false;
      if (button !== 0 || !isPrimary) return;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        held.current = true;
        void startHold();
      }, holdAfterMs);
    },
    onContextMenu: (event) => {
      if (timer.current !== undefined) event.preventDefault();
    },
    wasHeld: () => {
      const was = held.current;
      held.current = false;
      return was;
    },
  };
};

/** Wherever the finger is lifted, and when nobody can see whether it still is there. */
const useEnd = (end: () => void): void => {
  useEndWhenHidden(end);
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === ' ') end();
    };
    const endings = ['pointerup', 'pointercancel', 'blur', 'pagehide'] as const;
    for (const ending of endings) addEventListener(ending, end);
    addEventListener('keyup', onKey);
    return () => {
      end();
      for (const ending of endings) removeEventListener(ending, end);
      removeEventListener('keyup', onKey);
    };
  }, [end]);
};
