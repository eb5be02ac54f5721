import type { info as english } from '#english/packages/games/src/harbour-holdem/info.ts';
import type { Translation } from '#languages/translation.ts';

export const info: Translation<typeof english> = {
  rules: [
    {
      title: 'So wird gespielt',
      text: [
        'Lege eine Ante und lass geben. Du und der Dealer erhaltet je zwei Karten aus einem Deck, das für jede Runde neu gemischt wird, und drei Gemeinschaftskarten werden aufgedeckt. Deine liegen offen, die des Dealers verdeckt.',
        'Dann wählst du: Mitgehen setzt das Doppelte der Ante, Passen gibt die Ante auf. Danach werden die letzten beiden Gemeinschaftskarten und die Karten des Dealers aufgedeckt. Jeder bildet aus seinen zwei Karten und den Gemeinschaftskarten die beste Hand aus fünf.',
        'Der Dealer qualifiziert sich mit einem Paar Vieren oder besser. Tut er das nicht, zahlt die Ante nach der Tabelle, und der Call kommt zurück. Sonst gewinnt die höhere Hand: Ist es deine, zahlt die Ante nach der Tabelle und der Call 1 zu 1; bei gleichen Händen kommen beide zurück.',
        'Nebenwetten gibt es nicht.',
      ],
    },
    {
      title: 'Die Hände',
      text: [
        'Von oben: Royal Flush, Straight Flush, Vierling, Full House, Flush, Straße, Drilling, zwei Paare, Paar, höchste Karte.',
        'Das Ass ist die höchste Karte, in A-2-3-4-5 die niedrigste. Gleichartige Hände werden nach den Karten verglichen, die sie ausmachen, dann nach den übrigen der fünf; Farben zählen nicht.',
        'Höchstens zahlt eine Runde 105 Chips je Chip auf der Ante, Ante und Call eingeschlossen: ein Royal Flush gegen einen Dealer, der sich qualifiziert.',
      ],
    },
    {
      title: 'Auszahlungsquote (RTP)',
      text: [
        '97,84\u00A0% der Ante, genau gezählt über alle 27.813.810.024.000 Möglichkeiten zu geben. Gemessen an allem, was gesetzt wird, den Call eingeschlossen, sind es 99,18\u00A0%.',
        'Das gilt für die beste Spielweise, die dir der Tipp zeigt: Das Spiel zählt die 1.070.190 Möglichkeiten, wie die letzten beiden Gemeinschaftskarten und die zwei Karten des Dealers kommen können, und geht mit, wo das weniger kostet als die Ante. Das ist bei 82,0\u00A0% aller Hände so. Jede andere Spielweise bringt weniger.',
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
        'Alle neun Karten stehen vor deinem Einsatz fest: durch einen Server-Seed, der als Hash veröffentlicht ist, deinen Client-Seed und die Rundennummer. Nichts, was du tust, ändert sie.',
        'Die Karten des Dealers und die letzten beiden Gemeinschaftskarten werden dir erst beim Aufdecken gesendet. Kein Programm kann sie vorher lesen.',
      ],
    },
  ],
  paytable: [
    { name: 'Ante: Royal Flush', pays: '100 zu 1', chance: '0,0031\u00A0%' },
    { name: 'Ante: Straight Flush', pays: '20 zu 1', chance: '0,025\u00A0%' },
    { name: 'Ante: Vierling', pays: '10 zu 1', chance: '0,15\u00A0%' },
    { name: 'Ante: Full House', pays: '3 zu 1', chance: '2,21\u00A0%' },
    { name: 'Ante: Flush', pays: '2 zu 1', chance: '2,42\u00A0%' },
    { name: 'Ante: Straße oder weniger', pays: '1 zu 1', chance: '43,0\u00A0%' },
    { name: 'Call, deine Hand gewinnt', pays: '1 zu 1', chance: '27,2\u00A0%' },
  ],
  bets: ['Ante, beste Spielweise'],
};
