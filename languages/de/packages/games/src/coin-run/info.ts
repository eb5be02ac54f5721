import type { info as english } from '#english/packages/games/src/coin-run/info.ts';
import type { Translation } from '#languages/translation.ts';

export const info: Translation<typeof english> = {
  rules: [
    {
      title: 'So wird gespielt',
      text: [
        'Wirf die Münze. Kopf verdoppelt deinen Multiplikator und bringt dich ein Licht weiter; Zahl beendet den Lauf, und dein Einsatz ist verloren.',
        'Du kannst nach jedem Kopf auszahlen oder festlegen, nach wie vielen Köpfen die Runde von selbst auszahlt. Ein Lauf hat höchstens 20 Köpfe.',
        'Kopf und Zahl haben bei jedem Wurf dieselbe Chance, egal was vorher fiel.',
      ],
    },
    {
      title: 'Gewinn',
      text: [
        'Der Multiplikator ist 0,98 × 2 für jeden Kopf: 1,96×, 3,92×, 7,84× und so weiter. Jede Zahl von Köpfen hat eine Auszahlungsquote von genau 98\u00A0%. Keine Spielweise ist also besser als eine andere.',
        'Eine Runde zahlt höchstens den Gegenwert von 250.000\u00A0€. Bei hohem Einsatz zahlt sie von selbst aus: beim letzten Kopf, der innerhalb dieses Betrags bleibt. Die Zahl steht im Spiel, bevor du startest.',
        'Der Gewinn jeder Runde wird auf die kleinste Einheit deiner Währung abgerundet. Bei sehr kleinen Einsätzen kann das einen Teil einer Einheit kosten.',
      ],
    },
    {
      title: 'Unterbrochene Runden',
      text: [
        'Deine Runde wartet 24 Stunden auf dich, auf jedem Gerät. Danach wird sie ausgezahlt; hast du noch nicht geworfen, bekommst du deinen Einsatz zurück.',
        'Bei einer Störung des Spiels sind die betroffenen Runden ungültig, und die Einsätze werden zurückgegeben.',
      ],
    },
    {
      title: 'Faire Runden',
      text: [
        'Die Würfe werden der Reihe nach aus drei Angaben gezogen: einem Server-Seed, der vor deinem Einsatz feststeht und als Hash veröffentlicht ist, deinem Client-Seed und der Rundennummer. Weder dein Einsatz noch der Moment deines Drucks ändern, wie die Münze fällt.',
      ],
    },
  ],
  paytable: [
    { name: '1 Kopf', pays: '1,96×', chance: '50,00\u00A0%' },
    { name: '2 Köpfe', pays: '3,92×', chance: '25,00\u00A0%' },
    { name: '3 Köpfe', pays: '7,84×', chance: '12,50\u00A0%' },
    { name: '5 Köpfe', pays: '31,36×', chance: '3,13\u00A0%' },
    { name: '10 Köpfe', pays: '1.003,52×', chance: '1 zu 1.024' },
    { name: '20 Köpfe', pays: '1.027.604,48×', chance: '1 zu 1.048.576' },
  ],
  bets: ['1 Kopf', '2 Köpfe', '3 Köpfe', '5 Köpfe', '10 Köpfe', 'Alle 20 Köpfe'],
};
