/** The texts of the player's own bank account. */
export const bankAccountTexts = {
  title: 'Bank account',
  text: 'Withdrawals that cannot go back to a card or an e-\u2060wallet are paid to this account.',
  needed: 'A withdrawal is waiting for your bank account.',
  refused: 'The bank could not pay to this account. Please enter another one.',
  holder: 'Account holder',
  holderText: 'Always your verified name. We never pay to somebody else’s account.',
  unverified: 'Verify your identity first: the account has to be in your verified name.',
  current: 'Your account',
  iban: 'IBAN',
  bic: 'BIC (optional)',
  add: 'Add account',
  change: 'Use another account',
  save: 'Save account',
  cancel: 'Cancel',
  saved: 'Your bank account is saved.',
  failed: 'Your bank account could not be saved. Please try again.',
} as const;
