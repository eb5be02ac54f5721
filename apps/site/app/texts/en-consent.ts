/** The question before anything is counted. */
export const consentTexts = {
  title: 'Privacy choices',
  text: 'Allow anonymous analytics? Pages and searches only, without your name or account, never for advertising.',
  more: 'Privacy Policy',
  no: 'Decline',
  yes: 'Allow',
  change: 'Privacy choices',
} as const;
