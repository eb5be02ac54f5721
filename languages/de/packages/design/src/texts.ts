import type { designTexts as english } from '#english/packages/design/src/texts.ts';
import type { Translation } from '#languages/translation.ts';

export const designTexts: Translation<typeof english> = {
  country: 'Land …',
};
