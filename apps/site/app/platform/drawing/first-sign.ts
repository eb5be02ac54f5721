const signs = ['scroll', 'wheel', 'pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

const watched = { capture: true, passive: true };

/** Runs on the first interaction (move, press, scroll, key); returns a function that cancels it. */
export const onFirstSign = (run: () => (() => void) | void): (() => void) => {
  let undo: (() => void) | void;
  const leave = () => signs.forEach((sign) => removeEventListener(sign, heard, watched));
  const heard = () => {
    leave();
    undo = run();
  };
  signs.forEach((sign) => addEventListener(sign, heard, watched));
  return () => {
    leave();
    undo?.();
  };
};
