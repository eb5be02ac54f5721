/** The links to the pages of a player’s own account. */

export const accountTexts = {
  links: {
    label: 'Your account',
    details: 'Details',
    verification: 'Verification',
    bets: 'Bets',
    payments: 'Payments',
    notifications: 'Notifications',
    activity: 'Activity',
    limits: 'Limits and breaks',
    sessions: 'Sessions',
    security: 'Security',
  },
} as const;
