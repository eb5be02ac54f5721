/** Texts of the foot of every page, and of the notice that the connection is gone. */
export const footerTexts = {
  verifyPage: 'Verify a round',
  helpTitle: 'Help',
  playTitle: 'Play',
  legalTitle: 'Legal',
  languageTitle: 'Language',
  help: 'Help centre',
  payOutTimes: 'Withdrawal times',
  complaints: 'Complaints',
  chat: 'Chat with support',
  operated: (operator: string) => `Operated by ${operator}.`,
  licensedBy: 'Licensed by',
  sandbox: 'This is a sandbox without a licence. No real money is involved.',
  noLicence: 'No licence is stated, so real-money play cannot be offered here.',
  outside: 'Independent help, free and anonymous:',
  outsideLinks: [
    { text: 'Gambling Therapy', href: 'https://www.gamblingtherapy.org' },
    { text: 'Gamblers Anonymous', href: 'https://www.gamblersanonymous.org' },
  ],
  offline: 'You are offline. This page may be out of date, and nothing is sent until you are back online.',
} as const;
