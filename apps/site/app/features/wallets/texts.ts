/** The texts of the player’s wallets. */
export const walletPageTexts = {
  titles: { wallets: (brand: string) => `Wallets · ${brand}` },
  menu: 'Choose a wallet',
  all: 'All wallets',
  failed: 'Your wallets could not be loaded.',
  changed: (currency: string) => `${currency} is now your default.`,
  notChanged: 'The default could not be changed. Please try again.',
  afterRound: 'A round is open. Your game switches to the new wallet when it ends.',
  bonus: (amount: string) => `${amount} bonus`,
  spinWinnings: (amount: string) => `${amount} free-spin winnings`,
  spins: (count: number) => (count === 1 ? '1 free spin' : `${count} free spins`),
  promotions: 'Promotions',
  locked: (amount: string) => `${amount} locked`,
  canLeave: (amount: string) => `${amount} can be withdrawn`,
  deposit: 'Deposit',
  withdraw: 'Withdraw',
  history: 'History',
  of: (action: string, currency: string) => `${action} ${currency}`,
  lockedMoney: {
    title: 'Locked money',
    byLimit: (amount: string) =>
      `${amount} is above your deposit limit. You can play with it once your limit has room again, and withdraw it at any time.`,
    byProtection: (amount: string) =>
      `${amount} arrived while you could not play. You cannot use it in games, but you can withdraw it at any time.`,
    limits: 'See my limits',
    withdraw: 'Withdraw it',
  },
} as const;
