/** The same letters in every language: what is beside a button is pressed for it. */
export const anteKeys = { raise: 'S', fold: 'F' } as const;

/** The action of a key in an open round. */
export const anteActionOf =
  (raise: string, giveUp = 'fold') =>
  (pressed: string): string | undefined => {
    const key = pressed.toUpperCase();
    if (key === anteKeys.raise) return raise;
    return key === anteKeys.fold ? giveUp : undefined;
  };
