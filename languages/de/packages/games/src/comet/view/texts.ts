import type { texts as english } from '#english/packages/games/src/comet/view/texts.ts';
import { countText } from '@carmine/money';
import type { Translation } from '#languages/translation.ts';

export const texts: Translation<typeof english> = {
  action: 'Setzen',
  result: (crash) => `Zerbrochen bei ${crash}`,
  announce: (crash) => `Der Komet ist bei ${crash} zerbrochen.`,
  betText: (auto) => (auto === undefined ? 'Auszahlung von Hand' : `Automatische Auszahlung bei ${auto}`),
  key: ['Leertaste', 'ersten Einsatz setzen, zurücknehmen oder auszahlen'],
  steps: {
    betting: 'Bitte setzen',
    closed: 'Nichts geht mehr',
    void: 'Runde ungültig. Alle Einsätze werden zurückgezahlt.',
  },
  closing: 'Der Tisch schließt nach diesem Flug',
  waiting: 'Der nächste Flug beginnt gleich',
  flying: 'Im Flug',
  crashed: 'Zerbrochen',
  cashedOut: (at) => `Ausgezahlt bei ${at}`,
  last: (crash) => `Letzter Flug: ${crash}`,
  players: (count) => (count === 1 ? '1 Spieler' : `${countText(count)} Spieler`),
  limit: (at) => `Offene Einsätze werden bei ${at} ausgezahlt`,
  away: 'Verbindung verloren. Sie wird wiederhergestellt.',
  kept: 'Deine automatische Auszahlung gilt auch ohne Verbindung.',
  notKept: 'Ohne Verbindung kannst du nicht von Hand auszahlen.',
  history: 'Letzte Flüge, der neueste zuerst',
  verify: (number, crash) => `Runde ${countText(number)}: zerbrochen bei ${crash}. Diese Runde prüfen`,
  log: 'Runden',
  list: {
    title: 'Einsätze',
    player: 'Spieler',
    stake: 'Einsatz',
    at: 'Bei',
    payout: 'Gewinn',
    you: 'Du',
    none: 'Hier erscheinen die Einsätze.',
  },
};
