/** What is said once somebody has registered. */
export const registrationTexts = {
  registered: 'Your account is open. The page comes back with it.',
} as const;
