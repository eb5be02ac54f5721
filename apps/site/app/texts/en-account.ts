/** The texts of the pages about one's own account: a part of the one catalogue that loads with those pages. */
export const accountTexts = {
  links: {
    label: 'Your account',
    details: 'Details',
    verification: 'Verification',
    bets: 'Bets',
    payments: 'Payments',
    notifications: 'Notifications',
    sessions: 'Sessions',
  },
} as const;
