/** Texts of the modals that no feature owns, and of what lies over pages. */
export const modalTexts = {
  loading: {
    title: 'One moment',
    text: 'This takes a few seconds.',
    registered: 'Your account is open. The page comes back with it.',
  },
  frame: { outside: (host: string) => `Shown by ${host}` },
  video: {
    watch: 'Watch how it works',
    privacy: 'The video comes from YouTube in its mode without cookies. Nothing is asked of it before you open this.',
    broken: 'This video cannot be shown.',
  },
  worth: { label: 'Show ≈ € beside other currencies', failed: 'This could not be saved. Please try again.' },
  creditedDeposits: (count: number) => `${count} credited`,
  tutorials: { cryptoDeposit: 'How to deposit crypto', buyCrypto: 'How to buy crypto' },
} as const;
