import type { info as english } from '#english/packages/games/src/mines/info.ts';
import type { Translation } from '#languages/translation.ts';

export const info: Translation<typeof english> = {
  rules: [
    {
      title: 'So wird gespielt',
      text: [
        'Wähle 1 bis 24 Minen. Sie liegen unter den 25 Feldern, bevor du das erste öffnest, und bewegen sich nicht.',
        'Öffne ein Feld nach dem anderen. Jeder Edelstein erhöht deinen Multiplikator. Du kannst jederzeit auszahlen; eine Mine beendet die Runde, und dein Einsatz ist verloren.',
        'Du kannst festlegen, nach wie vielen Edelsteinen die Runde von selbst auszahlt.',
      ],
    },
    {
      title: 'Gewinn',
      text: [
        'Der Multiplikator ist 0,99 geteilt durch die Chance, so viele Edelsteine zu finden, nach vier Nachkommastellen abgeschnitten. Jede Zahl von Minen und Edelsteinen hat eine Auszahlungsquote von 99\u00A0%, abzüglich dieser Rundung. Keine Spielweise ist also besser als eine andere.',
        'Eine Runde zahlt höchstens den Gegenwert von 250.000\u00A0€. Bei hohem Einsatz zahlt sie von selbst aus: beim letzten Edelstein, der innerhalb dieses Betrags bleibt. Die Zahl steht im Spiel, bevor du startest.',
        'Der Gewinn jeder Runde wird auf die kleinste Einheit deiner Währung abgerundet. Bei sehr kleinen Einsätzen kann das einen Teil einer Einheit kosten.',
      ],
    },
    {
      title: 'Unterbrochene Runden',
      text: [
        'Deine Runde wartet 24 Stunden auf dich, auf jedem Gerät. Danach wird sie ausgezahlt; hast du noch kein Feld geöffnet, bekommst du deinen Einsatz zurück.',
        'Bei einer Störung des Spiels sind die betroffenen Runden ungültig, und die Einsätze werden zurückgegeben.',
      ],
    },
    {
      title: 'Faire Runden',
      text: [
        'Die Minen werden aus drei Angaben gezogen: einem Server-Seed, der vor deinem Einsatz feststeht und als Hash veröffentlicht ist, deinem Client-Seed und der Rundennummer. Weder dein Einsatz noch die geöffneten Felder ändern, wo sie liegen.',
      ],
    },
  ],
  paytable: [
    { name: '1 Mine, 1 Edelstein', pays: '1,0312×', chance: '96,00\u00A0%' },
    { name: '3 Minen, 1 Edelstein', pays: '1,125×', chance: '88,00\u00A0%' },
    { name: '3 Minen, 5 Edelsteine', pays: '1,9973×', chance: '49,57\u00A0%' },
    { name: '5 Minen, 7 Edelsteine', pays: '6,1389×', chance: '16,13\u00A0%' },
    { name: '24 Minen, 1 Edelstein', pays: '24,75×', chance: '4,00\u00A0%' },
    { name: '12 Minen, alle 13 Edelsteine', pays: '5.148.297×', chance: '1 zu 5.200.300' },
  ],
  bets: [
    '3 Minen, 1 Edelstein',
    '3 Minen, 5 Edelsteine',
    '1 Mine, 1 Edelstein',
    '24 Minen, 1 Edelstein',
    '12 Minen, alle 13 Edelsteine',
  ],
};
