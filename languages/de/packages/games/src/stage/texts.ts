import type { stageTexts as english } from '#english/packages/games/src/stage/texts.ts';
import type { Translation } from '#languages/translation.ts';

export const stageTexts: Translation<typeof english> = {
  percent: (figure) => `${figure}\u00A0%`,
  won: (amount) => `Du hast ${amount} gewonnen.`,
  instant: 'Sofortmodus (I): Ergebnisse ohne Animation',
  graph: 'Deine letzten Runden: Ergebnis',
  stakeReturned: 'Du bekommst deinen Einsatz zurück.',
  lost: (amount) => `Du hast ${amount} verloren.`,
};
