import type { info as english } from '#english/packages/games/src/tower/info.ts';
import type { Translation } from '#languages/translation.ts';

export const info: Translation<typeof english> = {
  rules: [
    {
      title: 'So wird gespielt',
      text: [
        'Der Turm hat acht Stockwerke. Öffne auf jedem ein Fenster, von unten nach oben. Eine Lampe bringt dich ins nächste Stockwerk; ein Rabe beendet die Runde, und dein Einsatz ist verloren.',
        'Die Schwierigkeit bestimmt, wie viele Fenster ein Stockwerk hat und wie viele sicher sind: Leicht 3 von 4, Mittel 2 von 3, Schwer 1 von 2, Experte 1 von 3, Meister 1 von 4.',
        'Die Raben sitzen hinter ihren Fenstern, bevor du das erste öffnest, und bewegen sich nicht. Du kannst nach jedem Stockwerk auszahlen oder eines festlegen, auf dem die Runde von selbst auszahlt.',
      ],
    },
    {
      title: 'Gewinn',
      text: [
        'Der Multiplikator ist 0,98 geteilt durch die Chance, so hoch zu steigen, nach vier Nachkommastellen abgeschnitten. Jede Schwierigkeit und jedes Stockwerk hat eine Auszahlungsquote von 98\u00A0%, abzüglich dieser Rundung. Keine Spielweise ist also besser als eine andere.',
        'Eine Runde zahlt höchstens den Gegenwert von 250.000\u00A0€. Bei hohem Einsatz zahlt sie von selbst aus: auf dem letzten Stockwerk, das innerhalb dieses Betrags bleibt. Es steht im Spiel, bevor du startest.',
        'Der Gewinn jeder Runde wird auf die kleinste Einheit deiner Währung abgerundet. Bei sehr kleinen Einsätzen kann das einen Teil einer Einheit kosten.',
      ],
    },
    {
      title: 'Unterbrochene Runden',
      text: [
        'Deine Runde wartet 24 Stunden auf dich, auf jedem Gerät. Danach wird sie ausgezahlt; hast du noch kein Fenster geöffnet, bekommst du deinen Einsatz zurück.',
        'Bei einer Störung des Spiels sind die betroffenen Runden ungültig, und die Einsätze werden zurückgegeben.',
      ],
    },
    {
      title: 'Faire Runden',
      text: [
        'Die Fenster aller Stockwerke werden aus drei Angaben gezogen: einem Server-Seed, der vor deinem Einsatz feststeht und als Hash veröffentlicht ist, deinem Client-Seed und der Rundennummer. Weder dein Einsatz noch die geöffneten Fenster ändern, wo die Raben sitzen.',
      ],
    },
  ],
  paytable: [
    { name: 'Leicht: erstes Stockwerk, Spitze', pays: '1,3066×, 9,7889×', chance: '75,00\u00A0%, 10,01\u00A0%' },
    { name: 'Mittel: erstes Stockwerk, Spitze', pays: '1,47×, 25,1163×', chance: '66,67\u00A0%, 3,90\u00A0%' },
    { name: 'Schwer: erstes Stockwerk, Spitze', pays: '1,96×, 250,88×', chance: '50,00\u00A0%, 0,39\u00A0%' },
    { name: 'Experte: erstes Stockwerk, Spitze', pays: '2,94×, 6.429,78×', chance: '33,33\u00A0%, 1 zu 6.561' },
    { name: 'Meister: erstes Stockwerk, Spitze', pays: '3,92×, 64.225,28×', chance: '25,00\u00A0%, 1 zu 65.536' },
  ],
  bets: [
    'Mittel, erstes Stockwerk',
    'Mittel, viertes Stockwerk',
    'Leicht, bis zur Spitze',
    'Mittel, bis zur Spitze',
    'Schwer, bis zur Spitze',
    'Experte, bis zur Spitze',
    'Meister, bis zur Spitze',
  ],
};
