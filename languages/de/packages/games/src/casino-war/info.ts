import type { info as english } from '#english/packages/games/src/casino-war/info.ts';
import type { Translation } from '#languages/translation.ts';

export const info: Translation<typeof english> = {
  rules: [
    {
      title: 'So wird gespielt',
      text: [
        'Lege eine Ante, eine Wette auf Gleichstand oder beides, und lass geben. Du und der Dealer erhaltet je eine Karte aus sechs Decks, die für jede Runde neu gemischt werden. Die höhere Karte gewinnt; das Ass ist die höchste, Farben zählen nicht.',
        'Ist deine höher, zahlt die Ante 1 zu 1. Ist die des Dealers höher, ist sie verloren. Zu wählen gibt es dann nichts.',
        'Zwei gleiche Karten sind ein Gleichstand, und mit einer Ante wählst du: Krieg setzt noch einmal so viel wie die Ante, Aufgeben bringt die halbe Ante zurück.',
      ],
    },
    {
      title: 'Der Krieg',
      text: [
        'Im Krieg bekommt ihr beide noch eine Karte. Ist deine höher oder gleich, zahlt der Kriegseinsatz 1 zu 1, und die Ante kommt zurück. Ist die des Dealers höher, ist beides verloren.',
        'Es werden keine Karten weggelegt, und für einen zweiten Gleichstand gibt es keinen Bonus: Gleiche Karten im Krieg gewinnst du.',
      ],
    },
    {
      title: 'Die Wette auf Gleichstand',
      text: [
        'Sie zahlt 10 zu 1, wenn die ersten beiden Karten gleich sind, ob du in den Krieg ziehst oder aufgibst; sonst ist sie verloren. Ohne Ante gibt es nichts zu wählen, und die Runde endet sofort.',
        'Höchstens zahlt eine Runde 3 Chips je Chip auf der Ante, deren Einsatz und den Kriegseinsatz eingeschlossen, und 11 je Chip auf Gleichstand.',
      ],
    },
    {
      title: 'Auszahlungsquote (RTP)',
      text: [
        'Die Ante bringt 97,123\u00A0% der Ante zurück, die Wette auf Gleichstand 81,350\u00A0%. Beides ist genau gezählt, über alle 9.294.695.280 Möglichkeiten, vier Karten der Reihe nach zu geben.',
        'Das gilt für die beste Spielweise, die dir der Tipp zeigt: immer in den Krieg ziehen. Wer immer aufgibt, bekommt 96,302\u00A0% zurück. Gemessen an allem, was gesetzt wird, den Kriegseinsatz eingeschlossen, bringt der Krieg 97,321\u00A0%.',
        'Bringt eine Runde weniger zurück, als du insgesamt gesetzt hast, ist sie ein Verlust, auch wenn eine deiner Wetten gewonnen hat. Eine halbe Ante wird auf die kleinste Einheit der Währung abgerundet.',
      ],
    },
    {
      title: 'Unterbrochene Runden',
      text: [
        'Deine Runde wartet auf dich: nach dem Neuladen, auf einem anderen Gerät, nach einem Ausfall bei uns. Sie kann nicht zweimal gespielt werden.',
        'Ein offener Gleichstand wird nach 24 Stunden aufgegeben, weil ohne dich nichts weiter gesetzt wird; die Wette auf Gleichstand wird trotzdem ausgezahlt. Bei Selbstausschluss, Sperrung oder Schließung des Kontos geschieht das sofort.',
        'Bei einer Störung des Spiels sind die betroffenen Runden ungültig, und die Einsätze werden zurückgegeben.',
      ],
    },
    {
      title: 'Faire Runden',
      text: [
        'Alle vier Karten, die für den Krieg eingeschlossen, stehen vor deinem Einsatz fest: durch einen Server-Seed, der als Hash veröffentlicht ist, deinen Client-Seed und die Rundennummer. Nichts, was du tust, ändert sie.',
        'Die Karten für den Krieg werden dir erst gesendet, wenn du in den Krieg ziehst. Kein Programm kann sie vorher lesen.',
      ],
    },
  ],
  paytable: [
    { name: 'Ante, deine Karte ist höher', pays: '1 zu 1', chance: '46,30\u00A0%' },
    {
      name: 'Kriegseinsatz, deine Karte ist höher oder gleich',
      pays: '1 zu 1, die Ante kommt zurück',
      chance: '3,97\u00A0%',
    },
    { name: 'Aufgeben', pays: 'die halbe Ante kommt zurück' },
    { name: 'Gleichstand, die ersten beiden Karten sind gleich', pays: '10 zu 1', chance: '7,40\u00A0%' },
  ],
  bets: ['Ante, beste Spielweise', 'Gleichstand'],
};
