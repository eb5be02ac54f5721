import type { studioTexts as english } from '#english/apps/game-client/src/texts/studio.ts';
import { countText } from '@carmine/money';
import type { Translation } from '#languages/translation.ts';

export const studioTexts: Translation<typeof english> = {
  title: 'Ergebnis des Studios',
  button: (round) => `Studio #${countText(round)}`,
  buttonLabel: (round) => `Ergebnis des Studios, Runde ${countText(round)}. Sehen, was sich prüfen lässt`,
  tableTitle: 'Ergebnisse des Studios',
  lead: 'Ein Studio entscheidet jede Runde dieses Tisches vor seiner Kamera und signiert das Ergebnis für diesen Tisch und diese Runde. Hier kannst du prüfen, dass das Ergebnis mit dem Schlüssel des Studios signiert und seither von niemandem geändert wurde.',
  cannot:
    'Es steht nicht vorher fest: Kein Seed und kein Hash führt zu ihm. Ob das Rad im Gleichgewicht ist, lässt sich von hier aus nicht prüfen; dafür stehen das Studio und seine Prüfer ein.',
  offline: 'Die Prüfung läuft in deinem Browser, über den Text, den das Studio signiert hat.',
  verifyAll: 'Alle Signaturen prüfen',
  allHold: (count) =>
    count === 1
      ? '1 Runde: Die Signatur stimmt, und das Ergebnis ist das signierte.'
      : `Alle ${countText(count)} Runden: Die Signaturen stimmen, und die Ergebnisse sind die signierten.`,
  someFail: (failed) =>
    failed === 1
      ? '1 Runde ist nicht das, was das Studio signiert hat.'
      : `${countText(failed)} Runden sind nicht das, was das Studio signiert hat.`,
  result: 'Ergebnis',
  matches: 'Die Signatur stimmt, und das Ergebnis ist das signierte.',
  differs: 'Das hat das Studio nicht signiert.',
  isAbout: 'Was das Studio signiert hat, gehört zu dieser Runde und sagt, was aufgezeichnet wurde',
  signed: 'Text, wie er signiert wurde',
  signature: 'Signatur, Ed25519',
  key: (id) => `Öffentlicher Schlüssel ${id}`,
  whoseKey:
    'Dass dieser Schlüssel der des Studios ist, sagen wir dir: Vergleiche ihn mit dem, den das Studio selbst nennt.',
  checking: 'Die Signatur wird geprüft.',
  holds: 'Der Text wurde mit diesem Schlüssel signiert',
  fails: 'Der Text wurde nicht mit diesem Schlüssel signiert',
  unknown: 'Dieser Browser kann Ed25519 nicht prüfen: Kopiere die drei Zeilen und prüfe sie anderswo.',
};
