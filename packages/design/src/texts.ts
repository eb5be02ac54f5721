/** The components’ own words. */
export const designTexts = {
  country: 'Country...',
} as const;
