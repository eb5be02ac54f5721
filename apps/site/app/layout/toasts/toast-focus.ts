/**
 * Section 9's pause when the window loses focus. A press in a game's frame blurs the window too, although the user is still there: then
 * timers continue. Switching tabs from there is detected by page visibility.
 */

interface Clock {
  readonly play: () => void;
  readonly pause: () => void;
}

const isInFrame = (): boolean => document.activeElement instanceof HTMLIFrameElement && document.hasFocus();

/** From now on for good. */
export const keepTimeInFrames = ({ play, pause }: Clock): void => {
  // The new focus is known only after the event, when toasts have handled the blur.
  addEventListener('blur', () => setTimeout(() => isInFrame() && play()));
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) pause();
    else if (document.hasFocus()) play();
  });
};
