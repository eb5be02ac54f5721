import type { legalTexts as english } from '#english/apps/site/app/features/pages/texts.ts';
import type { Translation } from '#languages/translation.ts';

export const legalTexts: Translation<typeof english> = {
  version: (version) => `Version ${version}`,
  contents: 'Inhalt',
  versions: 'Alle Versionen',
  earlier: 'Heute gilt eine neuere Version.',
};
