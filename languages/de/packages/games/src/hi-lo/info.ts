import type { info as english } from '#english/packages/games/src/hi-lo/info.ts';
import type { Translation } from '#languages/translation.ts';

export const info: Translation<typeof english> = {
  rules: [
    {
      title: 'So wird gespielt',
      text: [
        'Eine Karte wird aufgedeckt. Rate, ob die nächste höher oder tiefer ist; die Zwei ist der niedrigste Rang, das Ass der höchste. Jeder richtige Tipp erhöht deinen Multiplikator. Ein falscher beendet die Runde, und dein Einsatz ist verloren.',
        'Derselbe Rang gilt als richtig, außer bei Zwei und Ass: Dort muss die nächste Karte wirklich höher oder tiefer sein. Höher als ein Ass und tiefer als eine Zwei gibt es nichts.',
        'Jede Karte kommt aus einem frischen Spiel von 52 Karten. Jeder Rang hat also immer dieselbe Chance, egal was vorher kam.',
        'Du kannst jederzeit auszahlen oder festlegen, nach wie vielen richtigen Tipps die Runde von selbst auszahlt.',
      ],
    },
    {
      title: 'Gewinn',
      text: [
        'Der Multiplikator ist 0,99 geteilt durch die Chance all deiner Tipps zusammen, nach vier Nachkommastellen abgeschnitten. Jede Kette von Tipps hat eine Auszahlungsquote von 99\u00A0%, abzüglich dieser Rundung. Keine Spielweise ist also besser als eine andere. Die veröffentlichten Quoten gelten für Tipps auf die wahrscheinlichere Seite und für sieben Tipps auf die unwahrscheinlichere, die am meisten bringen kann.',
        'Eine Runde zahlt höchstens den Gegenwert von 250.000\u00A0€. Bei hohem Einsatz werden Tipps, die mehr wert wären, nicht angeboten; bleibt keiner übrig, zahlt die Runde von selbst aus. Die Grenze steht im Spiel, bevor du startest.',
        'Der Gewinn jeder Runde wird auf die kleinste Einheit deiner Währung abgerundet. Bei sehr kleinen Einsätzen kann das einen Teil einer Einheit kosten.',
      ],
    },
    {
      title: 'Unterbrochene Runden',
      text: [
        'Deine Runde wartet 24 Stunden auf dich, auf jedem Gerät. Danach wird sie ausgezahlt; hast du noch nicht getippt, bekommst du deinen Einsatz zurück.',
        'Bei einer Störung des Spiels sind die betroffenen Runden ungültig, und die Einsätze werden zurückgegeben.',
      ],
    },
    {
      title: 'Faire Runden',
      text: [
        'Die Karten werden der Reihe nach aus drei Angaben gezogen: einem Server-Seed, der vor deinem Einsatz feststeht und als Hash veröffentlicht ist, deinem Client-Seed und der Rundennummer. Weder dein Einsatz noch deine Tipps ändern, welche Karte als nächste kommt.',
      ],
    },
  ],
  paytable: [
    { name: 'Zwei höher, Ass tiefer', pays: '1,0725×', chance: '92,31\u00A0%' },
    { name: '3 höher oder gleich, König tiefer oder gleich', pays: '1,0725×', chance: '92,31\u00A0%' },
    { name: '5 höher oder gleich, Bube tiefer oder gleich', pays: '1,287×', chance: '76,92\u00A0%' },
    { name: '8, beide Seiten', pays: '1,8385×', chance: '53,85\u00A0%' },
    { name: 'Bube höher oder gleich, 5 tiefer oder gleich', pays: '3,2175×', chance: '30,77\u00A0%' },
    { name: 'König höher oder gleich, 3 tiefer oder gleich', pays: '6,435×', chance: '15,38\u00A0%' },
    { name: 'Höchste Kette: siebenmal nacheinander zu 6,5×', pays: '485.320×', chance: '1 zu 203.932.680' },
  ],
  bets: [
    '1 Tipp, wahrscheinlichere Seite',
    '3 Tipps, wahrscheinlichere Seite',
    '5 Tipps, wahrscheinlichere Seite',
    '7 Tipps, wahrscheinlichere Seite',
    '7 Tipps, unwahrscheinlichere Seite',
  ],
};
