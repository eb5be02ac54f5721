import type { info as english } from '#english/packages/games/src/island-stud/info.ts';
import type { Translation } from '#languages/translation.ts';

export const info: Translation<typeof english> = {
  rules: [
    {
      title: 'So wird gespielt',
      text: [
        'Lege eine Ante und lass geben. Du und der Dealer erhaltet je fünf Karten aus einem Deck, das für jede Runde neu gemischt wird. Deine liegen offen; vom Dealer siehst du eine.',
        'Dann wählst du: Erhöhen setzt das Doppelte der Ante, Passen gibt die Ante auf. Danach deckt der Dealer auf.',
        'Der Dealer qualifiziert sich mit Ass und König, einem Paar oder besser. Tut er das nicht, zahlt die Ante 1 zu 1, und die Erhöhung kommt zurück. Sonst gewinnt die höhere Hand: Ist es deine, zahlt die Ante 1 zu 1 und die Erhöhung nach der Tabelle; bei gleichen Händen kommen beide zurück.',
        'Es gibt weder einen progressiven Jackpot noch Nebenwetten.',
      ],
    },
    {
      title: 'Die Hände',
      text: [
        'Von oben: Royal Flush, Straight Flush, Vierling, Full House, Flush, Straße, Drilling, zwei Paare, Paar, höchste Karte.',
        'Das Ass ist die höchste Karte, in A-2-3-4-5 die niedrigste. Gleichartige Hände werden nach den Karten verglichen, die sie ausmachen, dann nach den übrigen; Farben zählen nicht.',
        'Höchstens zahlt eine Runde 204 Chips je Chip auf der Ante, Ante und Erhöhung eingeschlossen: ein Royal Flush gegen einen Dealer, der sich qualifiziert.',
      ],
    },
    {
      title: 'Auszahlungsquote (RTP)',
      text: [
        '94,78\u00A0% der Ante, genau gezählt über alle 19.933.230.517.200 Möglichkeiten zu geben, mit der offenen Karte des Dealers. Gemessen an allem, was gesetzt wird, die Erhöhung eingeschlossen, sind es 97,44\u00A0%.',
        'Das gilt für die beste Spielweise, die dir der Tipp zeigt: Erhöhe mit einem Paar oder besser, passe mit allem unter Ass und König. Mit Ass und König entscheidet die offene Karte des Dealers: Das Spiel zählt die 163.185 Hände, die er haben kann, und erhöht, wo das weniger kostet als die Ante. Jede andere Spielweise bringt weniger.',
        'Jede Wette zahlt ganze Chips, beim Abrunden geht also nichts verloren.',
      ],
    },
    {
      title: 'Unterbrochene Runden',
      text: [
        'Deine Runde wartet auf dich: nach dem Neuladen, auf einem anderen Gerät, nach einem Ausfall bei uns. Sie kann nicht zweimal gespielt werden.',
        'Eine offene Runde wird nach 24 Stunden gepasst, weil ohne dich nichts weiter gesetzt wird. Bei Selbstausschluss, Sperrung oder Schließung des Kontos geschieht das sofort.',
        'Bei einer Störung des Spiels sind die betroffenen Runden ungültig, und die Einsätze werden zurückgegeben.',
      ],
    },
    {
      title: 'Faire Runden',
      text: [
        'Alle zehn Karten stehen vor deinem Einsatz fest: durch einen Server-Seed, der als Hash veröffentlicht ist, deinen Client-Seed und die Rundennummer. Nichts, was du tust, ändert sie.',
        'Die verdeckten Karten des Dealers werden dir erst beim Aufdecken gesendet. Kein Programm kann sie vorher lesen.',
      ],
    },
  ],
  paytable: [
    { name: 'Erhöhung: Royal Flush', pays: '100 zu 1', chance: '0,0002\u00A0%' },
    { name: 'Erhöhung: Straight Flush', pays: '50 zu 1', chance: '0,0014\u00A0%' },
    { name: 'Erhöhung: Vierling', pays: '20 zu 1', chance: '0,024\u00A0%' },
    { name: 'Erhöhung: Full House', pays: '7 zu 1', chance: '0,14\u00A0%' },
    { name: 'Erhöhung: Flush', pays: '5 zu 1', chance: '0,20\u00A0%' },
    { name: 'Erhöhung: Straße', pays: '4 zu 1', chance: '0,39\u00A0%' },
    { name: 'Erhöhung: Drilling', pays: '3 zu 1', chance: '2,11\u00A0%' },
    { name: 'Erhöhung: zwei Paare', pays: '2 zu 1', chance: '4,75\u00A0%' },
    { name: 'Erhöhung: Paar oder weniger', pays: '1 zu 1', chance: '42,6\u00A0%' },
    { name: 'Ante, gewonnen oder ohne qualifizierten Dealer', pays: '1 zu 1' },
  ],
  bets: ['Ante, beste Spielweise'],
};
