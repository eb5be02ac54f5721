/** Around a legal page. */
export const legalTexts = {
  version: (version: string) => `Version ${version}`,
  contents: 'Contents',
  versions: 'All versions',
  earlier: 'A newer version now applies.',
} as const;
