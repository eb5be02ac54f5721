/** Texts of the modals that no feature owns, and of what lies over pages. */
export const modalTexts = {
  loading: {
    title: 'One moment',
    text: 'This takes a few seconds.',
  },
  frame: {
    outside: (host: string) => `Provided by ${host}`,
    failed: 'This partner is not available right now. Please try again later.',
  },
  video: {
    watch: 'Watch how it works',
    privacy:
      'The video is hosted by YouTube and shown in its privacy-enhanced mode. YouTube is contacted only when you open the video.',
    broken: 'This video cannot be shown.',
  },
  tutorials: { cryptoDeposit: 'How to deposit crypto', buyCrypto: 'How to buy crypto' },
} as const;
