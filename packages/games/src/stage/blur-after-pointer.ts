/** Gives the focus back after a press with a pointer, so that Space plays the round and does not press the same button again. */
export const blurAfterPointer = ({ detail, currentTarget }: { detail: number; currentTarget: Element }): void => {
  const focused = document.activeElement;
  if (detail === 0 || !currentTarget.contains(focused)) return;
  if (focused instanceof HTMLElement || focused instanceof SVGElement) focused.blur();
};
