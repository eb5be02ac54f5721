import type { texts as english } from '#english/packages/games/src/live-baccarat/view/texts.ts';
import type { Translation } from '#languages/translation.ts';

export const texts: Translation<typeof english> = {
  action: 'Setzen',
  returns: 'Auszahlungsquote 98,94 % auf Bank, 98,76 % auf Spieler',
  phases: { running: 'Karten', settled: 'Ergebnis' },
};
