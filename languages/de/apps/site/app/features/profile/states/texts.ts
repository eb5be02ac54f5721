import type { stateTexts as english } from '#english/apps/site/app/features/profile/states/texts.ts';
import type { Translation } from '#languages/translation.ts';

/** All others have no German name of their own. */
const names: Readonly<Record<string, string>> = {
  California: 'Kalifornien',
  'Distrito Federal': 'Bundesdistrikt',
  'Newfoundland and Labrador': 'Neufundland und Labrador',
  'Northwest Territories': 'Nordwest-Territorien',
  'Nova Scotia': 'Neuschottland',
  Quebec: 'Québec',
  Tasmania: 'Tasmanien',
};

export const stateTexts: Translation<typeof english> = {
  nameOf: (name) => names[name] ?? name,
};
