/** Texts about a player’s wallets that their page and the account details share. */
export const walletTexts = {
  title: 'Wallets',
  text: 'Every currency you hold. Your default is shown at the top and used when you open a game.',
  add: 'Add currency',
  default: 'Default',
  makeDefault: 'Make default',
  makeDefaultOf: (currency: string) => `Make ${currency} the default`,
} as const;
