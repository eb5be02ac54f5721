/** What is said once somebody has registered. */
export const registrationTexts = {
  registered: 'Your account is ready. The page is reloading.',
} as const;
