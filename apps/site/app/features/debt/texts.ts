/** The texts of what a player owes. */
export const debtTexts = {
  label: 'Amount you owe',
  owes: (sum: string) => `You owe ${sum}`,
  text: 'A deposit was reversed after we had credited it. Your next deposit in this currency settles this amount first. Your winnings stay yours, but withdrawals wait until it is settled and our team has reviewed it.',
  pay: (sum: string) => `Settle ${sum} from my wallet`,
  paid: 'Settled. Thank you.',
  failed: 'That did not work. Please try again.',
} as const;
