import type { liveTexts as english } from '#english/packages/games/src/live/stage/texts.ts';
import { countText } from '@carmine/money';
import type { Translation } from '#languages/translation.ts';

export const liveTexts: Translation<typeof english> = {
  phases: { betting: 'Setzen', closed: 'Stopp', running: 'Ergebnis', settled: 'Bezahlt' },
  phaseList: 'Phasen der Runde',
  calls: {
    betting: 'Bitte setzen',
    lastSeconds: 'Letzte Einsätze',
    closed: 'Nichts geht mehr',
    running: 'Viel Glück',
    held: 'Das Studio prüft diese Runde. Deine Einsätze sind sicher.',
    voided: 'Runde ungültig. Alle Einsätze werden erstattet.',
    waiting: 'Gleich beginnt die nächste Runde',
    away: 'Verbindung unterbrochen. Sie wird wiederhergestellt.',
    closing: 'Nach dieser Runde schließt der Tisch',
  },
  secondsLeft: (seconds) => (seconds === 1 ? 'noch 1 Sekunde zum Setzen' : `noch ${seconds} Sekunden zum Setzen`),
  history: 'Letzte Ergebnisse, das neueste zuerst',
  verify: (number, result) => `Runde ${countText(number)}: ${result}. Diese Runde prüfen`,
  players: (count) => (count === 1 ? '1 Spieler' : `${countText(count)} Spieler`),
  onTable: (amount) => `${amount} auf dem Tisch`,
  totals: 'Summen in Euro',
  studio: 'Ergebnis des Studios',
  stream: 'Bild aus dem Studio',
  streamLost: 'Kein Bild. Die Runde geht weiter.',
  log: 'Runden',
  side: 'Chat oder Runden',
  unread: (count) => (count === 1 ? '1 neue Nachricht' : `${countText(count)} neue Nachrichten`),
  spot: (name, pays, total) => `${name}, ${pays}, auf dem Tisch: ${total}`,
};
