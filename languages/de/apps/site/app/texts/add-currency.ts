import type { addCurrencyTexts as english } from '#english/apps/site/app/texts/add-currency.ts';
import type { Translation } from '#languages/translation.ts';

export const addCurrencyTexts: Translation<typeof english> = {
  added: (currency) => `${currency} wurde hinzugefügt.`,
  failed: 'Die Währung konnte nicht hinzugefügt werden. Bitte wende dich an den Support.',
};
