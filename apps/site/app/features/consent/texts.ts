/** The question before anything is counted. */
export const consentTexts = {
  title: 'Privacy choices',
  text: 'Allow anonymous analytics of pages and searches? Never for advertising.',
  more: 'Privacy Policy',
  no: 'Decline',
  yes: 'Allow',
  change: 'Privacy choices',
} as const;
