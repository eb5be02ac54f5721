/** The question before anything is counted. */
export const consentTexts = {
  title: 'Counting visits',
  text: 'May we count pages and searches? Without your name or account, and never for advertising.',
  more: 'Privacy Policy',
  no: 'No, thank you',
  yes: 'Yes, count me',
  change: 'Privacy choices',
} as const;
