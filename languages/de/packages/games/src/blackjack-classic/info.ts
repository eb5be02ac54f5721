import type { info as english } from '#english/packages/games/src/blackjack-classic/info.ts';
import type { Translation } from '#languages/translation.ts';

export const info: Translation<typeof english> = {
  rules: [
    {
      title: 'So wird gespielt',
      text: [
        'Komm näher an 21 heran als der Dealer, ohne 21 zu überschreiten. Zahlenkarten zählen ihren Wert, Bildkarten 10, ein Ass 1 oder 11.',
        'Für jede Runde werden sechs Decks mit je 52 Karten neu gemischt. Du und der Dealer erhaltet je zwei Karten, eine des Dealers liegt verdeckt.',
        'Der Dealer hält ab 17, auch bei Soft-Händen. Zeigt er ein Ass oder eine Zehnerkarte, prüft er zuerst auf Blackjack; hat er ihn, ist die Runde sofort vorbei.',
        'Eine Hand mit 21 hält automatisch.',
      ],
    },
    {
      title: 'Ein bis fünf Plätze',
      text: [
        'Lege Chips vor einen Platz oder mehrere. Jeder Platz bekommt seine eigene Hand gegen dieselben Karten des Dealers; gespielt wird der Reihe nach.',
        'Verdoppeln und Teilen kosten noch einmal die Chips, die vor dem Platz liegen.',
        'Mehr Plätze ändern nichts an der Quote jedes einzelnen. Weil dieselben Dealer-Karten über alle entscheiden, gewinnen und verlieren sie oft gemeinsam.',
      ],
    },
    {
      title: 'Verdoppeln und Teilen',
      text: [
        'Verdoppeln kannst du mit zwei beliebigen Karten, auch nach dem Teilen: Der Einsatz auf dieser Hand verdoppelt sich, und sie bekommt genau eine weitere Karte.',
        'Zwei Karten mit gleichem Wert kannst du in zwei Hände mit je einem Einsatz teilen, bis zu vier Hände je Platz. Zwei beliebige Zehnerkarten gelten als Paar. Eine neue Hand bekommt ihre zweite Karte, wenn sie an der Reihe ist.',
        'Asse werden nur einmal geteilt und bekommen je eine Karte. 21 nach dem Teilen ist kein Blackjack und zahlt 1 zu 1.',
        'Versicherung (Insurance) und Aufgeben (Surrender) gibt es nicht.',
      ],
    },
    {
      title: 'Auszahlungsquote (RTP)',
      text: [
        '99,594\u00A0% der zuerst gelegten Chips, exakt berechnet über den ganzen Kartenschuh für die veröffentlichte Basisstrategie, der auch der Tipp folgt. Die Quote gilt für beliebige Plätze und Chips. Jede andere Spielweise bringt weniger.',
        'Die Chance, dass überhaupt etwas zurückkommt, und die Standardabweichung wurden mit derselben Strategie über Millionen von Runden gemessen. Von der Chance auf den maximalen Gewinn ist nur die Größenordnung bekannt.',
        'Der Gewinn jeder Runde wird auf die kleinste Einheit deiner Währung abgerundet.',
      ],
    },
    {
      title: 'Unterbrochene Runden',
      text: [
        'Deine Runde wartet auf dich: nach dem Neuladen, auf einem anderen Gerät, nach einem Ausfall bei uns. Sie kann nicht zweimal gespielt werden.',
        'Eine offene Runde wird nach 24 Stunden beendet, indem jede Hand hält. Bei Selbstausschluss, Sperrung oder Schließung des Kontos geschieht das sofort.',
        'Bei einer Störung des Spiels sind die betroffenen Runden ungültig, und die Einsätze werden zurückgegeben.',
      ],
    },
    {
      title: 'Faire Runden',
      text: [
        'Jede Karte einer Runde steht vor deinem Einsatz fest: durch einen Server-Seed, der als Hash veröffentlicht ist, deinen Client-Seed und die Rundennummer. Nichts, was du tust, ändert, welche Karte als Nächstes kommt.',
        'Die verdeckte Karte des Dealers wird dir erst beim Aufdecken gesendet. Kein Programm kann sie vorher lesen.',
      ],
    },
  ],
  paytable: [
    { name: 'Blackjack (Ass und Zehnerkarte)', pays: '2,5×', chance: '4,53\u00A0%' },
    { name: 'Gewonnene Hand', pays: '2×' },
    { name: 'Push (gleiche Summe)', pays: '1×' },
    { name: 'Höchstens je Platz: vier verdoppelte Hände gewonnen', pays: '16×' },
  ],
  bets: ['Basisstrategie'],
};
