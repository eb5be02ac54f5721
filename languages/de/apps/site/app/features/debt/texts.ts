import type { debtTexts as english } from '#english/apps/site/app/features/debt/texts.ts';
import type { Translation } from '#languages/translation.ts';

export const debtTexts: Translation<typeof english> = {
  label: 'Offener Betrag',
  owes: (sum) => `Du schuldest uns ${sum}`,
  text: 'Eine Einzahlung wurde zurückgebucht, nachdem wir sie gutgeschrieben hatten. Mit deiner nächsten Einzahlung in dieser Währung wird zuerst dieser Betrag beglichen. Deine Gewinne behältst du, aber Auszahlungen halten wir zurück, bis er beglichen ist und unser Team den Fall geprüft hat.',
  pay: (sum) => `${sum} aus der Wallet begleichen`,
  paid: 'Beglichen. Danke.',
  failed: 'Das hat nicht geklappt. Bitte versuche es noch einmal.',
};
