/** What the page of a closed account alone says. */
export const closedTexts = {
  paused:
    'Withdrawals are paused while we check our books. Your money stays yours, and you can request a withdrawal here as soon as they resume. Withdrawals you have already requested will then continue automatically.',
  noPayments: 'No payments on this account.',
} as const;
