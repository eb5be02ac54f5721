import type { info as english } from '#english/packages/games/src/three-card-duel/info.ts';
import type { Translation } from '#languages/translation.ts';

export const info: Translation<typeof english> = {
  rules: [
    {
      title: 'So wird gespielt',
      text: [
        'Lege eine Ante, eine Wette auf Pair Plus oder beides, und lass geben. Du und der Dealer erhaltet je drei Karten aus einem Deck, das für jede Runde neu gemischt wird. Deine liegen offen, die des Dealers verdeckt.',
        'Mit einer Ante wählst du dann: Spielen setzt noch einmal so viel wie die Ante, Passen gibt die Ante auf. Danach deckt der Dealer auf.',
        'Der Dealer qualifiziert sich mit einer Dame oder besser. Tut er das nicht, zahlt die Ante 1 zu 1, und dein Spieleinsatz kommt zurück. Sonst gewinnt die höhere Hand: Ist es deine, zahlen Ante und Spieleinsatz je 1 zu 1; bei gleichen Händen kommen beide zurück.',
      ],
    },
    {
      title: 'Die Hände',
      text: [
        'Von oben: Straight Flush, Drilling, Straße, Flush, Paar, höchste Karte. Mit drei Karten ist eine Straße seltener als ein Flush und deshalb mehr wert.',
        'Das Ass ist die höchste Karte, in A-2-3 die niedrigste. Gleichartige Hände werden Karte für Karte verglichen, das Paar zuerst; Farben zählen nicht.',
      ],
    },
    {
      title: 'Bonus und Pair Plus',
      text: [
        'Wenn du spielst, bringt die Ante ab einer Straße einen Bonus, auch wenn der Dealer gewinnt: Straße 1 zu 1, Drilling 4 zu 1, Straight Flush 5 zu 1.',
        'Pair Plus ist eine Wette auf deine eigenen drei Karten. Sie zahlt nach der Tabelle, egal was der Dealer hat und ob du spielst oder passt. Ohne Ante gibt es nichts zu wählen, und die Runde endet sofort.',
        'Höchstens zahlt eine Runde 9 Chips je Chip auf der Ante, deren Einsatz und den Spieleinsatz eingeschlossen, und 41 je Chip auf Pair Plus.',
      ],
    },
    {
      title: 'Auszahlungsquote (RTP)',
      text: [
        'Die Ante bringt 96,627\u00A0% der Ante zurück, Pair Plus 97,683\u00A0%. Beides ist genau gezählt, über alle 407.170.400 Möglichkeiten, zwei Hände zu geben.',
        'Das gilt für die beste Spielweise: Spiele mit Dame-Sechs-Vier oder besser, passe mit allem darunter. Der Tipp zeigt sie dir. Jede andere Spielweise bringt weniger. Gemessen an allem, was gesetzt wird, den Spieleinsatz eingeschlossen, sind es 97,98\u00A0%.',
        'Jede Wette zahlt ganze Chips, beim Abrunden geht also nichts verloren. Bringt eine Runde weniger zurück, als du insgesamt gesetzt hast, ist sie ein Verlust, auch wenn eine deiner Wetten gewonnen hat.',
      ],
    },
    {
      title: 'Unterbrochene Runden',
      text: [
        'Deine Runde wartet auf dich: nach dem Neuladen, auf einem anderen Gerät, nach einem Ausfall bei uns. Sie kann nicht zweimal gespielt werden.',
        'Eine offene Runde wird nach 24 Stunden gepasst, weil ohne dich nichts weiter gesetzt wird; Pair Plus wird trotzdem abgerechnet. Bei Selbstausschluss, Sperrung oder Schließung des Kontos geschieht das sofort.',
        'Bei einer Störung des Spiels sind die betroffenen Runden ungültig, und die Einsätze werden zurückgegeben.',
      ],
    },
    {
      title: 'Faire Runden',
      text: [
        'Alle sechs Karten stehen vor deinem Einsatz fest: durch einen Server-Seed, der als Hash veröffentlicht ist, deinen Client-Seed und die Rundennummer. Nichts, was du tust, ändert sie.',
        'Die Karten des Dealers werden dir erst beim Aufdecken gesendet. Kein Programm kann sie vorher lesen.',
      ],
    },
  ],
  paytable: [
    { name: 'Pair Plus: Straight Flush', pays: '40 zu 1', chance: '0,22\u00A0%' },
    { name: 'Pair Plus: Drilling', pays: '30 zu 1', chance: '0,24\u00A0%' },
    { name: 'Pair Plus: Straße', pays: '6 zu 1', chance: '3,26\u00A0%' },
    { name: 'Pair Plus: Flush', pays: '4 zu 1', chance: '4,96\u00A0%' },
    { name: 'Pair Plus: Paar', pays: '1 zu 1', chance: '16,94\u00A0%' },
    { name: 'Bonus: Straight Flush', pays: '5 zu 1', chance: '0,22\u00A0%' },
    { name: 'Bonus: Drilling', pays: '4 zu 1', chance: '0,24\u00A0%' },
    { name: 'Bonus: Straße', pays: '1 zu 1', chance: '3,26\u00A0%' },
    { name: 'Ante und Spieleinsatz, deine Hand gewinnt', pays: '1 zu 1', chance: '23,91\u00A0%' },
    { name: 'Ante, der Dealer qualifiziert sich nicht', pays: '1 zu 1', chance: '21,00\u00A0%' },
  ],
  bets: ['Ante, beste Spielweise', 'Pair Plus'],
};
