import { useEffect, useState, type RefObject } from 'react';
import { isAnyOpen } from '../../../state/modal-slice.ts';
import { useStore } from '../../../state/store.ts';

export interface Fill {
  readonly on: boolean;
  readonly toggle: () => void;
  readonly leave: () => void;
}

/** Full screen if available, otherwise the game fills the page: phone browsers do not allow pages to use full screen. */
export const useFill = (section: RefObject<HTMLElement | null>, playing: boolean): Fill => {
  const [on, setOn] = useState(false);
  useEffect(() => {
    const screen = () => {
      if (document.fullscreenElement === null) setOn(false);
    };
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOn(false);
    };
    document.addEventListener('fullscreenchange', screen);
    document.addEventListener('keydown', key);
    return () => {
      document.removeEventListener('fullscreenchange', screen);
      document.removeEventListener('keydown', key);
    };
  }, []);
  const dialog = useStore((state) => isAnyOpen(state.modal));
  useEffect(() => {
    // A full screen shows one element only: a dialog would open unseen behind it.
    if (dialog && document.fullscreenElement !== null) void document.exitFullscreen();
  }, [dialog]);
  const toggle = () => {
    setOn(!on);
    if (on && document.fullscreenElement !== null) void document.exitFullscreen();
    // Refused or unsupported: fill the page.
    else if (!on && document.fullscreenEnabled) section.current?.requestFullscreen().catch(() => undefined);
  };
  const leave = () => on && toggle();
  // Its button is in the game's frame: without a game there would be no way out.
  return { on: on && playing, toggle, leave };
};
