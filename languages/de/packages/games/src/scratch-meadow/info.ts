import type { info as english } from '#english/packages/games/src/scratch-meadow/info.ts';
import type { Translation } from '#languages/translation.ts';

export const info: Translation<typeof english> = {
  rules: [
    {
      title: 'So wird gespielt',
      text: [
        'Kaufe ein Los und rubbel seine sieben Felder frei: mit dem Finger oder der Maus, Feld für Feld per Druck oder alle auf einmal. Wie und wann du rubbelst, ändert nichts.',
        'Drei oder mehr gleiche Bilder bringen ihren Gewinn. Hat ein Los zwei Gewinnbilder, zahlt es den höheren Gewinn. Gras bringt nichts.',
      ],
    },
    {
      title: 'Gewinn',
      text: [
        'Ein Los zahlt Einsatz × Multiplikator aus der Gewinntabelle, der Einsatz ist enthalten. Das Gänseblümchen bringt den Einsatz zurück; das ist kein Gewinn.',
        'Die Auszahlungsquote beträgt 95,02\u00A0%, über alle Lose genau gezählt. Eines von 2,9 Losen zahlt etwas, eines von 5,9 mehr als seinen Preis.',
        'Eine Runde zahlt höchstens den Gegenwert von 250.000\u00A0€; danach richtet sich der höchste Einsatz. Der Gewinn jeder Runde wird auf die kleinste Einheit deiner Währung abgerundet.',
      ],
    },
    {
      title: 'Nichts ist arrangiert',
      text: [
        'Jedes Feld wird für sich gezogen, mit denselben Chancen, was auch immer die anderen zeigen. Kein Los ist so gemacht, dass es beinahe gewonnen hätte: Zwei Sonnen sind so selten, wie die Ziehung sie macht.',
      ],
    },
    {
      title: 'Faire Runden',
      text: [
        'Die Felder werden aus drei Angaben gezogen: einem Server-Seed, der vor deinem Einsatz feststeht und als Hash veröffentlicht ist, deinem Client-Seed und der Rundennummer. Weder dein Einsatz noch ein früheres Los ändern daran etwas.',
        'Eine Runde lässt sich nicht unterbrechen: Preis, Los und Gewinn werden in einem Schritt abgerechnet, bevor du rubbelst. Lässt du ein Los liegen, gehört dir sein Gewinn schon.',
        'Bei einer Störung des Spiels sind die betroffenen Runden ungültig, und die Einsätze werden zurückgegeben.',
      ],
    },
  ],
  paytable: [
    { name: '3 Sonnen', pays: '10.000×', chance: '1 zu 186.847' },
    { name: '3 Regenbogen', pays: '1.000×', chance: '1 zu 23.738' },
    { name: '3 Fliegenpilze', pays: '100×', chance: '1 zu 939' },
    { name: '3 Schmetterlinge', pays: '25×', chance: '1 zu 292' },
    { name: '3 Bienen', pays: '10×', chance: '0,96\u00A0%' },
    { name: '3 Marienkäfer', pays: '5×', chance: '2,71\u00A0%' },
    { name: '3 Kleeblätter', pays: '2×', chance: '12,71\u00A0%' },
    { name: '3 Gänseblümchen', pays: '1×', chance: '17,61\u00A0%' },
  ],
  bets: ['Ein Los'],
};
