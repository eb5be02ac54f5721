import type { walletTexts as english } from '#english/apps/site/app/texts/wallets.ts';
import type { Translation } from '#languages/translation.ts';

export const walletTexts: Translation<typeof english> = {
  title: 'Wallets',
  text: 'Alle deine Währungen. Deine Standardwährung steht oben und wird genutzt, wenn du ein Spiel öffnest.',
  add: 'Währung hinzufügen',
  default: 'Standard',
  makeDefault: 'Als Standard',
  makeDefaultOf: (currency) => `${currency} als Standardwährung festlegen`,
};
