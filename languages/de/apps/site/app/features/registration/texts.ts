import type { registrationTexts as english } from '#english/apps/site/app/features/registration/texts.ts';
import type { Translation } from '#languages/translation.ts';

export const registrationTexts: Translation<typeof english> = {
  registered: 'Dein Konto ist bereit. Die Seite wird neu geladen.',
};
