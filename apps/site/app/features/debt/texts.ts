/** The texts of what a player owes. */
export const debtTexts = {
  label: 'What you owe',
  owes: (sum: string) => `You owe ${sum}`,
  text: 'A deposit was taken back after it had been credited. Your next deposit in the same currency settles this first. What you win stays yours, but withdrawals wait until it is settled and our team has looked at it.',
  pay: (sum: string) => `Settle ${sum} from my wallet`,
  paid: 'Settled. Thank you.',
  failed: 'That did not work. Please try again.',
} as const;
