import type { debtTexts as english } from '#english/apps/site/app/features/debt/texts.ts';
import type { Translation } from '#languages/translation.ts';

export const debtTexts: Translation<typeof english> = {
  label: 'Offener Betrag',
  owes: (sum) => `Du schuldest uns ${sum}`,
  text: 'Eine Einzahlung wurde zurückgebucht, nachdem wir sie gutgeschrieben hatten. Deine nächste Einzahlung in dieser Währung gleicht zuerst diesen Betrag aus. Deine Gewinne bleiben deine, aber Auszahlungen warten, bis er ausgeglichen ist und unser Team ihn geprüft hat.',
  pay: (sum) => `${sum} aus der Wallet begleichen`,
  paid: 'Beglichen. Danke.',
  failed: 'Das hat nicht geklappt. Bitte versuche es noch einmal.',
};
