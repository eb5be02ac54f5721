/** The texts of what a player owes, and of coins too small to be sent. */
export const debts = {
  title: 'Debt',
  none: 'Nothing is owed now.',
  since: (at: string) => `owed since ${at}`,
  movements: 'History of the debt',
  columns: { time: 'Time, UTC', cause: 'Entry', payment: 'Payment', amount: 'Amount' },
  causes: {
    deposit_reversed: 'Deposit reversed',
    round_reversed: 'Round reversed by its provider',
    paid_twice: 'Withdrawal paid twice',
    deposit: 'Settled by a deposit',
    withdrawal: 'Settled by a returned withdrawal',
    wallet: 'Paid by the player',
    written_off: 'Written off',
    dispute_won: 'Charge-back won',
  },
  small: {
    title: 'Coins too small to be sent',
    about:
      'The network’s fee would take more than half of them. Two operators take them, and the second one pays their worth by bank.',
    reason: 'Reason (audited)',
    submit: (currency: string) => `Request payment by bank, ${currency}`,
  },
  ask: {
    about: 'All of it or part of it. Another operator (risk or admin) has to approve.',
    currency: 'Currency',
    amount: (currency: string) => `Amount to write off, ${currency}`,
    reason: 'Reason (audited)',
    submit: 'Request write-off',
  },
} as const;
