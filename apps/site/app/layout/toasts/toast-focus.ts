/**
 * Section 9's pause on focus loss, as a person means it. A press in a game's frame takes the focus from the window too, and nobody
 * has gone away: there the time goes on. Who then turns to another tab is told by the page's visibility alone.
 */

interface Clock {
  readonly play: () => void;
  readonly pause: () => void;
}

const isInFrame = (): boolean => document.activeElement instanceof HTMLIFrameElement && document.hasFocus();

/** From now on for good. */
export const keepTimeInFrames = ({ play, pause }: Clock): void => {
  // Only afterwards is it known who has the focus, and only then have the toasts heard of its loss.
  addEventListener('blur', () => setTimeout(() => isInFrame() && play()));
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) pause();
    else if (document.hasFocus()) play();
  });
};
