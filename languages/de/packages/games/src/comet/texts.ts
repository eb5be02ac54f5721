import type { proofTexts as english } from '#english/packages/games/src/comet/texts.ts';
import type { Translation } from '#languages/translation.ts';

export const proofTexts: Translation<typeof english> = {
  crash: 'Der Komet zerbricht',
  crashHow: 'floor(2⁵² × 99 ÷ (u52 + 1)) ÷ 100, von 1 bis 10.000',
  cashedOut: 'Auszahlung',
  byHand: 'von Hand, nach der Uhr der Datenbank',
  byItself: 'automatisch: Der Komet kam so weit',
  lost: 'Keine',
  lostHow: (goal) => `der Komet zerbrach vor ${goal}`,
  cashOut: (at) => `Bei ${at} auszahlen`,
  slot: 'Einsatz 1 oder 2',
  auto: 'Automatische Auszahlung, falls gewünscht',
  limit: 'Automatisch ausgezahlt spätestens bei',
  wrong: 'Bei Comet gibt es die Einsätze 1 und 2 und Auszahlungen von 1,01 bis 10.000.',
};
