/** What the page of a closed account alone says. */
export const closedTexts = {
  paused:
    'Withdrawals are paused by us while we check our books. Your money stays yours, and you can ask for it here as soon as they go on. What you have asked for goes on by itself.',
  noPayments: 'No payments were made.',
} as const;
