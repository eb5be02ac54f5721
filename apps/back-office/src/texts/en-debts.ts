/** The texts of what a player owes. */
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
  ask: {
    about: 'All of it or part of it. Another operator (risk or admin) has to approve.',
    currency: 'Currency',
    amount: (currency: string) => `Amount to write off, ${currency}`,
    reason: 'Reason (audited)',
    submit: 'Request write-off',
  },
} as const;
