/** For slots without free spins: words that nothing ever shows, in no language. */
export const noFreeSpins = {
  hoping: { title: '', text: '' },
  opened: () => ({ title: '', text: '' }),
  freeSpin: () => '',
  won: '',
  start: '',
  startText: '',
  freeTotal: () => '',
  toEnd: '',
} as const;

/** What is said of them. */
export const nothingOpened = { opened: () => '', more: '' } as const;
