/**
 * When a game was pressed, and when it could be played, noted where it happens: whoever asks a page again and again learns of it up to half
 * a second late. All of these run in pages. Times are of the browser's clock, in milliseconds.
 */
interface Noted {
  carminePressedAt?: number;
}

export const notePress = (): void => {
  const note = ({ timeStamp }: Event) => {
    (globalThis as Noted).carminePressedAt = performance.timeOrigin + timeStamp;
  };
  addEventListener('pointerdown', note, { capture: true, once: true });
};

export const pressedAt = (): number => (globalThis as Noted).carminePressedAt ?? Number.NaN;

/** In the frame: the first picture with the dock and without the waiting one. */
export const whenReady = async (): Promise<number> => {
  const isReady = () => document.querySelector('.hud') !== null && document.querySelector('.stage-loading') === null;
  await new Promise<void>((resolve) => {
    const watch = new MutationObserver(() => look());
    const look = (): void => {
      if (!isReady()) return;
      watch.disconnect();
      resolve();
    };
    watch.observe(document, { childList: true, subtree: true });
    look();
  });
  await new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
  return performance.timeOrigin + performance.now();
};
