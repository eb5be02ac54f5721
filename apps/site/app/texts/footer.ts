/** Texts of the foot of every page, and of the notice that the connection is gone. */
export const footerTexts = {
  verifyPage: 'Verify a round',
  helpTitle: 'Help',
  playTitle: 'Play',
  legalTitle: 'Legal',
  languageTitle: 'Language',
  help: 'Help centre',
  payOutTimes: 'Pay-out times',
  complaints: 'Complaints',
  chat: 'Chat with support',
  operated: (operator: string) => `Operated by ${operator}.`,
  licensedBy: 'Licensed by',
  sandbox: 'This is a sandbox without a licence: no real money moves here.',
  noLicence: 'No licence is named: play for money may not be offered here.',
  outside: 'Independent help, free and anonymous:',
  outsideLinks: [
    { text: 'Gambling Therapy', href: 'https://www.gamblingtherapy.org' },
    { text: 'Gamblers Anonymous', href: 'https://www.gamblersanonymous.org' },
  ],
  offline: 'You are offline. What you see may be old; nothing is sent until the connection is back.',
} as const;
